import FramewrightDrawing

/// Turns the elements of a document into display items: all references followed, all units resolved, all affine transforms
/// worked into the paths, so that a painter needs to know nothing of SVG.
struct SVGLowering {
    let cascade: SVGCascade
    var document: XMLDocument { cascade.document }
    var report: SVGReport { cascade.report }
    /// Elements by identity; of several with one identity the first.
    let identities: [String: Int]
    var commands: [DisplayList.Item.Command] = []
    /// Elements that are being drawn, the outermost first: what refers to one of them would never end.
    var active: [Int] = []
    /// Clip paths and masks that are being drawn, and what they are for.
    var owners: [(target: Int, element: Int, context: SVGContext)] = []
    /// The number of elements that clip paths should have had and have not, counted at every visit.
    var partsLeftOut = 0
    /// Strokes are traced this much larger, so that they stay smooth where the picture is drawn large.
    var strokeScale = 1.0
    /// Of the paths' data; below 0 where paths are used again.
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
        try drawRoot(properties, viewBox, size)
        var list = DisplayList(size: size)
        list.items = isolated(clippedToSize(commands, size)).map { DisplayList.Item($0, source: 0) }
        return SVGImage(displayList: list, viewBox: viewBox?.rect, warnings: report.warnings)
    }

    /// Points of the longer side up to which strokes are as exact as those of views.
    private static let smoothSide = 512.0

    private mutating func drawRoot(
        _ properties: SVGProperties, _ viewBox: SVGViewBox?, _ size: Size
    ) throws(CodecError) {
        var context = SVGContext(viewport: viewBox?.rect.size ?? size)
        context.style.apply(properties, 0, report)
        let area = Rect(origin: .zero, size: size)
        if let viewBox {
            guard let transform = viewBox.transform(to: area, fitting(of: 0)) else { return }
            context.transform = transform
        }
        let box = Rect(origin: .zero, size: context.viewport)
        var effects = SVGEffects(properties, box, fontSize: context.style.fontSize, 0, report)
        guard effects.isDisplayed else { return }
        // The transform of the root works outside its view box.
        context.transform = context.transform.followed(by: effects.transform)
        effects.isIsolated = false
        try drawActive(0) { (lowering) throws(CodecError) in
            try lowering.drawGroup(0, effects, context) { (lowering) throws(CodecError) in
                try lowering.fillBackground(properties, Path(area).applying(effects.transform), context.style.color)
                try lowering.drawChildren(of: 0, context)
            }
        }
    }

    /// Fills the whole picture with the `background-color` of the root, as browsers do.
    private mutating func fillBackground(
        _ properties: SVGProperties, _ area: Path, _ current: Color
    ) throws(CodecError) {
        guard let background = properties["background-color"] ?? properties["background"] else { return }
        let color = background.value == "currentcolor" ? current : SVGColor.parse(background.value)
        if let color {
            if color.opacity > 0 { try append(area, .nonzero, Paint(color), 0) }
        } else if background.value != "none" {
            report.warn("\(background.name) is left out: only a colour is drawn", 0, at: background.offset)
        }
    }

    /// Draws an element where it stands.
    mutating func draw(_ index: Int, _ outer: SVGContext) throws(CodecError) {
        // Before all else: what is not drawn also takes time to look at.
        try report.spend(steps: 1, on: index)
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
            try lowering.draw(kind, index, entry.properties, entry.effects, entry.context)
        }
    }

    private mutating func draw(
        _ kind: SVGElementKind, _ index: Int, _ properties: SVGProperties, _ effects: SVGEffects, _ context: SVGContext
    ) throws(CodecError) {
        if kind == .shape { return try drawShape(index, properties, effects, context) }
        try drawGroup(index, effects, context) { (lowering) throws(CodecError) in
            switch kind {
            case .firstOfSeveral: if let child = try lowering.chosen(of: index) { try lowering.draw(child, context) }
            case .viewport: try lowering.drawViewport(index, properties, context, sizedBy: nil)
            case .use: try lowering.drawUse(index, properties, context)
            default: try lowering.drawChildren(of: index, context)
            }
        }
    }

    mutating func drawChildren(of index: Int, _ context: SVGContext) throws(CodecError) {
        for child in document.elements[index].children { try draw(child, context) }
    }

    /// A `switch` shows the first of its elements that asks for nothing special. What stands behind a `foreignObject` is
    /// there for readers that know SVG only.
    func chosen(of index: Int) throws(CodecError) -> Int? {
        var foreign: Int?
        for child in document.elements[index].children {
            try report.spend(steps: 1, on: index)
            let element = document.elements[child]
            guard element.isSVG, element.isWanted else { continue }
            guard element.name == "foreignObject" else { return child }
            foreign = foreign ?? child
        }
        return foreign
    }

    /// Remembers that an element is being drawn; too many inside each other are an error, as recursion has to end.
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
    /// False where everything falls on a line or a number is not finite.
    var isInvertible: Bool {
        let area = a * d - b * c
        return area != 0 && area.isFinite && (1 / area).isFinite && tx.isFinite && ty.isFinite
    }
}
