import FramewrightDocuments

extension ContrastPair {
    /// As a theme file writes it.
    var output: JSONOutput {
        var members: [(String, JSONOutput)] = [("fg", .string(foreground))]
        if let background { members.append(("bg", .string(background))) }
        members.append(("min", .double(minimum)))
        if let reason { members.append(("because", .string(reason))) }
        return .object(members)
    }
}
