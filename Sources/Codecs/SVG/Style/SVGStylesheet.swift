/// The rules of all `style` elements of a file.
struct SVGStylesheet {
    struct Rule {
        let selector: SVGSelector
        let declarations: [SVGDeclaration]
    }

    private(set) var rules: [Rule] = []
    /// Indices of rules by their selectors' keys.
    private var places: [String: [Int]] = [:]

    init(_ document: XMLDocument, _ report: SVGReport) throws(CodecError) {
        for (index, element) in document.elements.enumerated() where element.isSVG("style") {
            let type = element.attribute("type")?.value.lowercased() ?? ""
            guard type.isEmpty || type == "text/css" else {
                report.warn("a style sheet of type \(SVGScanner.quoted(type)) is left out", index)
                continue
            }
            try read(Self.withoutComments(element.text), index, report)
        }
    }

    private mutating func read(_ text: String, _ element: Int, _ report: SVGReport) throws(CodecError) {
        var rest = text[...].trimmed
        while !rest.isEmpty {
            if rest.hasPrefix("@") {
                let name = rest.prefix { !$0.isWhitespace && $0 != "{" && $0 != ";" }
                report.warn("the rule \(SVGScanner.quoted(name)) is left out", element)
                rest = Self.behindBlock(rest)
                continue
            }
            guard let brace = rest.utf8.firstIndex(of: UInt8(ascii: "{")) else {
                return report.warn("the style sheet ends in the middle of a rule", element)
            }
            let end = rest[brace...].utf8.firstIndex(of: UInt8(ascii: "}")) ?? rest.endIndex
            let body = rest[rest.utf8.index(after: brace)..<end]
            try add(rest[..<brace], SVGDeclaration.list(body), element, report)
            rest = (end == rest.endIndex ? rest[end...] : rest[rest.utf8.index(after: end)...]).trimmed
        }
    }

    private mutating func add(
        _ selectors: Substring, _ declarations: [SVGDeclaration], _ element: Int, _ report: SVGReport
    ) throws(CodecError) {
        for text in selectors.split(separator: ",") {
            guard let selector = SVGSelector(text.trimmed) else {
                report.warn("rules for \(SVGScanner.quoted(text.trimmed)) are left out", element)
                continue
            }
            guard rules.count < SVGLimits.rules else {
                throw report.failure("its style sheets have more than \(SVGLimits.rules) rules", element)
            }
            places[selector.key, default: []].append(rules.count)
            rules.append(Rule(selector: selector, declarations: declarations))
        }
    }

    /// The rules for an element, the weakest first; `looked` counts those tried.
    func rules(for element: XMLElement, looked: inout Int) -> [Rule] {
        guard !rules.isEmpty else { return [] }
        let classes = Array(
            (element.attribute("class")?.value ?? "").split { $0.isWhitespace }.prefix(SVGLimits.classes))
        var keys = ["*", element.name] + Set(classes).sorted().map { ".\($0)" }
        if let identity = element.attribute("id")?.value { keys.append("#\(identity)") }
        let candidates = keys.flatMap { places[$0] ?? [] }
        looked += candidates.count
        return candidates.filter { rules[$0].selector.matches(element, classes: classes) }
            .sorted { (rules[$0].selector.specificity, $0) < (rules[$1].selector.specificity, $1) }
            .map { rules[$0] }
    }

    private static func withoutComments(_ text: String) -> String {
        var parts: [Substring] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "/*") {
            parts.append(rest[..<start.lowerBound])
            rest = rest[start.upperBound...].firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        }
        return (parts + [rest]).joined(separator: " ")
    }

    /// What follows an at-rule: its `;`, or its block with the blocks inside.
    private static func behindBlock(_ text: Substring) -> Substring {
        var depth = 0
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text.utf8[index]
            index = text.utf8.index(after: index)
            if byte == UInt8(ascii: ";"), depth == 0 { break }
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") {
                depth -= 1
                if depth <= 0 { break }
            }
        }
        return text[index...].trimmed
    }
}
