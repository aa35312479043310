/// A part of a document that a conversion leaves out or nothing uses.
public struct ThemeOmission: Hashable, Sendable {
    /// The name in the converted document.
    public let source: String
    /// The reason, with the path at which it is kept, if any.
    public let reason: String
}
