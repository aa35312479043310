public import FramewrightDrawing
import FramewrightTheming

/// A colour that resolves in the environment of the view that draws it.
///
/// Fixed components are the same everywhere. System and semantic colours follow the colour scheme and the contrast,
/// `ThemeColor` follows the theme, and named colours come from an asset catalogue. As a view a colour fills its frame.
///
/// ```swift
/// Text("Total").foregroundStyle(Color.secondary)
/// Circle().fill(Color(red: 0.2, green: 0.5, blue: 0.9))
/// ```
public struct Color: Hashable, Sendable {
    /// An RGB colour space.
    public typealias RGBColorSpace = SRGBColor.RGBColorSpace

    /// The origin of a colour.
    enum Kind: Hashable, Sendable {
        case fixed(SRGBColor)
        case system(SystemColor)
        case semantic(SemanticColor)
        case token(ThemeToken)
        /// A colour of an asset catalogue.
        case asset(String)
        /// A colour for each appearance.
        indirect case paired(light: Kind, dark: Kind)
        /// A colour for each contrast.
        indirect case contrasted(standard: Kind, increased: Kind)
        indirect case faded(Kind, Double)
        indirect case mixed(Kind, Kind, share: Double, Gradient.ColorSpace)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// Creates a colour with fixed components.
    public init(sRGB color: SRGBColor) { kind = .fixed(color) }

    /// Creates a colour that is another one in each appearance.
    package init(light: Color, dark: Color) {
        kind = light == dark ? light.kind : .paired(light: light.kind, dark: dark.kind)
    }

    /// Creates a colour that is another one in increased contrast.
    init(standard: Color, increasedContrast increased: Color) {
        kind = .contrasted(standard: standard.kind, increased: increased.kind)
    }

    /// Creates a colour from components of 0 to 1 in a colour space. A colour outside sRGB is gamut-mapped.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(sRGB: SRGBColor(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Creates a grey from 0 (black) to 1 (white) in a colour space.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(sRGB: SRGBColor(colorSpace, white: white, opacity: opacity))
    }

    /// Creates a colour from hue, saturation and brightness, 0 to 1. A hue outside that range wraps around.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(sRGB: SRGBColor(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
    }

    /// Creates a colour from components of 0 to 255, as in colour tables and hex notation.
    public init(red8 red: UInt8, green8 green: UInt8, blue8 blue: UInt8, opacity: Double = 1) {
        self.init(sRGB: SRGBColor(red8: red, green8: green, blue8: blue, opacity: opacity))
    }

    /// Creates the colour with a name in an asset catalogue. If there is none, a grey is drawn and the name is
    /// reported.
    public init(_ name: String) { kind = .asset(name) }
}

extension Color: CustomStringConvertible {
    /// The name of a system or semantic colour, otherwise the components as `#rrggbb` or the origin.
    public var description: String { kind.description }
}

extension Color.Kind: CustomStringConvertible {
    var description: String {
        switch self {
        case .fixed(let color): "\(color)"
        case .system(let color): color.rawValue
        case .semantic(let color): color.rawValue
        case .token(let token): "{\(token.path)}"
        case .asset(let name): "named \(name)"
        case .paired(let light, let dark): "\(light), dark \(dark)"
        case .contrasted(let standard, let increased): "\(standard), in increased contrast \(increased)"
        case .faded(let kind, let share): "\(kind) at \(share)"
        case .mixed(let first, let second, let share, _): "\(first) with \(share) of \(second)"
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a colour by theme token, such as `color.game2048.tile.2`. If a theme does not define the dotted path, the
/// path without the screen system's name is used.
///
/// An unknown token is an error with the place of this call.
///
/// ```swift
/// Text("2048").foregroundStyle(ThemeColor("color.game2048.ink"))
/// ```
public func ThemeColor(_ token: String, file: StaticString = #fileID, line: Int = #line) -> Color {
    Color(.token(ThemeToken(path: token, file: file, line: line)))
}

/// A theme token with the place in code that asks for it.
struct ThemeToken: Sendable {
    let path: String
    let file: StaticString
    let line: Int

    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        guard let paint = environment.theme.paint(path) else {
            throw .unknownToken(path, theme: environment.theme.name, at: CodeLocation(file: "\(file)", line: line))
        }
        return paint
    }
}

extension ThemeToken: Hashable {
    /// Whether both have the same path, regardless of the place in code.
    static func == (left: ThemeToken, right: ThemeToken) -> Bool { left.path == right.path }

    func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
