/// The string literals of a Swift source, by lines. The text of an interpolation counts as text of its literal.
struct SourceLiterals {
    private(set) var literals: [(line: Int, text: String)] = []

    init(_ source: String) {
        var block: Substring?
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.drop { $0 == " " }
            if let end = block {
                if trimmed.hasPrefix(end) { block = nil } else { literals.append((index + 1, String(trimmed))) }
            } else if !trimmed.hasPrefix("//"), let start = trimmed.firstRange(of: "\"\"\"") {
                let pounds = trimmed[..<start.lowerBound].reversed().prefix { $0 == "#" }.count
                block = "\"\"\"" + String(repeating: "#", count: pounds)
            } else if !trimmed.hasPrefix("//") {
                scan(trimmed, line: index + 1)
            }
        }
    }

    /// Appends the literals that begin and end on a line.
    private mutating func scan(_ line: Substring, line number: Int) {
        var rest = line
        while let open = rest.firstIndex(of: "\"") {
            guard !rest[..<open].contains("//") else { return }
            let pounds = String(rest[..<open].reversed().prefix { $0 == "#" })
            let body = rest[rest.index(after: open)...]
            guard let end = Self.end(of: body, pounds: pounds) else { return }
            literals.append((number, String(body[..<end])))
            rest = body[end...].dropFirst(1 + pounds.count)
        }
    }

    /// Returns the index of the quotation mark that closes a literal. Skips escapes and nested literals.
    private static func end(of body: Substring, pounds: String) -> Substring.Index? {
        var (index, depth, isNested) = (body.startIndex, 0, false)
        while index < body.endIndex {
            let rest = body[index...]
            if rest.hasPrefix("\\\(pounds)(") {
                depth += 1
                index = body.index(index, offsetBy: pounds.count + 2)
                continue
            }
            if pounds.isEmpty, rest.first == "\\" {
                index = body.index(index, offsetBy: 2, limitedBy: body.endIndex) ?? body.endIndex
                continue
            }
            switch rest.first {
            case "\"" where depth == 0 && rest.dropFirst().hasPrefix(pounds): return index
            case "\"" where depth > 0: isNested.toggle()
            case "(" where depth > 0 && !isNested: depth += 1
            case ")" where depth > 0 && !isNested: depth -= 1
            default: break
            }
            index = body.index(after: index)
        }
        return nil
    }
}
