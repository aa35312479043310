extension Text {
    /// Creates a text of an image, which stands on the baseline. A symbol has the size of the text.
    public init(_ image: Image) {
        self.init(.inline(InlineView(identity: "\(image)") { image.lower($0) }))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends an image, which stands on the baseline. A symbol has the size of the text.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
