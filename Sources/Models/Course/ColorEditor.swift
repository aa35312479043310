/// The colour editor of the course report's app: four number fields, their previews, Confirm and Cancel.
///
/// An empty field keeps the number it started with, which it shows as its placeholder. Previews follow every edit; while
/// a field is wrong they stay with the last number that was right.
public struct ColorEditor: Hashable, Sendable {
    /// What can be typed into.
    public enum Field: Hashable, Sendable, CaseIterable {
        case target, red, green, blue
    }

    /// What is wrong with a field.
    public enum Problem: Hashable, Sendable {
        /// Something else than decimal digits.
        case notANumber
        /// A number above 255 for a channel.
        case channelOutOfRange
        /// A number that is neither 0 nor 2, 4, 8 ... 2048.
        case noSuchTarget
    }

    /// What Confirm does.
    public struct Change: Hashable, Sendable {
        /// What is coloured.
        public let target: ColorTarget
        /// Its new colour.
        public let color: RGBColor

        /// What, and how.
        public init(target: ColorTarget, color: RGBColor) { (self.target, self.color) = (target, color) }
    }

    /// The field that has the keyboard.
    public private(set) var focus: Field?
    /// What the channel fields start with and show while empty.
    public private(set) var initialColor: RGBColor
    /// What would be coloured: the last right target.
    public private(set) var target = ColorTarget.background
    private var texts = ["", "", "", ""]
    /// The last right numbers; nil where the field was empty then.
    private var red, green, blue: UInt8?

    /// As the app opens it: the background's documented colour, (57, 62, 70), in the channels.
    public init(initialColor: RGBColor = RGBColor(57, 62, 70)) { self.initialColor = initialColor }

    /// An editor found in use: what is typed, field by field, and where the keyboard is.
    public init(initialColor: RGBColor = RGBColor(57, 62, 70), texts: [Field: String], focus: Field? = nil) {
        self.init(initialColor: initialColor)
        for field in Field.allCases { if let text = texts[field] { type(text, into: field) } }
        self.focus = focus
    }

    /// The same editor, with the same numbers typed, opened on another colour.
    public func starting(with color: RGBColor) -> ColorEditor {
        var editor = self
        editor.initialColor = color
        return editor
    }

    /// What the previews show: the last right numbers.
    public var color: RGBColor {
        RGBColor(red ?? initialColor.red, green ?? initialColor.green, blue ?? initialColor.blue)
    }

    /// What a field shows; empty when it shows its placeholder.
    public func text(of field: Field) -> String { texts[field.index] }

    /// What is wrong with a field, if anything.
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

    /// No field is wrong.
    public var canConfirm: Bool { Field.allCases.allSatisfy { problem(of: $0) == nil } }

    /// What confirming would change; nil while a field is wrong.
    public var change: Change? { canConfirm ? Change(target: target, color: color) : nil }

    /// Brings up the keyboard for a field.
    public mutating func beginEditing(_ field: Field) { focus = field }

    /// A tap on the blank area: puts the keyboard away. What is typed stays.
    public mutating func endEditing() { focus = nil }

    /// What is kept of a longer text, in Unicode scalars: one character alone could be a megabyte of accents.
    public static let longestText = 20

    /// Replaces what a field holds. Beyond `longestText` the rest is dropped.
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

    /// The preview beside a channel's field: that channel alone. Beside the target's field: all three.
    public func preview(of field: Field) -> RGBColor {
        switch field {
        case .target: color
        case .red: RGBColor(color.red, 0, 0)
        case .green: RGBColor(0, color.green, 0)
        case .blue: RGBColor(0, 0, color.blue)
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

/// Decimal digits of any script, as number pads type them; white space around them is dropped. Numbers above 9999 all
/// read as 10 000, which nothing accepts.
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
