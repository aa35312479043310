public import FramewrightDrawing

/// The target of a touch: a view, by accessibility identifier or text, or a point.
///
/// A string literal is an identifier or, if no view has it, a text.
public enum TouchTarget: Hashable, Sendable {
    /// A point in points from the screen's top left corner.
    case point(Point)
    /// A view with this accessibility identifier.
    case identifier(String)
    /// A view with this whole text or `accessibilityLabel`.
    case text(String)
    /// A view with this identifier, otherwise with this text.
    case named(String)
}

extension TouchTarget {
    /// True if the target refers to views with this identifier.
    func names(_ identifier: String) -> Bool { self == .identifier(identifier) || self == .named(identifier) }
}

extension TouchTarget: ExpressibleByStringInterpolation {
    /// Creates a target that refers to a view by identifier or, if no view has it, by text.
    public init(stringLiteral value: String) { self = .named(value) }
}

extension TouchTarget: CustomStringConvertible {
    /// A short description: the point, or the name in quotes.
    public var description: String {
        switch self {
        case .point(let point): "\(point)"
        case .identifier(let name), .text(let name), .named(let name): "'\(name)'"
        }
    }
}

/// An error of touching a target.
public enum TouchError: Error, Hashable {
    /// No visible view has that identifier or text. `suggestion` is the nearest existing one, `known` holds all
    /// identifiers on the screen.
    case noView(TouchTarget, suggestion: String?, known: [String])
    /// Several views have the text.
    case ambiguous(TouchTarget, count: Int)
    /// The middle of the view is outside the screen, or clipped by an ancestor.
    case outside(TouchTarget)
    /// Another view covers the middle of the view.
    case covered(TouchTarget, by: String)
    /// The session has no device, so it has no other orientation.
    case noDevice
    /// The device is a window or desktop.
    case doesNotRotate(String)

    /// A one-line description of the error.
    public var message: String {
        switch self {
        case .noView(let target, _, _): "no view on the screen is named or says \(target)"
        case .ambiguous(let target, let count): "\(count) views on the screen say \(target)"
        case .outside(let target): "\(target) cannot be touched: its middle is outside the screen or cut off"
        case .covered(let target, let cover): "\(target) cannot be touched: \(cover) covers it"
        case .noDevice: "only the screen of a device rotates"
        case .doesNotRotate(let id): "device '\(id)' does not rotate"
        }
    }

    /// A suggestion for resolving the error.
    public var hint: String {
        switch self {
        case .noView(_, let near, let known):
            [near.map { "did you mean '\($0)'?" }, Self.list(known)].compactMap(\.self).joined(separator: " ")
        case .ambiguous: "give the view meant an accessibilityIdentifier"
        case .outside: "scroll to it, or make the screen larger"
        case .covered: "close or move what covers it; decoration should have allowsHitTesting(false)"
        case .noDevice: "choose a device; in code, make the session with Session(_:on:) or show it in another viewport"
        case .doesNotRotate: "windows and desktops have one shape; resize(to:) changes it"
        }
    }

    /// Returns a sentence with the identifiers on the screen, at most the first twenty.
    private static func list(_ known: [String]) -> String {
        let most = 20
        guard !known.isEmpty else { return "no view on this screen has an accessibilityIdentifier" }
        let rest = known.count > most ? " and \(known.count - most) more" : ""
        return "identifiers on this screen: \(known.prefix(most).joined(separator: ", "))\(rest)"
    }
}
