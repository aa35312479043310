/// A colour as a player picks it: three channels from 0 to 255, in sRGB, opaque.
public struct RGBColor: Hashable, Sendable {
    /// How much of each, from 0 to 255.
    public var red, green, blue: UInt8

    /// The parameters are the channels.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// As `#1a73e8`.
    public var hexadecimal: String {
        "#"
            + [red, green, blue].map { channel in
                let digits = String(channel, radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}

/// What the course report's colour editor can colour.
public enum ColorTarget: Hashable, Sendable {
    /// Every screen's ground.
    case background
    /// The tile of that number.
    case tile(Int)

    /// 0 means the background; 2, 4, 8 ... 2048 the tile of that number. Nil for any other number.
    public init?(number: Int) {
        guard number != 0 else {
            self = .background
            return
        }
        guard (2...2048).contains(number), number.nonzeroBitCount == 1 else { return nil }
        self = .tile(number)
    }

    /// The number that stands for it.
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
    /// Reads `#1a73e8`, in either case; nil for anything else.
    public init?(hexadecimal text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 else { return nil }
        var number = 0
        for digit in digits {
            guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            number = number * 16 + value
        }
        self.init(UInt8(number >> 16), UInt8(number >> 8 & 255), UInt8(number & 255))
    }
}
