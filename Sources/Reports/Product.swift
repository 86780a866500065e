/// What this program calls itself.
package enum Product {
  package static let name = "navhost"
  package static let version = "0.1.0"
}
