/// Returns the number rounded to hundredths, for messages.
package func brief(_ number: Double) -> String { shortest((number * 100).rounded() / 100) }

/// Returns the shortest text that parses to the same number, without a trailing `.0`.
package func shortest(_ number: Double) -> String {
    guard number.isFinite, number == number.rounded(), abs(number) < 1e15 else { return "\(number)" }
    return "\(Int64(number))"
}

/// Returns the number rounded to six significant digits, as the format `%g` of C writes it.
package func sixDigits(_ number: Double) -> String {
    guard number.isFinite, number != 0 else { return number == 0 ? "0" : "\(number)" }
    var (digits, exponent) = decimalDigits(of: abs(number))
    if digits.count > 6 {
        let isRoundedUp = digits[6] >= 5
        digits.removeSubrange(6...)
        if isRoundedUp { roundUp(&digits, &exponent) }
    }
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
    return (number < 0 ? "-" : "") + text(of: digits, exponent)
}

/// Returns the shortest decimal digits of a positive number, and the power of ten of the first one.
private func decimalDigits(of number: Double) -> (digits: [Int], exponent: Int) {
    let parts = "\(number)".split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let all = mantissa.joined().compactMap(\.wholeNumberValue)
    let leadingZeros = all.prefix { $0 == 0 }.count
    let exponent = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) + mantissa[0].count - 1 - leadingZeros
    return (Array(all.dropFirst(leadingZeros)), exponent)
}

private func roundUp(_ digits: inout [Int], _ exponent: inout Int) {
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
    }
    if index >= 0 {
        digits[index] += 1
    } else {
        digits[0] = 1
        exponent += 1
    }
}

private func text(of digits: [Int], _ exponent: Int) -> String {
    let text = digits.map(String.init)
    if exponent < -4 || exponent >= 6 {
        let fraction = text.count > 1 ? "." + text.dropFirst().joined() : ""
        return "\(text[0])\(fraction)e\(exponent < 0 ? "-" : "+")\(abs(exponent) < 10 ? "0" : "")\(abs(exponent))"
    }
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + text.joined() }
    let whole = text.prefix(exponent + 1).joined() + String(repeating: "0", count: max(0, exponent + 1 - text.count))
    return text.count > exponent + 1 ? whole + "." + text.dropFirst(exponent + 1).joined() : whole
}
