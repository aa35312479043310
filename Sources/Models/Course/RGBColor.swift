/// An opaque sRGB colour with three channels from 0 to 255.
public struct RGBColor: Hashable, Sendable {
    /// The channels, 0 to 255.
    public var red, green, blue: UInt8

    /// Creates a colour from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// The colour as `#1a73e8`.
    public var hexadecimal: String {
        "#"
            + [red, green, blue].map { channel in
                let digits = String(channel, radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}

/// An element that the course report's colour editor can colour.
public enum ColorTarget: Hashable, Sendable {
    /// The background of every screen.
    case background
    /// The tile with that number.
    case tile(Int)

    /// Creates the target of a number: 0 for the background; 2, 4, 8 ... 2048 for the tile with that number. Returns
    /// nil for any other number.
    public init?(number: Int) {
        guard number != 0 else {
            self = .background
            return
        }
        guard (2...2048).contains(number), number.nonzeroBitCount == 1 else { return nil }
        self = .tile(number)
    }

    /// The number of the target.
    public var number: Int {
        switch self {
        case .background: 0
        case .tile(let number): number
        }
    }

    /// The background, then the tiles by number.
    public static let all: [ColorTarget] = [.background] + (1...11).map { .tile(1 << $0) }
}

extension RGBColor {
    /// Parses `#1a73e8`, in either case. Returns nil for anything else.
    public init?(hexadecimal text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 else { return nil }
        var number = 0
        for digit in digits {
            guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            number = number * 16 + value
        }
        self.init(red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
    }
}
