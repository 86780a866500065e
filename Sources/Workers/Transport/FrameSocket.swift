import CProcess
import Glibc

/// An end of a socket that carries frames.
struct FrameSocket: ~Copyable {
  enum Reception {
    case frame(Frame)
    /// A packet that is no frame of ours.
    case noise
    case empty
    case ended
  }

  private let descriptor: Descriptor
  private var buffer = [UInt8](repeating: 0, count: Frame.headerSize + Frame.payloadCapacity)

  init(_ descriptor: consuming Descriptor) {
    self.descriptor = descriptor
  }

  var number: Int32 { descriptor.number }

  /// Sends a frame and waits while the peer's buffer is full.
  /// - Returns: Whether it went out whole.
  func send(_ frame: Frame) -> Bool {
    FrameSocket.send(frame, to: number, waiting: true) == .sent
  }

  enum Sending { case sent, full, broken }

  /// Sends a frame if there is room for it.
  func sendNow(_ frame: Frame) -> Sending {
    FrameSocket.send(frame, to: number, waiting: false)
  }

  private static func send(_ frame: Frame, to number: Int32, waiting: Bool) -> Sending {
    let bytes = frame.bytes
    let sent = unsafe bytes.withUnsafeBytes { raw in
      unsafe cprocess_send(number, raw.baseAddress, raw.count, waiting ? 1 : 0)
    }
    if sent == bytes.count { return .sent }
    return sent == -Int(EAGAIN) ? .full : .broken
  }

  /// Receives the next frame; without `waiting`, ``Reception/empty`` when there is none yet.
  mutating func receive(waiting: Bool) -> Reception {
    let number = number
    let count = unsafe buffer.withUnsafeMutableBytes { raw in
      unsafe cprocess_receive(number, raw.baseAddress, raw.count, waiting ? 1 : 0)
    }
    if count == -Int(EAGAIN) { return .empty }
    guard count > 0 else { return .ended }
    // A copy of what came: a slice would hold on to the whole buffer and have it copied next time.
    guard let frame = Frame(Array(buffer[0..<count])[...]) else { return .noise }
    return .frame(frame)
  }

  /// Tells the peer that nothing more comes; receiving goes on.
  func endSending() {
    cprocess_end_sending(number)
  }
}
