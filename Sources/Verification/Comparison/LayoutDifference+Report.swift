import Framewright
public import FramewrightDocuments

extension LayoutDifference: CustomStringConvertible {
    /// One line per view, then the changed settings and a summary. Control characters are escaped.
    public var description: String {
        let lines = views.map(\.description) + settings.map { "\($0.name) \($0.old) -> \($0.new)" } + [summary]
        return lines.map { $0.printable() }.joined(separator: "\n")
    }

    private var summary: String {
        guard !isEmpty else { return "the layouts are the same" }
        let views = views.count == 1 ? "1 view differs" : "\(views.count) views differ"
        return followers == 0 ? views : "\(views), \(followers) more only went with the view around them"
    }

    /// The difference as JSON, with frames and paths.
    public var output: JSONOutput {
        .object([
            ("kind", .string("layouts")), ("same", .bool(isEmpty)),
            ("settings", .array(settings.map(\.output))), ("views", .array(views.map(\.output))),
            ("followers", .int(followers)),
        ])
    }
}

extension LayoutDifference.View: CustomStringConvertible {
    /// The name of the view with its changes: `score (Text) moved 8 right, width 120 -> 112`.
    public var description: String {
        "\(name) \(changes.map(\.description).joined(separator: ", "))\(place)"
    }

    private var name: String {
        if let identifier { return "\(identifier) (\(type))" }
        return "\(type)\(string.map { " " + LayoutChange.quoted($0) } ?? "") at \(path)"
    }

    /// The frame of a view that only one of the layouts has.
    private var place: String {
        switch (oldFrame, newFrame) {
        case (nil, let frame?): ", in \(LayoutChange.words(frame))"
        case (let frame?, nil): ", was in \(LayoutChange.words(frame))"
        default: ""
        }
    }

    fileprivate var output: JSONOutput {
        .object([
            ("path", .string(path)), ("type", .string(type)), ("identifier", .optional(identifier)),
            ("changes", .array(changes.map { .string($0.description) })),
            ("old", oldFrame.map(JSONOutput.frame) ?? .null), ("new", newFrame.map(JSONOutput.frame) ?? .null),
        ])
    }
}

extension LayoutDifference.Setting {
    fileprivate var output: JSONOutput {
        .object([("name", .string(name)), ("old", .string(old)), ("new", .string(new))])
    }
}
