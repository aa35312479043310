public import Framewright
import FramewrightDocuments
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

    private var words: [String] {
        let direction = direction.map { $0 == .rightToLeft ? "right-to-left" : "left-to-right" }
        // A theme's file is named without its folders and file extension.
        let name = theme?.split(separator: "/").last?.split(separator: ".").first.map(String.init)
        return [
            device, orientation == .landscape ? "landscape" : nil, name, colorScheme == .dark ? "dark" : "light",
            locale,
            textSize.map { "\($0)" }, direction,
        ].compactMap(\.self)
    }
}

extension PreviewConditions {
    /// The conditions as JSON.
    var output: JSONOutput {
        .object([
            ("device", .optional(device)), ("orientation", .optional(orientation?.rawValue)),
            ("colorScheme", .string(colorScheme == .dark ? "dark" : "light")), ("theme", .optional(theme)),
            ("locale", .optional(locale)), ("textSize", .optional(textSize.map { "\($0)" })),
            ("direction", .optional(direction.map { $0 == .rightToLeft ? "right-to-left" : "left-to-right" })),
        ])
    }

    /// Reads what `output` wrote.
    init(_ value: JSONValue) {
        device = value["device"]?.string
        orientation = value["orientation"]?.string.flatMap(Orientation.init)
        colorScheme = value["colorScheme"]?.string == "dark" ? .dark : .light
        theme = value["theme"]?.string
        locale = value["locale"]?.string
        let size = value["textSize"]?.string
        textSize = DynamicTypeSize.allCases.first { "\($0)" == size }
        direction = value["direction"]?.string.map { $0 == "right-to-left" ? .rightToLeft : .leftToRight }
    }
}
