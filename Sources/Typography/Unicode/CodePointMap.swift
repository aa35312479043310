/// The namespace of the tables made from the Unicode Character Database.
enum UnicodeTable {}

/// A class for every code point, looked up by halving; the first 2,048 code points directly.
struct CodePointMap<Class: RawRepresentable & Sendable>: Sendable where Class.RawValue == String {
    private let starts: [UInt32]
    private let classes: [Class]
    private let first: [Class]

    /// Takes words of a class's two letters and its run's length in hexadecimal, from code point 0 up. A class that does
    /// not exist is a mistake in the table.
    init(_ runs: String) {
        var starts: [UInt32] = []
        var classes: [Class] = []
        var next: UInt32 = 0
        for word in runs.split(whereSeparator: \.isWhitespace) {
            guard let value = Class(rawValue: String(word.prefix(2))), let length = UInt32(word.dropFirst(2), radix: 16)
            else { preconditionFailure("no such class: \(word)") }
            starts.append(next)
            classes.append(value)
            next += length
        }
        (self.starts, self.classes) = (starts, classes)
        first = (0..<2_048).map { classes[Self.run(of: $0, in: starts)] }
    }

    subscript(scalar: Unicode.Scalar) -> Class {
        let value = scalar.value
        return value < 2_048 ? first[Int(value)] : classes[Self.run(of: value, in: starts)]
    }

    private static func run(of value: UInt32, in starts: [UInt32]) -> Int {
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= value { low = middle } else { high = middle }
        }
        return low
    }
}
