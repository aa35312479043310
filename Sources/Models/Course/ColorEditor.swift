/// The colour editor of the course report's app: four number fields, their previews, Confirm and Cancel.
///
/// An empty field keeps its initial number, which is its placeholder. Previews follow every edit; while a field is
/// invalid they keep its last valid number.
public struct ColorEditor: Hashable, Sendable {
    /// A text field.
    public enum Field: Hashable, Sendable, CaseIterable {
        case target, red, green, blue
    }

    /// An error in a field.
    public enum Problem: Hashable, Sendable {
        /// The text is not a decimal number.
        case notANumber
        /// The number is above 255, for a channel.
        case channelOutOfRange
        /// The number is neither 0 nor 2, 4, 8 ... 2048, for the target.
        case noSuchTarget
    }

    /// The change made by Confirm.
    public struct Change: Hashable, Sendable {
        /// The element to colour.
        public let target: ColorTarget
        /// Its new colour.
        public let color: RGBColor

        /// Creates a change.
        public init(target: ColorTarget, color: RGBColor) { (self.target, self.color) = (target, color) }
    }

    /// The focused field, if any.
    public private(set) var focus: Field?
    /// The initial numbers of the channel fields, displayed while they are empty.
    public private(set) var initialColor: RGBColor
    /// The last valid target.
    public private(set) var target = ColorTarget.background
    private var texts = ["", "", "", ""]
    /// The last valid numbers. Nil if the field was empty.
    private var red, green, blue: UInt8?

    /// Creates an editor as the app opens it, with the documented background colour (57, 62, 70) in the channels.
    public init(initialColor: RGBColor = RGBColor(red: 57, green: 62, blue: 70)) { self.initialColor = initialColor }

    /// Creates an editor in use, with the given texts and focus.
    public init(
        initialColor: RGBColor = RGBColor(red: 57, green: 62, blue: 70), texts: [Field: String], focus: Field? = nil
    ) {
        self.init(initialColor: initialColor)
        for field in Field.allCases { if let text = texts[field] { type(text, into: field) } }
        self.focus = focus
    }

    /// Returns the editor with the same texts and another initial colour.
    public func starting(with color: RGBColor) -> ColorEditor {
        var editor = self
        editor.initialColor = color
        return editor
    }

    /// The colour of the previews, from the last valid numbers.
    public var color: RGBColor {
        RGBColor(red: red ?? initialColor.red, green: green ?? initialColor.green, blue: blue ?? initialColor.blue)
    }

    /// Returns the text of a field. Empty if the placeholder is displayed.
    public func text(of field: Field) -> String { texts[field.index] }

    /// Returns the error in a field, if any.
    public func problem(of field: Field) -> Problem? {
        switch parse(text(of: field)) {
        case .empty: nil
        case .other: .notANumber
        case .number(let number):
            if field == .target {
                ColorTarget(number: number) == nil ? .noSuchTarget : nil
            } else {
                number > 255 ? .channelOutOfRange : nil
            }
        }
    }

    /// True if all fields are valid.
    public var canConfirm: Bool { Field.allCases.allSatisfy { problem(of: $0) == nil } }

    /// The change that Confirm would make. Nil if a field is invalid.
    public var change: Change? { canConfirm ? Change(target: target, color: color) : nil }

    /// Focuses a field.
    public mutating func beginEditing(_ field: Field) { focus = field }

    /// Removes the focus, as a tap on the blank area does. The texts stay.
    public mutating func endEditing() { focus = nil }

    /// The maximum length of a text in Unicode scalars, because one character alone could contain any number of
    /// accents.
    public static let longestText = 20

    /// Replaces the text of a field. Anything beyond `longestText` is dropped.
    public mutating func type(_ text: String, into field: Field) {
        texts[field.index] = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.longestText)))
        guard problem(of: field) == nil else { return }
        let number = parse(self.text(of: field)).value
        switch field {
        case .target: target = number.flatMap(ColorTarget.init(number:)) ?? .background
        case .red: red = number.map(UInt8.init)
        case .green: green = number.map(UInt8.init)
        case .blue: blue = number.map(UInt8.init)
        }
    }

    /// Returns the preview beside a field: for a channel only that channel, for the target all three.
    public func preview(of field: Field) -> RGBColor {
        switch field {
        case .target: color
        case .red: RGBColor(red: color.red, green: 0, blue: 0)
        case .green: RGBColor(red: 0, green: color.green, blue: 0)
        case .blue: RGBColor(red: 0, green: 0, blue: color.blue)
        }
    }
}

extension ColorEditor.Field {
    fileprivate var index: Int {
        switch self {
        case .target: 0
        case .red: 1
        case .green: 2
        case .blue: 3
        }
    }
}

private enum Entry {
    case empty, other
    case number(Int)

    var value: Int? {
        if case .number(let number) = self { number } else { nil }
    }
}

/// Parses decimal digits of any script, as number pads type them, ignoring surrounding white space. Numbers above 9999
/// give 10 000, which is invalid everywhere.
private func parse(_ text: String) -> Entry {
    let scalars = trimmed(text).unicodeScalars
    guard !scalars.isEmpty else { return .empty }
    var number = 0
    for scalar in scalars {
        guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue else {
            return .other
        }
        number = min(number * 10 + Int(digit), 10_000)
    }
    return .number(number)
}
