import CBenchSupport

/// The least that any solver must do: within one region each value is an affine function of the
/// inputs, so an edit can't be less than evaluating it, and a solve from nothing can't be less
/// than looking at each term once and then evaluating.
///
/// It solves nothing: the functions are taken from solutions at three sizes.
final class Floor: Contender {
  let name = "limit"
  private let solver: any Contender
  private var workload: Workload?

  /// For each variable its value at zero and a coefficient for each input, an input after the other.
  private var columns: [Double] = []
  private var values: [Double] = []

  /// What was made of the terms, kept so that looking at them isn't optimised away.
  private var sum = 0.0

  /// - Parameter solver: Gives the values at the workload's sizes and beside them.
  init(_ solver: any Contender) { self.solver = solver }

  func create(_ workload: Workload) {
    if self.workload?.name != workload.name { prepare(workload) }
    sum = lookAtTerms(workload)
    edit(workload.inputValues)
  }

  private func prepare(_ workload: Workload) {
    self.workload = workload
    values = Array(repeating: 0, count: workload.variableCount)
    solver.create(workload)
    solver.read(&values)
    let base = values
    var constants = base
    var slopes: [Double] = []
    for input in workload.inputs.indices {
      var sizes = workload.inputValues
      sizes[input] += 1
      solver.edit(sizes)
      solver.read(&values)
      for index in base.indices {
        let slope = values[index] - base[index]
        slopes.append(slope)
        constants[index] -= slope * workload.inputValues[input]
      }
    }
    solver.destroy()
    columns = constants + slopes
  }

  func destroy() {}

  /// Evaluates every function at two sizes; other numbers of inputs a column after the other.
  func edit(_ inputs: [Double]) {
    let count = values.count
    unsafe columns.withUnsafeBufferPointer { columns in
      unsafe values.withUnsafeMutableBufferPointer { output in
        guard let base = columns.baseAddress, let output = output.baseAddress else { return }
        if inputs.count == 2 {
          let (width, height) = (inputs[0], inputs[1])
          let (widths, heights) = unsafe (base + count, base + 2 * count)
          for index in 0..<count {
            unsafe output[index] = base[index] + width * widths[index] + height * heights[index]
          }
          return
        }
        unsafe output.update(from: base, count: count)
        for input in inputs.indices {
          let slopes = unsafe base + (input + 1) * count
          for index in 0..<count { unsafe output[index] += inputs[input] * slopes[index] }
        }
      }
    }
  }

  func read(_ output: inout [Double]) {
    unsafe output.withUnsafeMutableBufferPointer { output in
      unsafe values.withUnsafeBufferPointer { values in
        _ = unsafe output.update(fromContentsOf: values)
      }
    }
  }

  func add() { edit(workload?.inputValues ?? []) }
  func remove() { edit(workload?.inputValues ?? []) }

  private func lookAtTerms(_ workload: Workload) -> Double {
    unsafe workload.terms.withUnsafeBufferPointer { terms in
      var sum = 0.0
      for index in terms.indices {
        unsafe sum += terms[index].coefficient * values[Int(terms[index].variable)]
      }
      return sum
    }
  }
}
