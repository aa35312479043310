/// Finds what is declared for an element, and what it inherits where it stands.
///
/// Elements met again, as `use` and references do, are remembered: their attributes are read twice at most, unless the file
/// has more of them than `SVGLimits.rememberedDeclarations`.
final class SVGCascade {
    private struct Known {
        let properties: SVGProperties
        let cost: Int
    }

    let document: XMLDocument
    private let stylesheet: SVGStylesheet
    let report: SVGReport
    private var isMet: [Bool]
    private var known: [Int: Known] = [:]
    private var rememberedDeclarations = 0
    /// What the children of an element inherit.
    private var styles: [Int: SVGStyle] = [:]

    init(document: XMLDocument, stylesheet: SVGStylesheet, report: SVGReport) {
        self.document = document
        self.stylesheet = stylesheet
        self.report = report
        isMet = Array(repeating: false, count: document.elements.count)
    }

    func properties(of index: Int) throws(CodecError) -> SVGProperties {
        if let known = known[index] {
            try report.spend(steps: known.cost, on: index)
            return known.properties
        }
        let element = document.elements[index]
        // The first time is paid for by the size of the file.
        if isMet[index] { try report.spend(steps: Self.readingCost(element), on: index) }
        let properties = try read(element, index)
        let cost = Self.cost(element, properties)
        try report.spend(steps: cost, on: index)
        remember(Known(properties: properties, cost: cost), index)
        return properties
    }

    /// The style an element inherits where it stands in the file, not where it is referred to.
    func inheritedStyle(of index: Int) throws(CodecError) -> SVGStyle {
        try report.spend(steps: 1, on: index)
        guard let parent = document.elements[index].parent else { return SVGStyle() }
        if let style = styles[parent] { return style }
        let chain = Array(sequence(first: parent) { self.document.elements[$0].parent })
        try report.spend(steps: chain.count, on: index)
        var style = SVGStyle()
        for ancestor in chain.reversed() { style.apply(try properties(of: ancestor), ancestor, report) }
        if styles.count < SVGLimits.rememberedStyles { styles[parent] = style }
        return style
    }

    private func read(_ element: XMLElement, _ index: Int) throws(CodecError) -> SVGProperties {
        var properties = SVGProperties()
        properties.add(element.attributes)
        var looked = 0
        var refused: [SVGDeclaration] = []
        for rule in stylesheet.rules(for: element, looked: &looked) { refused += properties.add(rule.declarations) }
        if looked > 0 { try report.spend(steps: looked / 8, on: index) }
        if let style = element.attribute("style") {
            refused += properties.add(SVGDeclaration.list(style.value, at: style.offset))
        }
        for declaration in refused { report.refuse(declaration, index) }
        if properties.hasWideKeywords {
            try report.spend(steps: 1, on: index)
            properties.resolveWideKeywords(
                try element.parent.map { (parent) throws(CodecError) in
                    try self.properties(of: parent)
                })
        }
        return properties
    }

    private func remember(_ properties: Known, _ index: Int) {
        defer { isMet[index] = true }
        guard isMet[index], rememberedDeclarations < SVGLimits.rememberedDeclarations else { return }
        rememberedDeclarations += properties.properties.count + 1
        known[index] = properties
    }

    /// What each visit costs: attributes are looked through, and values are read, some of them slowly.
    private static func cost(_ element: XMLElement, _ properties: SVGProperties) -> Int {
        let bytes = element.attributes.reduce(0) { $0 + $1.value.utf8.count }
        return (bytes + 4 * properties.slowBytes) / SVGLimits.bytesPerStep
            + element.attributes.count / SVGLimits.attributesPerStep
    }

    /// What finding the properties costs once more.
    private static func readingCost(_ element: XMLElement) -> Int {
        let style = element.attribute("style")?.value.utf8.count ?? 0
        return 8 * (style / SVGLimits.bytesPerStep + element.attributes.count / SVGLimits.attributesPerStep)
    }
}
