import FramewrightDrawing

/// The inherited properties of an element.
struct SVGStyle {
    static let initialFontSize = 16.0

    var color = SRGBColor.black
    var fontSize = SVGStyle.initialFontSize
    private(set) var rootFontSize = SVGStyle.initialFontSize
    var fill = SVGPaint.color(.black)
    var fillOpacity = 1.0
    var fillRule = FillRule.nonzero
    var clipRule = FillRule.nonzero
    var stroke = SVGPaint.none
    var strokeOpacity = 1.0
    var strokeWidth = SVGLength(1)
    var lineCap = LineCap.butt
    var lineJoin = LineJoin.miter
    var miterLimit = 4.0
    /// The dash lengths; empty for a solid line.
    var dashes: [SVGLength] = []
    var dashOffset = SVGLength(0)
    var isVisible = true
    var paintsStrokeFirst = false

    /// The inherited properties with their initial values, ordered so that later ones may depend on earlier ones.
    private static let initial: KeyValuePairs = [
        "font-size": "16px", "color": "black", "fill": "black", "fill-opacity": "1", "fill-rule": "nonzero",
        "clip-rule": "nonzero", "stroke": "none", "stroke-opacity": "1", "stroke-width": "1", "stroke-linecap": "butt",
        "stroke-linejoin": "miter", "stroke-miterlimit": "4", "stroke-dasharray": "none", "stroke-dashoffset": "0",
        "visibility": "visible", "paint-order": "normal",
    ]
    static let names = Set(initial.map(\.key))

    /// Applies the declarations for an element; an invalid value gives a warning and has no effect.
    mutating func apply(_ properties: SVGProperties, element: Int, report: SVGReport) {
        for (name, initial) in Self.initial {
            guard let declaration = properties[name] else { continue }
            switch SVGWideKeyword(declaration.value) {
            case .inherit, .unset: continue
            case .initial: _ = apply(name, initial)
            case nil: if !apply(name, declaration.value) { report.refuse(declaration, element) }
            }
            if name == "font-size", element == 0 { rootFontSize = fontSize }
        }
    }

    /// Applies one property; returns false if the value is invalid.
    mutating func apply(_ name: String, _ value: String) -> Bool {
        switch name {
        case "font-size": set(\.fontSize, SVGFontSize.resolved(value, around: fontSize, root: rootFontSize))
        case "color": value.lowercased() == "currentcolor" || set(\.color, SVGColor.parse(value))
        case "fill": set(\.fill, SVGPaint(value))
        case "fill-opacity": set(\.fillOpacity, Self.opacity(value))
        case "fill-rule": set(\.fillRule, FillRule(svg: value))
        case "clip-rule": set(\.clipRule, FillRule(svg: value))
        case "visibility": set(\.isVisible, ["visible": true, "hidden": false, "collapse": false][value])
        case "paint-order": set(\.paintsStrokeFirst, Self.paintsStrokeFirst(value))
        default: applyStroke(name, value)
        }
    }

    private mutating func applyStroke(_ name: String, _ value: String) -> Bool {
        switch name {
        case "stroke": set(\.stroke, SVGPaint(value))
        case "stroke-opacity": set(\.strokeOpacity, Self.opacity(value))
        case "stroke-width": set(\.strokeWidth, SVGLength(value).flatMap { $0.value < 0 ? nil : absolute($0) })
        case "stroke-linecap": set(\.lineCap, LineCap(rawValue: value))
        case "stroke-linejoin": set(\.lineJoin, LineJoin(rawValue: value))
        case "stroke-miterlimit": set(\.miterLimit, SVGScanner.number(value).flatMap { $0 < 1 ? nil : $0 })
        case "stroke-dasharray": set(\.dashes, Self.dashes(value)?.map(absolute))
        case "stroke-dashoffset": set(\.dashOffset, SVGLength(value).map(absolute))
        default: false
        }
    }

    /// Resolves font-relative lengths: their computed values are inherited.
    private func absolute(_ length: SVGLength) -> SVGLength {
        guard length.unit == .ems || length.unit == .rems else { return length }
        return SVGLength(length.resolved(.other, in: .zero, fontSize: fontSize, rootFontSize: rootFontSize))
    }

    private mutating func set<Value>(_ path: WritableKeyPath<SVGStyle, Value>, _ value: Value?) -> Bool {
        guard let value else { return false }
        self[keyPath: path] = value
        return true
    }

    /// Returns a number without a unit, or a percentage, clamped to 0...1; nil for anything else.
    static func opacity(_ text: String) -> Double? {
        SVGScanner.number(text, allowsPercent: true).map { max(0, min(1, $0)) }
    }

    private static func dashes(_ text: String) -> [SVGLength]? {
        if text == "none" { return [] }
        var scanner = SVGScanner(text)
        var dashes: [SVGLength] = []
        scanner.skipSpace()
        while !scanner.isAtEnd {
            guard let length = SVGLength(&scanner), length.value >= 0 else { return nil }
            dashes.append(length)
            scanner.skipCommaSpace()
        }
        // An odd list is doubled, so that dashes and gaps alternate.
        return dashes.count % 2 == 0 ? dashes : dashes + dashes
    }

    /// Markers are not drawn, so only the order of fill and stroke matters.
    private static func paintsStrokeFirst(_ text: String) -> Bool? {
        let words = text.split(separator: " ")
        if words == ["normal"] { return false }
        guard !words.isEmpty, Set(words).count == words.count,
            words.allSatisfy({ ["fill", "stroke", "markers"].contains($0) })
        else { return nil }
        return words.first { $0 != "markers" } == "stroke"
    }
}

extension FillRule {
    fileprivate init?(svg text: String) {
        switch text {
        case "nonzero": self = .nonzero
        case "evenodd": self = .evenOdd
        default: return nil
        }
    }
}
