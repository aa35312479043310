/// The namespace of the tables generated from the Unicode Character Database.
enum UnicodeTable {}

/// A map from code points to classes by binary search, with direct access to the first 2,048 code points.
struct CodePointMap<Class: RawRepresentable & Sendable>: Sendable where Class.RawValue == String {
    private let starts: [UInt32]
    private let classes: [Class]
    private let first: [Class]

    /// Parses a table of words, each a class of two letters followed by the length of its run in hexadecimal, from
    /// code point 0. Unknown classes are programming errors.
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
