/// Changes single values of a JSON text and leaves every other byte as it is.
///
///     var editor = try JSONEditor(bytes, file: "theme.json")
///     try editor.set(["color", "tile", "8", "$value"], to: .string("#1a73e8"))
///
/// Added members are formatted like the rest of the text: on their own lines with the same indentation if the object's
/// members are; spaces around colons and braces and the line ends are those found in the text.
public struct JSONEditor: Sendable {
    /// The current text, always valid JSON.
    public private(set) var bytes: [UInt8]
    private let file: String
    private let limits: JSONLimits

    /// Creates an editor of a JSON text. Errors contain the name `file`.
    public init(_ bytes: [UInt8], file: String, limits: JSONLimits = JSONLimits()) throws(DocumentError) {
        _ = try JSONDocument(parsing: bytes, file: file, limits: limits)
        (self.bytes, self.file, self.limits) = (bytes, file, limits)
    }

    /// Replaces the value at a path of keys, or adds it as the last member of its object. Missing objects of the path
    /// are added too. An element of an array is given by its index and must exist.
    ///
    /// Throws where the path leads through something else than objects and arrays, or deeper than the limits allow.
    public mutating func set(_ path: [String], to value: JSONOutput) throws(DocumentError) {
        guard path.count <= limits.depth else {
            throw DocumentError(
                .tooDeep, file: file, position: .start, pointer: "",
                problem: "arrays and objects would be nested more than \(limits.depth) deep", hint: "nest less")
        }
        let place: JSONPlace
        do {
            place = try JSONPlace(path, in: bytes, depthLimit: limits.depth)
        } catch {
            throw error.located(in: file)
        }
        let style = JSONStyle(bytes)
        switch place {
        case .value(let range, let line):
            bytes.replaceSubrange(range, with: Array(style.text(value, indentation: line).utf8))
        case .missing(let object, let steps):
            add(style.nested(value, in: steps.dropFirst()), named: steps[0], to: object, style)
        }
    }

    private mutating func add(_ value: JSONOutput, named key: String, to object: JSONPlace.Object, _ style: JSONStyle) {
        let lead = object.lead ?? style.lead(inEmptyObjectAt: object.indentation)
        let member =
            "\(lead)\(JSONOutput.quoted(key))\(style.colon)"
            + style.text(value, indentation: JSONStyle.indentation(of: lead) ?? object.indentation)
        guard object.lead == nil else {
            let comma = object.isSingleOnItsLine ? ",\(style.space)" : ","
            let added = object.isSingleOnItsLine ? comma + member.drop { $0.isWhitespace } : comma + member
            bytes.insert(contentsOf: Array(added.utf8), at: object.end)
            return
        }
        let closing = style.closing(inEmptyObjectAt: object.indentation)
        bytes.replaceSubrange(object.inside, with: Array((member + closing).utf8))
    }
}
