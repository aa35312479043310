import FramewrightDocuments

/// An element of an SVG file: its tag and position in the tree.
struct XMLElement {
    let tag: XMLTag
    /// The index of the parent element; nil for the root.
    let parent: Int?
    /// The indices of the children, in document order.
    var children: [Int] = []
    /// The characters directly inside; kept for `style` elements only.
    var text = ""

    /// The name without its prefix.
    var name: String { tag.name }
    /// The namespace of the prefix; empty for none.
    var namespace: String { tag.namespace }
    var attributes: [XMLAttribute] { tag.attributes }
    /// The byte offset of its `<`.
    var offset: Int { tag.offset }

    /// Returns an attribute without a namespace.
    func attribute(_ name: String) -> XMLAttribute? { attributes.first { $0.name == name && $0.namespace.isEmpty } }
}

/// The namespaces used by SVG files.
enum XMLNamespace {
    static let svg = "http://www.w3.org/2000/svg"
    static let xlink = "http://www.w3.org/1999/xlink"
}
