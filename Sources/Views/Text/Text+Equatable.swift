extension Text: Equatable {
    /// Whether both have the same parts and attributes. Styles of other types than colours are compared if they are
    /// equatable.
    public static func == (left: Text, right: Text) -> Bool {
        left.parts.count == right.parts.count
            && zip(left.parts, right.parts).allSatisfy { $0.content == $1.content && $0.overrides == $1.overrides }
    }
}

extension Text.Content: Equatable {
    static func == (left: Text.Content, right: Text.Content) -> Bool {
        switch (left, right) {
        case (.string(let one), .string(let other)): one == other
        case (.localized(let one), .localized(let other)): one == other
        case (.deferred(let one), .deferred(let other)): one.identity.isSame(as: other.identity)
        case (.inline(let one), .inline(let other)): one.identity == other.identity
        default: false
        }
    }
}

extension TextOverrides: Equatable {
    static func == (left: TextOverrides, right: TextOverrides) -> Bool {
        left.font == right.font && left.weight == right.weight && left.isBold == right.isBold
            && left.isItalic == right.isItalic && left.design == right.design
            && left.refusesMonospaced == right.refusesMonospaced
            && left.hasMonospacedDigits == right.hasMonospacedDigits && left.width == right.width
            && areSame(left.foreground, right.foreground) && areSame(left.background, right.background)
            && left.kerning == right.kerning && left.tracking == right.tracking
            && left.baselineOffset == right.baselineOffset && left.underline == right.underline
            && left.strikethrough == right.strikethrough
    }

    private static func areSame(_ one: (any ShapeStyle)?, _ other: (any ShapeStyle)?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return (one as? any Equatable)?.isSame(as: other) ?? false
    }
}
