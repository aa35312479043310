/// An image of an asset catalogue, as generated code refers to it.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// Creates a reference by name.
    public init(name: String) { self.name = name }
}

extension Image {
    /// Creates an image of an asset catalogue.
    public init(_ resource: ImageResource) { self.init(resource.name) }

    /// Creates an image by name, with a label for assistive technology. Accepted without effect on the drawing.
    public init(_ name: String, label: Text) { self.init(name) }

    /// Creates an image by name that assistive technology ignores.
    public init(decorative name: String) { self.init(name) }

    /// Sets whether edges are smoothed. Accepted without effect: edges are always smoothed.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
