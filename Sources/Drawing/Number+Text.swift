/// Returns the number rounded to hundredths, for messages.
package func brief(_ number: Double) -> String { shortest((number * 100).rounded() / 100) }

/// Returns the shortest text that parses to the same number, without a trailing `.0`.
package func shortest(_ number: Double) -> String {
    guard number.isFinite, number == number.rounded(), abs(number) < 1e15 else { return "\(number)" }
    return "\(Int64(number))"
}
