/// A colour of an asset catalogue, as generated code refers to it.
public struct ColorResource: Hashable, Sendable {
    let name: String

    /// Creates a reference by name.
    public init(name: String) { self.name = name }
}

extension Color {
    /// Creates a colour of an asset catalogue.
    public init(_ resource: ColorResource) { self.init(resource.name) }
}
