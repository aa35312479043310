public import FramewrightDrawing

/// The types of token values: the `$type` names of the Design Tokens format (2025.10, 8 and 9).
public enum TokenType: String, CaseIterable, Hashable, Sendable {
    case color, dimension, number, fontFamily, fontWeight, duration, cubicBezier
    case strokeStyle, border, transition, shadow, gradient, typography
}

/// The value of a token, with references resolved.
public enum TokenValue: Hashable, Sendable {
    case color(SRGBColor)
    /// A length in points, -16384 to 16384.
    case dimension(Double)
    case number(Double)
    /// Font families in order of preference.
    case fontFamily([String])
    /// A font weight, 1 to 1000; regular is 400, bold 700.
    case fontWeight(Double)
    /// A duration in seconds, -3600 to 3600.
    case duration(Double)
    case cubicBezier(Token.Timing)
    case strokeStyle(Token.StrokeStyle)
    case border(Token.Border)
    case transition(Token.Transition)
    /// Shadows with the topmost first, as in CSS.
    case shadow([Token.Shadow])
    case gradient([Token.GradientStop])
    case typography(Token.Typography)

    /// The `$type` of the value.
    public var type: TokenType {
        switch self {
        case .color: .color
        case .dimension: .dimension
        case .number: .number
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .strokeStyle: .strokeStyle
        case .border: .border
        case .transition: .transition
        case .shadow: .shadow
        case .gradient: .gradient
        case .typography: .typography
        }
    }
}

extension TokenValue: CustomStringConvertible {
    /// The value with its unit; the text does not depend on the machine.
    public var description: String {
        switch self {
        case .color(let color): "\(color)"
        case .dimension(let points): "\(shortest(points))px"
        case .number(let number): shortest(number)
        case .fontFamily(let names): names.joined(separator: ", ")
        case .fontWeight(let weight): shortest(weight)
        case .duration(let seconds): "\(shortest(seconds))s"
        case .cubicBezier(let timing): "\(timing)"
        case .strokeStyle(let style): "\(style)"
        case .border(let border): "\(border)"
        case .transition(let transition): "\(transition)"
        case .shadow(let shadows): shadows.map(\.description).joined(separator: ", ")
        case .gradient(let stops): stops.map(\.description).joined(separator: ", ")
        case .typography(let style): "\(style)"
        }
    }
}
