import FramewrightDocuments
import FramewrightDrawing

/// Converts the elements of a document to display items, with all references followed, all units resolved and all
/// affine transforms applied to the paths, so that painting does not depend on SVG.
struct SVGLowering {
    let cascade: SVGCascade
    var document: XMLDocument { cascade.document }
    var report: SVGReport { cascade.report }
    /// The elements by `id`; of duplicates, the first.
    let identities: [String: Int]
    var commands: [DisplayList.Item.Command] = []
    /// The elements being drawn, the outermost first; a reference to one of them would be endless.
    var active: [Int] = []
    /// The clip paths and masks being drawn, with the elements they apply to.
    var owners: [(target: Int, element: Int, context: SVGContext)] = []
    /// The number of elements omitted from clip paths, counted at every visit.
    var partsLeftOut = 0
    /// The factor by which strokes are traced larger, so that they stay smooth when the image is enlarged.
    var strokeScale = 1.0
    /// The size of the path data not yet drawn; negative if paths are used repeatedly.
    var undrawnBytes: Int

    init(_ cascade: SVGCascade) {
        self.cascade = cascade
        var identities: [String: Int] = [:]
        for (index, element) in cascade.document.elements.enumerated() {
            guard let identity = element.attribute("id")?.value, identities[identity] == nil else { continue }
            identities[identity] = index
        }
        self.identities = identities
        undrawnBytes = cascade.document.elements.reduce(0) { $0 + $1.outlineBytes }
    }

    mutating func image() throws(CodecError) -> SVGImage {
        let root = document.elements[0]
        guard root.isSVG("svg") else {
            throw report.failure("the root element is \(SVGScanner.quoted(root.name)), not svg", 0)
        }
        if root.namespace.isEmpty {
            report.warn("the namespace is missing: other programs want xmlns=\"\(XMLNamespace.svg)\"", 0)
        }
        let properties = try cascade.properties(of: 0)
        let viewBox = viewBox(of: 0)
        let size = try intrinsicSize(properties, viewBox)
        strokeScale = max(1, Self.smoothSide / max(size.width, size.height))
        try drawRoot(properties, viewBox: viewBox, size: size)
        var list = DisplayList(size: size)
        list.items = isolated(clippedToSize(commands, size)).map { DisplayList.Item($0, source: 0) }
        return SVGImage(displayList: list, viewBox: viewBox?.rect, warnings: report.warnings)
    }

    /// The longer side in points below which strokes are traced larger.
    private static let smoothSide = 512.0

    private mutating func drawRoot(
        _ properties: SVGProperties, viewBox: SVGViewBox?, size: Size
    ) throws(CodecError) {
        var context = SVGContext(viewport: viewBox?.rect.size ?? size)
        context.style.apply(properties, element: 0, report: report)
        let area = Rect(origin: .zero, size: size)
        if let viewBox {
            guard let transform = viewBox.transform(to: area, fitting(of: 0)) else { return }
            context.transform = transform
        }
        let box = Rect(origin: .zero, size: context.viewport)
        var effects = SVGEffects(properties, box: box, fontSize: context.style.fontSize, element: 0, report: report)
        guard effects.isDisplayed else { return }
        // The transform of the root applies outside its view box.
        context.transform = context.transform.followed(by: effects.transform)
        effects.isIsolated = false
        try drawActive(0) { (lowering) throws(CodecError) in
            try lowering.drawGroup(0, effects: effects, in: context) { (lowering) throws(CodecError) in
                try lowering.fillBackground(
                    properties, area: Path(area).applying(effects.transform), current: context.style.color)
                try lowering.drawChildren(of: 0, context)
            }
        }
    }

    /// Fills the whole image with the `background-color` of the root, as browsers do.
    private mutating func fillBackground(
        _ properties: SVGProperties, area: Path, current: SRGBColor
    ) throws(CodecError) {
        guard let background = properties["background-color"] ?? properties["background"] else { return }
        let color = background.value == "currentcolor" ? current : SVGColor.parse(background.value)
        if let color {
            if color.opacity > 0 { try append(area, rule: .nonzero, paint: Paint(color), at: 0) }
        } else if background.value != "none" {
            report.warn("\(background.name) is left out: only a colour is drawn", 0, at: background.offset)
        }
    }

    /// Draws an element in its own place.
    mutating func draw(_ index: Int, _ outer: SVGContext) throws(CodecError) {
        // Counted first, because elements that are not drawn take time too.
        try report.count(steps: 1, on: index)
        let element = document.elements[index]
        guard element.isSVG, element.isWanted else { return }
        let kind = SVGElementKind(element.name)
        switch kind {
        case .silent: return
        case .unsupported: return try leaveOut(index, outer)
        case .group, .firstOfSeveral, .viewport, .use, .shape: break
        }
        let entry = try enter(index, outer)
        guard entry.effects.isDisplayed, entry.effects.opacity > 0, entry.context.transform.isInvertible else { return }
        try drawActive(index) { (lowering) throws(CodecError) in
            try lowering.draw(kind, at: index, properties: entry.properties, effects: entry.effects, in: entry.context)
        }
    }

    private mutating func draw(
        _ kind: SVGElementKind, at index: Int, properties: SVGProperties, effects: SVGEffects, in context: SVGContext
    ) throws(CodecError) {
        if kind == .shape { return try drawShape(index, properties: properties, effects: effects, in: context) }
        try drawGroup(index, effects: effects, in: context) { (lowering) throws(CodecError) in
            switch kind {
            case .firstOfSeveral: if let child = try lowering.chosen(of: index) { try lowering.draw(child, context) }
            case .viewport: try lowering.drawViewport(index, properties: properties, within: context, sizedBy: nil)
            case .use: try lowering.drawUse(index, properties: properties, in: context)
            default: try lowering.drawChildren(of: index, context)
            }
        }
    }

    mutating func drawChildren(of index: Int, _ context: SVGContext) throws(CodecError) {
        for child in document.elements[index].children { try draw(child, context) }
    }

    /// Returns the first child of a `switch` whose conditions are met. Skips a `foreignObject` if another child
    /// follows, which is the fallback for readers of SVG only.
    func chosen(of index: Int) throws(CodecError) -> Int? {
        var foreign: Int?
        for child in document.elements[index].children {
            try report.count(steps: 1, on: index)
            let element = document.elements[child]
            guard element.isSVG, element.isWanted else { continue }
            guard element.name == "foreignObject" else { return child }
            foreign = foreign ?? child
        }
        return foreign
    }

    /// Marks an element as being drawn while `body` runs; throws if elements are nested too deeply, to bound the
    /// recursion.
    mutating func drawActive(
        _ index: Int, _ body: (inout SVGLowering) throws(CodecError) -> Void
    ) throws(CodecError) {
        guard active.count < SVGLimits.depth else {
            throw report.failure("elements are used inside each other more than \(SVGLimits.depth) deep", index)
        }
        active.append(index)
        defer { active.removeLast() }
        try body(&self)
    }

}

extension AffineTransform {
    /// False if the transform is degenerate or not finite.
    var isInvertible: Bool {
        let area = a * d - b * c
        return area != 0 && area.isFinite && (1 / area).isFinite && tx.isFinite && ty.isFinite
    }
}
