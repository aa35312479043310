/// An element of an XML file: its name, attributes and position in the tree.
struct XMLElement {
    /// The name without its prefix.
    let name: String
    /// The namespace of the prefix; empty for none.
    let namespace: String
    let attributes: [XMLAttribute]
    /// The byte offset of its `<`.
    let offset: Int
    /// The index of the parent element; nil for the root.
    let parent: Int?
    /// The indices of the children, in document order.
    var children: [Int] = []
    /// The characters directly inside; kept for `style` elements only.
    var text = ""

    /// Returns an attribute without a namespace.
    func attribute(_ name: String) -> XMLAttribute? { attributes.first { $0.name == name && $0.namespace.isEmpty } }
}

/// An attribute with its references resolved.
struct XMLAttribute {
    /// The name without its prefix.
    let name: String
    /// The namespace of the prefix; empty without one.
    let namespace: String
    let value: String
    /// The byte offset of the value.
    let offset: Int
}
