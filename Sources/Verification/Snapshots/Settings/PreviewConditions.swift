public import Framewright
package import FramewrightDocuments
public import FramewrightViews

/// The conditions under which a preview is drawn. What is nil follows the preview's own traits, or else the defaults:
/// an iPhone 15 in portrait, the system's colours, English, large text.
public struct PreviewConditions: Hashable, Sendable {
    /// The identifier of a device.
    public var device: String?
    /// The orientation of the device.
    public var orientation: Orientation?
    /// The colour scheme, unless the preview prefers one.
    public var colorScheme: ColorScheme
    /// The name of a theme, or the path of its file, instead of the system's colours.
    public var theme: String?
    /// A language tag (BCP 47).
    public var locale: String?
    /// The text size.
    public var textSize: DynamicTypeSize?
    /// The layout direction; nil for that of the language.
    public var direction: LayoutDirection?

    /// Creates conditions, by default those of a phone in a light appearance.
    public init(colorScheme: ColorScheme = .light) { self.colorScheme = colorScheme }

    /// The words that tell the conditions apart, such as `dark` or `ipad-mini-8-3 landscape dark ja AX5`.
    public var label: String { words.joined(separator: " ") }

    /// The label as the name of an image file, without extension.
    package var imageName: String { PathComponent.encode(label) }

    private var words: [String] {
        // A theme's file is named without its folders and file extension.
        let name = theme?.split(separator: "/").last?.split(separator: ".").first.map(String.init)
        return [
            device, orientation == .landscape ? "landscape" : nil, name, colorScheme == .dark ? "dark" : "light",
            locale, textSize.map { "\($0)" }, direction.map(Self.word),
        ].compactMap(\.self)
    }
}

extension PreviewConditions {
    /// The conditions as JSON, without members for what is nil.
    package var output: JSONOutput {
        let members: [(String, String?)] = [
            ("device", device), ("orientation", orientation?.rawValue),
            ("colorScheme", colorScheme == .dark ? "dark" : "light"), ("theme", theme), ("locale", locale),
            ("textSize", textSize.map { "\($0)" }), ("direction", direction.map(Self.word)),
        ]
        return .object(members.compactMap { key, value in value.map { (key, .string($0)) } })
    }

    private static func word(_ direction: LayoutDirection) -> String {
        direction == .rightToLeft ? "right-to-left" : "left-to-right"
    }

    /// Reads an object with any of the members that `output` writes.
    package init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        device = try reader.optional("device")?.string(allowingEmpty: false)
        orientation = try reader.optional("orientation")?.choice()
        colorScheme =
            try reader.optional("colorScheme")?.choice(among: [("light", ColorScheme.light), ("dark", .dark)]) ?? .light
        theme = try reader.optional("theme")?.string(allowingEmpty: false)
        locale = try reader.optional("locale")?.locale()
        textSize = try reader.optional("textSize")?.choice(among: DynamicTypeSize.allCases.map { ("\($0)", $0) })
        direction = try reader.optional("direction")?
            .choice(among: [LayoutDirection.leftToRight, .rightToLeft].map { (Self.word($0), $0) })
        try reader.finish()
    }
}
