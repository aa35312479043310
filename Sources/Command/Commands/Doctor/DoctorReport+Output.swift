import FramewrightDocuments
import FramewrightTypography

extension DoctorReport {
    /// The exit code: something is missing, something is different, or all is fine.
    var status: ExitStatus { isMissingSomething ? .unavailable : isDifferent ? .findings : .fine }

    /// The report in words, with fonts counted by family.
    var lines: [String] {
        var lines: [String] = []
        for topic in Topic.allCases {
            let all = checks(of: topic)
            guard !all.isEmpty else { continue }
            lines.append(topic.title)
            lines += (topic == .fonts ? Self.fontLines(all) : all.map(\.line)).map { "  \($0)" }
        }
        lines.append(conclusion)
        let names = packages.joined(separator: " ")
        if !names.isEmpty {
            lines.append(
                ReleasePart.isInstalled ? "parts of the release: \(names)" : "install: apt-get install \(names)")
        }
        return lines
    }

    private var conclusion: String {
        let missing = checks.filter { $0.state == .missing }
        if !missing.isEmpty { return "\(missing.count) missing" }
        let absent = checks.contains { $0.state == .absent } ? "nothing is missing that every command needs" : nil
        return (absent ?? "nothing is missing") + (isDifferent ? ", but pixels may differ from other machines" : "")
    }

    /// Returns a line per family that is as expected, and one per file that is not.
    private static func fontLines(_ checks: [Check]) -> [String] {
        var lines: [String] = []
        var families: [String] = []
        for check in checks where !families.contains(check.name) { families.append(check.name) }
        for family in families {
            let files = checks.filter { $0.name == family }
            let fine = files.filter { $0.state == .fine }
            if let path = fine.first?.path {
                lines.append(
                    "\(family): \(counted(fine.count, "file")) as expected, \(fine.count == 1 ? path : Self.folder(of: path))"
                )
            }
            lines += files.filter { $0.state != .fine }.map(\.line)
        }
        return lines
    }

    private static func folder(of path: String) -> String {
        String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    }

    /// The report for machines.
    var output: JSONOutput {
        .object([
            ("status", .string(isMissingSomething ? "missing" : isDifferent ? "different" : "fine")),
            ("packages", .array(packages.map(JSONOutput.string))),
            ("checks", .array(checks.map(\.output))),
        ])
    }
}

extension DoctorReport.Topic {
    fileprivate var title: String {
        switch self {
        case .tool: "Framewright"
        case .swift: "Swift"
        case .fonts: "Fonts"
        case .libraries: "Libraries"
        case .previews: "Previews"
        case .picture: "Picture"
        case .hashes: "Hashes"
        }
    }
}

extension DoctorReport.Check {
    fileprivate var line: String {
        // The hash of a file or picture is for machines.
        let shown = topic == .fonts || topic == .picture ? nil : version
        let words = [name, shown, path].compactMap(\.self).joined(separator: " ")
        switch state {
        case .fine:
            return switch topic {
            case .previews where path == nil: "\(words) works"
            case .picture, .hashes: "\(words) as expected"
            default: words
            }
        case .different: return "different: \(words)\(note.map { ": \($0)" } ?? "")"
        case .missing, .absent: return "\(state.rawValue): \(words)\(note.map { ": \($0)" } ?? "")"
        }
    }

    fileprivate var output: JSONOutput {
        .object([
            ("topic", .string(topic.rawValue)), ("name", .string(name)), ("state", .string(state.rawValue)),
            ("version", .optional(version)), ("path", .optional(path)), ("note", .optional(note)),
            ("package", .optional(package)),
        ])
    }
}
