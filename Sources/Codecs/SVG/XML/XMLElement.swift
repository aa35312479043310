/// One element of an XML file: its name, its attributes, and where it stands.
struct XMLElement {
    /// Without its prefix.
    let name: String
    /// What the prefix stands for; empty for none.
    let namespace: String
    let attributes: [XMLAttribute]
    /// Where its `<` is, in bytes.
    let offset: Int
    /// Index of the element around it; nil for the root.
    let parent: Int?
    /// Indices, in the file's order.
    var children: [Int] = []
    /// All characters directly inside, kept for the elements whose text matters only.
    var text = ""

    /// The value of an attribute without a namespace.
    func attribute(_ name: String) -> XMLAttribute? { attributes.first { $0.name == name && $0.namespace.isEmpty } }
}

/// A name and a value, references resolved.
struct XMLAttribute {
    /// Without its prefix.
    let name: String
    /// What the prefix stands for; empty without one.
    let namespace: String
    let value: String
    /// Where the value starts, in bytes.
    let offset: Int
}
