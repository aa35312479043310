import FramewrightDocuments

/// The rules of all `style` elements of a file.
struct SVGStylesheet {
    struct Rule {
        let selector: SVGSelector
        let declarations: [SVGDeclaration]
    }

    private(set) var rules: [Rule] = []
    private var readRules = 0
    /// The indices of rules by their selectors' keys.
    private var places: [String: [Int]] = [:]

    init(_ document: XMLDocument, _ report: SVGReport) throws(CodecError) {
        for (index, element) in document.elements.enumerated() where element.isSVG("style") {
            let type = element.attribute("type")?.value.lowercased() ?? ""
            guard type.isEmpty || type == "text/css" else {
                report.warn("a style sheet of type \(SVGScanner.quoted(type)) is left out", index)
                continue
            }
            try read(element.text, element: index, report: report)
        }
    }

    private mutating func read(_ text: String, element: Int, report: SVGReport) throws(CodecError) {
        var scanner = CSSScanner(text)
        while true {
            scanner.skipSpace()
            guard let byte = scanner.next else { return }
            if byte == UInt8(ascii: "@") {
                try count(element, report)
                let name = scanner.text(before: ";{").prefix { !$0.isWhitespace }
                report.warn("the rule \(SVGScanner.quoted(name)) is left out", element)
                if scanner.next == UInt8(ascii: "{") { _ = Self.block(&scanner) } else { scanner.skip() }
                continue
            }
            let selectors = scanner.text(before: "{")
            guard scanner.next != nil else {
                return report.warn("the style sheet ends in the middle of a rule", element)
            }
            try add(
                selectors, declarations: SVGDeclaration.list(Self.block(&scanner)), element: element, report: report)
        }
    }

    /// Returns the text of a block, including nested blocks.
    private static func block(_ scanner: inout CSSScanner) -> String {
        scanner.skip()
        let body = scanner.text(before: "}")
        scanner.skip()
        return body
    }

    private mutating func add(
        _ text: String, declarations: [SVGDeclaration], element: Int, report: SVGReport
    ) throws(CodecError) {
        let selectors = try list(text, element: element, report: report)
        guard selectors.allSatisfy({ SVGSelector.isValid($0) }) else {
            return report.warn("rules for \(SVGScanner.quoted(text.trimmed)) are left out", element)
        }
        for text in selectors {
            guard let selector = SVGSelector(text) else {
                report.warn("rules for \(SVGScanner.quoted(text)) are left out", element)
                continue
            }
            places[selector.key, default: []].append(rules.count)
            rules.append(Rule(selector: selector, declarations: declarations))
        }
    }

    /// Returns the selectors of a comma-separated list.
    private mutating func list(_ text: String, element: Int, report: SVGReport) throws(CodecError) -> [Substring] {
        var scanner = CSSScanner(text)
        var list: [Substring] = []
        repeat {
            try count(element, report)
            list.append(scanner.text(before: ",").trimmed)
            guard scanner.next != nil else { return list }
            scanner.skip()
        } while true
    }

    /// Counts a rule; unsupported rules count too, because parsing them takes as long.
    private mutating func count(_ element: Int, _ report: SVGReport) throws(CodecError) {
        readRules += 1
        guard readRules <= SVGLimits.rules else {
            throw report.failure("its style sheets have more than \(SVGLimits.rules) rules", element)
        }
    }

    /// Returns the rules for an element by ascending precedence; `tested` counts the rules tested.
    func rules(for element: XMLElement, tested: inout Int) -> [Rule] {
        guard !rules.isEmpty else { return [] }
        let classes = Set(
            (element.attribute("class")?.value ?? "").split { $0.isWhitespace }.prefix(SVGLimits.classes))
        var keys = ["*", element.name] + classes.sorted().map { ".\($0)" }
        if let identity = element.attribute("id")?.value { keys.append("#\(identity)") }
        let candidates = keys.flatMap { places[$0] ?? [] }
        tested += candidates.count
        return candidates.filter { rules[$0].selector.matches(element, classes: classes) }
            .sorted { (rules[$0].selector.specificity, $0) < (rules[$1].selector.specificity, $1) }
            .map { rules[$0] }
    }
}
