public import Framewright
public import FramewrightViews

/// One way of looking at one screen.
public struct MatrixCell: Hashable, Sendable {
    /// `scene/state`.
    public var scene: String
    public var device: String
    public var orientation: Orientation
    /// A shipped theme's name, or the path of a theme file.
    public var theme: String
    /// Nil for the theme's plain values.
    public var context: String?
    public var textSize: DynamicTypeSize
    /// Nil follows the language.
    public var direction: LayoutDirection?
    /// A language tag (BCP 47).
    public var locale: String

    /// The values by axis, as filters and labels name them.
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

    /// The values of all axes: no two cells have the same.
    public var name: String { MatrixAxis.allCases.map { value(on: $0) }.joined(separator: " ") }

    /// What the person in front of the screen has chosen.
    public var traits: Traits { Traits(locale: locale, dynamicTypeSize: textSize, layoutDirection: direction) }
}

/// What screens of a matrix differ in. The raw value names the axis in filters.
public enum MatrixAxis: String, Hashable, Sendable, CaseIterable {
    case scene, device, orientation, theme, context
    case textSize = "text-size"
    case direction, locale
}

extension MatrixCell {
    /// The values that differ from a screen in the theme `documented`, upright, of normal text, in English; the scene and the
    /// device in any case.
    public var label: String { ([scene, device] + unusual).joined(separator: " ") }

    /// The label as the name of a file.
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

    /// A theme's name and its context; of a file its own name without folders and ending, the same on every machine.
    static func look(_ theme: String, _ context: String?) -> String {
        let file = theme.split(separator: "/").last ?? Substring(theme)
        let stem = file.hasSuffix(".json") ? file.dropLast(5) : file
        return safe(stem + (context.map { "-\($0)" } ?? ""))
    }

    private static func safe(_ word: Substring) -> String {
        String(word.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) ? $0 : "-" })
    }
}
