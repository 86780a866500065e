import NavigationSim
import Testing
import ViewTree

/// What is drawn inside components, seen in pictures alone.
@Suite
struct ContentTests {
  private func content(_ kind: ComponentKind, _ test: PlainMap) throws -> ComponentContent {
    test.map.layOut()
    let frame = MapFrame(of: test.map, isShown: false)
    let item = try #require(frame.component(kind))
    let node = try #require(frame.tree[item.view])
    return try #require(frame.content(of: node))
  }

  @Test func `the turn card's size doesn't hang on what it says`() throws {
    let test = PlainMap.guiding()
    for maneuver in Maneuver.allCases {
      test.map.setManeuver(maneuver)
      #expect(try content(.turnCard, test).words == [maneuver.distance, maneuver.road])
      #expect(try test.frame(.turnCard) == Rect(x: 0, y: 0, width: 393, height: 155))
      #expect(try test.frame(.viewport) == Rect(x: 0, y: 147, width: 393, height: 603))
    }
  }

  @Test func `words are mirrored and lanes aren't`() throws {
    let lanes = try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      let test = PlainMap.guiding(.large, direction: direction)
      test.map.setManeuver(.lanes)
      let elements = try content(.turnCard, test).elements
      // The arrow stands 12 from the card's leading visual edge, which is 8 from its frame's.
      let arrow = try #require(elements.first { $0.figure == .arrow })
      #expect(arrow.rect.x == (direction == .leftToRight ? 20 : 393 - 20 - 44))
      return elements.compactMap { element -> Bool? in
        if case .lane(let isTaken) = element.figure { isTaken } else { nil }
      }
    }
    #expect(lanes == [[false, true, true], [false, true, true]])
  }

  @Test func `the header has the app's colours and fonts`() throws {
    let test = PlainMap.guiding()
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let before = try content(.turnCard, test)
    #expect(before.background == nil && before.elements.allSatisfy { $0.color == nil })
    // The fonts that the SDK's headers name: 24 bold for the distance.
    #expect(before.elements[1].figure == .text("400 m", Font(size: 24, weight: 700)))
    test.map.setSettings {
      $0.colors = [.primaryBackground: red, .instructionsText: blue]
      $0.fonts = [.distanceValue: Font(size: 20)]
    }
    let after = try content(.turnCard, test)
    #expect(after.background == red)
    #expect(after.elements.map(\.color) == [nil, nil, blue])
    #expect(after.elements[1].figure == .text("400 m", Font(size: 20)))
  }

  @Test func `the progress bar fills from below`() throws {
    let test = PlainMap.guiding()
    test.map.setSettings { $0.isNavigationTripProgressBarEnabled = true }
    test.map.setProgress(0.4)
    let bar = try content(.tripProgressBar, test)
    let fill = try #require(bar.elements.first)
    // 400 high, from 242 to 642.
    #expect(fill.rect == Rect(x: 0, y: 482, width: 12, height: 160))
  }

  @Test func `the speed widget says what it reads`() throws {
    let test = PlainMap.guiding()
    for (speed, words) in [
      (SpeedReading.current, ["47 km/h"]), (.limit, ["50"]), (.both, ["50", "47 km/h"]),
    ] {
      test.map.setSpeed(speed)
      #expect(try content(.speedWidget, test).words == words)
    }
  }

  @Test func `contents are no views`() throws {
    let test = PlainMap.guiding()
    test.map.layOut()
    for item in MapFrame(of: test.map, isShown: false).provided {
      #expect(test.tree.views[item.view].subviews.isEmpty)
    }
  }
}
