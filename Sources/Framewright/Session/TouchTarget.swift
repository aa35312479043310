public import FramewrightDrawing

/// What a finger aims at: a view by its accessibility identifier, by what it says, or a place.
///
/// A string literal is an identifier, or where no view has it, a text.
public enum TouchTarget: Hashable, Sendable {
    /// In points, from the screen's top left corner.
    case point(Point)
    case identifier(String)
    /// The whole text of a view, or what `accessibilityLabel` makes of it.
    case text(String)
    /// An identifier, else a text.
    case named(String)
}

extension TouchTarget {
    /// True for a target that means views of this identifier.
    func names(_ identifier: String) -> Bool { self == .identifier(identifier) || self == .named(identifier) }
}

extension TouchTarget: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self = .named(value) }
}

extension TouchTarget: CustomStringConvertible {
    public var description: String {
        switch self {
        case .point(let point): "\(point)"
        case .identifier(let name), .text(let name), .named(let name): "'\(name)'"
        }
    }
}

/// Why a finger cannot touch what it was told to.
public enum TouchError: Error, Hashable {
    /// Nothing on the screen has that identifier or text; the suggestion is one that something has, `known` are all
    /// identifiers on the screen.
    case noView(TouchTarget, suggestion: String?, known: [String])
    /// Several views that could be meant say the same.
    case ambiguous(TouchTarget, count: Int)
    /// The middle of the view is beyond the screen, or cut off by what is around it.
    case outside(TouchTarget)
    /// Another view lies over the middle of the view.
    case covered(TouchTarget, by: String)
    /// The session's screen is not one of a device, so it has no other orientation.
    case noDevice
    /// The device is a window or desktop.
    case doesNotRotate(String)

    /// What is wrong, in one line.
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

    /// What to do.
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

    /// The identifiers on the screen in a sentence, the first twenty of them.
    private static func list(_ known: [String]) -> String {
        let most = 20
        guard !known.isEmpty else { return "no view on this screen has an accessibilityIdentifier" }
        let rest = known.count > most ? " and \(known.count - most) more" : ""
        return "identifiers on this screen: \(known.prefix(most).joined(separator: ", "))\(rest)"
    }
}
