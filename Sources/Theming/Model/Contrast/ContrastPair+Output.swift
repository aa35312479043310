import FramewrightDocuments

extension ContrastPair {
    /// The pair as written in a theme file.
    var output: JSONOutput {
        var members: [(String, JSONOutput)] = [("fg", .string(foreground))]
        if let background { members.append(("bg", .string(background))) }
        members.append(("min", .double(minimum)))
        if let reason { members.append(("because", .string(reason))) }
        return .object(members)
    }
}
