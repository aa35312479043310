public import Framewright
public import FramewrightViews

/// A combination of axis values: a screen on a device with a theme and traits.
public struct MatrixCell: Hashable, Sendable {
    /// The scene and state: `scene/state`.
    public var scene: String
    /// The identifier of the device.
    public var device: String
    /// The orientation of the device.
    public var orientation: Orientation
    /// The name of a shipped theme, or the path of a theme file.
    public var theme: String
    /// The context of the theme, or nil for the plain values.
    public var context: String?
    /// The text size.
    public var textSize: DynamicTypeSize
    /// The layout direction, or nil for that of the language.
    public var direction: LayoutDirection?
    /// The language tag (BCP 47).
    public var locale: String

    /// Returns the value on an axis, as used in filters and labels.
    public func value(on axis: MatrixAxis) -> String {
        switch axis {
        case .scene: scene
        case .device: device
        case .orientation: orientation.rawValue
        case .theme: theme
        case .context: context ?? "plain"
        case .textSize: "\(textSize)"
        case .direction: direction?.name ?? "natural"
        case .locale: locale
        }
    }

    /// The values of all axes, which identify the cell.
    public var name: String { MatrixAxis.allCases.map { value(on: $0) }.joined(separator: " ") }

    /// The locale, text size and layout direction.
    public var traits: Traits { Traits(locale: locale, dynamicTypeSize: textSize, layoutDirection: direction) }
}

/// An axis of a matrix. The raw value is its name in filters.
public enum MatrixAxis: String, Hashable, Sendable, CaseIterable {
    case scene, device, orientation, theme, context
    case textSize = "text-size"
    case direction, locale
}

extension MatrixCell {
    /// The scene, the device and the values that differ from the default: theme `documented`, portrait, large text,
    /// English.
    public var label: String { ([scene, device] + unusual).joined(separator: " ") }

    /// The label as a file name.
    public var fileName: String { label.split(separator: " ").map(Self.safe).joined(separator: ".") + ".png" }

    private var unusual: [String] {
        var words: [String] = []
        if orientation == .landscape { words.append(orientation.rawValue) }
        words.append(Self.look(theme, context))
        if textSize != .large { words.append("\(textSize)") }
        if let direction { words.append(direction.name) }
        if locale != "en" { words.append(locale) }
        return words
    }

    /// Returns a theme's name with its context. For a theme file the name is independent of its folders and the file
    /// extension.
    static func look(_ theme: String, _ context: String?) -> String {
        let file = theme.split(separator: "/").last ?? Substring(theme)
        let stem = file.hasSuffix(".json") ? file.dropLast(5) : file
        return safe(stem + (context.map { "-\($0)" } ?? ""))
    }

    private static func safe(_ word: Substring) -> String {
        String(word.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) ? $0 : "-" })
    }
}
