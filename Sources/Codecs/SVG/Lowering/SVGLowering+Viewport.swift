import FramewrightDocuments
import FramewrightDrawing

extension SVGLowering {
    /// Returns the size of the image from `width` and `height`. A missing side follows from the view box, otherwise
    /// the CSS default of 300 by 150 applies.
    func intrinsicSize(_ properties: SVGProperties, _ viewBox: SVGViewBox?) throws(CodecError) -> Size {
        let box = viewBox?.rect.size
        let width = rootLength("width", properties)
        let height = rootLength("height", properties)
        let aspect = box.flatMap { $0.width > 0 && $0.height > 0 ? $0.width / $0.height : nil }
        if width == nil, height == nil, box == nil {
            report.warn("neither a size nor a viewBox is given; it is taken for 300x150", 0)
        }
        let size = Size(
            width: width ?? (height.flatMap { height in aspect.map { height * $0 } } ?? box?.width ?? 300),
            height: height ?? (width.flatMap { width in aspect.map { width / $0 } } ?? box?.height ?? 150))
        guard size.width > 0, size.height > 0, size.width <= Self.largestSide, size.height <= Self.largestSide else {
            throw report.failure("its size is \(size), which is no area to paint", 0)
        }
        return size
    }

    static var largestSide: Double { 1_000_000 }

    /// Returns a length of the root element. Percentages count as absent, because they refer to a size outside the
    /// file.
    private func rootLength(_ name: String, _ properties: SVGProperties) -> Double? {
        guard let text = properties.value(name), text != "auto", let length = SVGLength(text), length.unit != .percent
        else { return nil }
        var context = SVGContext(viewport: .zero)
        context.style.apply(properties, element: 0, report: report)
        return context.resolve(length, .other)
    }

    func viewBox(of index: Int) -> SVGViewBox? {
        guard let attribute = document.elements[index].attribute("viewBox") else { return nil }
        guard let box = SVGViewBox(attribute.value) else {
            report.warn("viewBox can't be \(SVGScanner.quoted(attribute.value))", index, at: attribute.offset)
            return nil
        }
        return box
    }

    func fitting(of index: Int) -> SVGFitting {
        guard let attribute = document.elements[index].attribute("preserveAspectRatio") else { return SVGFitting() }
        if let fitting = SVGFitting(attribute.value) { return fitting }
        report.warn("preserveAspectRatio can't be \(SVGScanner.quoted(attribute.value))", index, at: attribute.offset)
        return SVGFitting()
    }

    /// Draws a nested `svg` or a `symbol`, clipped to its viewport unless `overflow` is visible. A `use` may override
    /// its size.
    mutating func drawViewport(
        _ index: Int, properties: SVGProperties, within outer: SVGContext, sizedBy use: SVGProperties?
    ) throws(CodecError) {
        guard let (place, context) = viewport(index, properties: properties, within: outer, sizedBy: use) else {
            return
        }
        let start = commands.count
        let isCut = !["visible", "auto"].contains(properties.value("overflow"))
        if isCut { commands.append(Self.clip(place, outer.transform)) }
        try drawChildren(of: index, context)
        if isCut { endGroup(from: start, pushes: 1) }
    }

    /// Returns the rectangle of a viewport in outer coordinates and the context of its contents; nil if nothing is
    /// visible.
    func viewport(
        _ index: Int, properties: SVGProperties, within outer: SVGContext, sizedBy use: SVGProperties?
    ) -> (place: Rect, inside: SVGContext)? {
        func length(_ name: String, _ direction: SVGLength.Direction) -> Double? {
            use.flatMap { outer.length(name, direction: direction, properties: $0) }
                ?? outer.length(name, direction: direction, properties: properties)
        }
        let place = Rect(
            x: outer.length("x", direction: .width, properties: properties) ?? 0,
            y: outer.length("y", direction: .height, properties: properties) ?? 0,
            width: length("width", .width) ?? outer.viewport.width,
            height: length("height", .height) ?? outer.viewport.height)
        guard !place.isEmpty else { return nil }
        var inside = outer
        var transform = AffineTransform.translation(x: place.minX, y: place.minY)
        inside.viewport = place.size
        if let box = viewBox(of: index) {
            guard let fitted = box.transform(to: place, fitting(of: index)) else { return nil }
            transform = fitted
            inside.viewport = box.rect.size
        }
        inside.transform = transform.followed(by: outer.transform)
        return inside.transform.isInvertible ? (place, inside) : nil
    }

    /// Draws the target of a `use` as if it were in its place.
    mutating func drawUse(
        _ index: Int, properties: SVGProperties, in context: SVGContext
    ) throws(CodecError) {
        guard let target = target(ofUse: index) else { return }
        let element = document.elements[target]
        guard element.isSVG("symbol") || element.isSVG("svg") else { return try draw(target, context) }
        try drawSymbol(target, context, sizedBy: properties)
    }

    private mutating func drawSymbol(
        _ index: Int, _ outer: SVGContext, sizedBy use: SVGProperties
    ) throws(CodecError) {
        try report.count(steps: 1, on: index)
        let entry = try enter(index, outer)
        guard entry.effects.isDisplayed else { return }
        for name in ["refX", "refY"] {
            if let point = document.elements[index].attribute(name) {
                report.warn("\(name) is left out", index, at: point.offset)
            }
        }
        try drawActive(index) { (lowering) throws(CodecError) in
            try lowering.drawGroup(index, effects: entry.effects, in: entry.context) { (lowering) throws(CodecError) in
                try lowering.drawViewport(index, properties: entry.properties, within: entry.context, sizedBy: use)
            }
        }
    }

    /// Returns the target of a `use`. If it is not in this file or would contain itself, adds a warning and returns
    /// nil.
    func target(ofUse index: Int) -> Int? {
        guard let reference = document.elements[index].reference else {
            report.warn("it refers to nothing", index)
            return nil
        }
        guard reference.value.hasPrefix("#") else {
            report.warn(
                "it refers to another file, \(SVGScanner.quoted(reference.value)), which is not read", index,
                at: reference.offset)
            return nil
        }
        guard let target = identities[String(reference.value.dropFirst())] else {
            report.warn("there is no \(SVGScanner.quoted(reference.value))", index, at: reference.offset)
            return nil
        }
        guard !active.contains(target) else {
            report.warn("\(SVGScanner.quoted(reference.value)) contains itself", index, at: reference.offset)
            return nil
        }
        return target
    }

    /// Clips the commands to the image's size if any of them paints outside it.
    func clippedToSize(
        _ commands: [DisplayList.Item.Command], _ size: Size
    ) -> [DisplayList.Item.Command] {
        let area = Rect(origin: .zero, size: size)
        guard commands.contains(where: { !$0.paintsInside(area) }) else { return commands }
        return [.pushClip(RoundedRect(area))] + commands + [.pop]
    }
}

extension DisplayList.Item.Command {
    /// Whether a shape lies completely inside `area`.
    fileprivate func paintsInside(_ area: Rect) -> Bool {
        switch self {
        case .fillRect(let rect, _): area.contains(rect.rect, tolerance: 1e-6)
        case .fillPath(let path, _, _): path.isEmpty || area.contains(path.boundingRect, tolerance: 1e-6)
        default: true
        }
    }
}
