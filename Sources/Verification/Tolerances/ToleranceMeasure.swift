import FramewrightDrawing

/// A measure of the difference between two images of equal size, with its limit. Images of different sizes always
/// exceed it.
public enum ToleranceMeasure: Hashable, Sendable {
    /// The maximum difference of each component, 0 to 255; colours are premultiplied.
    case channels(red: Int, green: Int, blue: Int, alpha: Int)
    /// The maximum CIEDE2000 difference of two pixels (ISO/CIE 11664-6), in CIELAB of sRGB under D65. About 1 is just
    /// noticeable.
    case ciede2000(Double)
    /// The maximum OKLab distance of two pixels. Black and white are 1 apart; about 0.02 is just noticeable.
    case okLab(Double)
    /// The maximum number of pixels in any window of `side` by `side` pixels with a component that differs by more
    /// than `above`.
    case density(Int, side: Int, above: Int)
    /// The minimum structural similarity (Wang and others 2004) of any window of 7 by 7 pixels in any component; 1
    /// means equal.
    case similarity(Double)

    /// The names of the measures in settings and arguments.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case channels, ciede2000, oklab, density, ssim
    }

    /// The kind of the measure.
    public var kind: Kind {
        switch self {
        case .channels: .channels
        case .ciede2000: .ciede2000
        case .okLab: .oklab
        case .density: .density
        case .similarity: .ssim
        }
    }

    /// Returns a measure with the same limit for all components.
    public static func channels(_ limit: Int) -> ToleranceMeasure {
        .channels(red: limit, green: limit, blue: limit, alpha: limit)
    }

    static let components = 0...255
    static let colorDistances = 0.0...100.0
    static let sides = 1...256
    static let similarities = -1.0...1.0
}

extension ToleranceMeasure {
    /// Parses `channels=2`, `ciede2000=1.5`, `oklab=0.02`, `density=3/16` (pixels in windows of that side) or
    /// `ssim=0.99`. Returns nil for any other text.
    public init?(parsing text: String) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let kind = Kind(rawValue: parts[0]) else { return nil }
        switch kind {
        case .channels:
            guard let limit = Int(parts[1]), Self.components.contains(limit) else { return nil }
            self = .channels(limit)
        case .ciede2000, .oklab:
            guard let limit = Double(parts[1]), Self.colorDistances.contains(limit) else { return nil }
            self = kind == .oklab ? .okLab(limit) : .ciede2000(limit)
        case .density:
            let numbers = parts[1].split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard numbers.count == 2, let limit = numbers[0], let side = numbers[1], Self.sides.contains(side),
                (0...side * side).contains(limit)
            else { return nil }
            self = .density(limit, side: side, above: 0)
        case .ssim:
            guard let limit = Double(parts[1]), Self.similarities.contains(limit) else { return nil }
            self = .similarity(limit)
        }
    }

    /// The forms that `init(parsing:)` accepts, for hints.
    public static let forms = "channels=2, ciede2000=1.5, oklab=0.02, density=3/16 or ssim=0.99"
}

extension ToleranceMeasure: CustomStringConvertible {
    /// The measure in the form that `init(parsing:)` accepts, if there is one.
    public var description: String {
        switch self {
        case .channels(let red, let green, let blue, let alpha):
            Set([red, green, blue, alpha]).count == 1
                ? "channels=\(red)" : "channels red \(red) green \(green) blue \(blue) alpha \(alpha)"
        case .ciede2000(let limit): "ciede2000=\(shortest(limit))"
        case .okLab(let limit): "oklab=\(shortest(limit))"
        case .density(let limit, let side, let above):
            "density=\(limit)/\(side)\(above > 0 ? " above \(above)" : "")"
        case .similarity(let limit): "ssim=\(shortest(limit))"
        }
    }
}
