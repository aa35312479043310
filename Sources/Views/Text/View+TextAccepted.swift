/// A kind of text that can or cannot be selected.
public protocol TextSelectability {}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Text {
    /// The size of text beside its usual one.
    public struct Scale: Hashable, Sendable {
        /// The usual size.
        public static let `default` = Scale(isSecondary: false)
        /// A smaller size.
        public static let secondary = Scale(isSecondary: true)

        let isSecondary: Bool
    }

    /// Sets the size beside the usual one. Accepted without effect.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

    /// Sets whether a voice reads every character. Accepted without effect.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Sets whether a voice reads punctuation. Accepted without effect.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Raises or lowers the voice. Accepted without effect.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Lets a voice finish before it reads the text. Accepted without effect.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension View {
    /// Sets whether text inside can be selected. Accepted without effect.
    public func textSelection(_ selectability: some TextSelectability) -> some View { self }

    /// Sets the size of text beside its usual one. Accepted without effect.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

    /// Sets whether a voice reads every character. Accepted without effect.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Sets whether a voice reads punctuation. Accepted without effect.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
}

extension Font {
    /// The distance of lines of a font.
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }

    /// Sets the distance of lines. Accepted without effect.
    public func leading(_ leading: Leading) -> Font { self }
}
