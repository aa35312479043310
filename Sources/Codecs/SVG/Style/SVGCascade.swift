import FramewrightDocuments

/// Resolves the declarations for an element, and the style it inherits from its ancestors.
///
/// Elements visited again, through `use` and references, are cached: their attributes are parsed at most twice, unless
/// the file exceeds `SVGLimits.rememberedDeclarations`.
final class SVGCascade {
    private struct CachedProperties {
        let properties: SVGProperties
        let cost: Int
    }

    let document: XMLDocument
    private let stylesheet: SVGStylesheet
    let report: SVGReport
    private var isVisited: [Bool]
    private var cache: [Int: CachedProperties] = [:]
    private var rememberedDeclarations = 0
    /// The styles that the children of elements inherit.
    private var styles: [Int: SVGStyle] = [:]

    init(document: XMLDocument, stylesheet: SVGStylesheet, report: SVGReport) {
        self.document = document
        self.stylesheet = stylesheet
        self.report = report
        isVisited = Array(repeating: false, count: document.elements.count)
    }

    func properties(of index: Int) throws(CodecError) -> SVGProperties {
        if let cached = cache[index] {
            try report.count(steps: cached.cost, on: index)
            return cached.properties
        }
        let element = document.elements[index]
        // The file's size already limits the first time.
        if isVisited[index] { try report.count(steps: Self.readingCost(element), on: index) }
        let properties = try read(element, index)
        let cost = Self.cost(element, properties)
        try report.count(steps: cost, on: index)
        store(CachedProperties(properties: properties, cost: cost), index)
        return properties
    }

    /// Returns the style an element inherits from its ancestors in the file, not from where it is referenced.
    func inheritedStyle(of index: Int) throws(CodecError) -> SVGStyle {
        try report.count(steps: 1, on: index)
        guard let parent = document.elements[index].parent else { return SVGStyle() }
        if let style = styles[parent] { return style }
        let chain = Array(sequence(first: parent) { self.document.elements[$0].parent })
        try report.count(steps: chain.count, on: index)
        var style = SVGStyle()
        for ancestor in chain.reversed() {
            style.apply(try properties(of: ancestor), element: ancestor, report: report)
        }
        if styles.count < SVGLimits.rememberedStyles { styles[parent] = style }
        return style
    }

    private func read(_ element: XMLElement, _ index: Int) throws(CodecError) -> SVGProperties {
        var properties = SVGProperties()
        properties.add(element.attributes)
        var tested = 0
        var refused: [SVGDeclaration] = []
        for rule in stylesheet.rules(for: element, tested: &tested) { refused += properties.add(rule.declarations) }
        if tested > 0 { try report.count(steps: tested / 8, on: index) }
        if let style = element.attribute("style") {
            refused += properties.add(SVGDeclaration.list(style.value, at: style.offset))
        }
        for declaration in refused { report.refuse(declaration, index) }
        if properties.hasWideKeywords {
            try report.count(steps: 1, on: index)
            properties.resolveWideKeywords(
                try element.parent.map { (parent) throws(CodecError) in
                    try self.properties(of: parent)
                })
        }
        return properties
    }

    private func store(_ properties: CachedProperties, _ index: Int) {
        defer { isVisited[index] = true }
        guard isVisited[index], rememberedDeclarations < SVGLimits.rememberedDeclarations else { return }
        rememberedDeclarations += properties.properties.count + 1
        cache[index] = properties
    }

    /// Returns the cost of each visit: attributes are searched and values parsed, some of them slowly.
    private static func cost(_ element: XMLElement, _ properties: SVGProperties) -> Int {
        let bytes = element.attributes.reduce(0) { $0 + $1.value.utf8.count }
        return (bytes + 4 * properties.slowBytes) / SVGLimits.bytesPerStep
            + element.attributes.count / SVGLimits.attributesPerStep
    }

    /// Returns the cost of resolving the properties again.
    private static func readingCost(_ element: XMLElement) -> Int {
        let style = element.attribute("style")?.value.utf8.count ?? 0
        return 8 * (style / SVGLimits.bytesPerStep + element.attributes.count / SVGLimits.attributesPerStep)
    }
}
