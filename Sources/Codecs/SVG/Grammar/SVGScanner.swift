import FramewrightDocuments

/// A scanner for the syntaxes inside attributes: numbers, words, lists.
struct SVGScanner {
    let bytes: [UInt8]
    var position = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position >= bytes.count }

    /// The next byte; nil at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpace() { while let byte = next, byte.isXMLSpace || byte == 0x0C { position += 1 } }

    /// Skips space with at most one comma.
    mutating func skipCommaSpace() {
        skipSpace()
        if consume(",") { skipSpace() }
    }

    /// If `character` is next, skips it and returns true.
    mutating func consume(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Parses letters, digits, hyphens and underscores.
    mutating func word() -> String {
        let start = position
        while let byte = next, byte.isWord { position += 1 }
        return text(from: start)
    }

    func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

    /// Returns all numbers of a list separated by space or commas; nil if it contains anything else.
    static func numbers(_ text: String) -> [Double]? {
        var scanner = SVGScanner(text)
        scanner.skipSpace()
        var numbers: [Double] = []
        while !scanner.isAtEnd {
            guard let number = scanner.number() else { return nil }
            numbers.append(number)
            scanner.skipCommaSpace()
        }
        return numbers
    }

    /// Returns the only number in a text; nil if it contains anything else, such as a unit.
    ///
    /// - Parameter allowsPercent: If true, `50%` is parsed as 0.5.
    static func number(_ text: String, allowsPercent: Bool = false) -> Double? {
        var scanner = SVGScanner(text)
        scanner.skipSpace()
        guard var number = scanner.number() else { return nil }
        if allowsPercent, scanner.consume("%") { number /= 100 }
        scanner.skipSpace()
        return scanner.isAtEnd ? number : nil
    }

    /// Converts a CSS angle to degrees; returns nil if `unit` is not an angle unit.
    static func degrees(_ value: Double, unit: String) -> Double? {
        switch unit {
        case "deg": value
        case "rad": value * 180 / Double.pi
        case "grad": value * 0.9
        case "turn": value * 360
        default: nil
        }
    }

    /// Returns text of a file in quotes for a message: shortened, on one line.
    static func quoted(_ text: some StringProtocol) -> String {
        XMLReader.quoted(text)
    }
}

extension UInt8 {
    var isXMLSpace: Bool { self == 32 || self == 9 || self == 10 || self == 13 }
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    fileprivate var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }
}
