import FramewrightDocuments
import FramewrightDrawing

extension SVGLowering {
    /// Returns the paint of a fill or stroke; nil if nothing is painted.
    mutating func paint(
        _ paint: SVGPaint, opacity: Double, shape: SVGShape, at index: Int, property: String, in context: SVGContext
    ) throws(CodecError) -> Paint? {
        guard opacity > 0 else { return nil }
        switch paint {
        case .none: return nil
        case .color(let color): return color.opacity > 0 ? Paint(color).opacity(opacity) : nil
        case .currentColor:
            return try self.paint(
                .color(context.style.color), opacity: opacity, shape: shape, at: index, property: property, in: context)
        case .reference(let identity, let fallback):
            let names: Set<String> = ["linearGradient", "radialGradient"]
            if let target = target(identity, names: names, for: index, property: property),
                let paint = try gradient(target, shape: shape, in: context)
            {
                return paint?.opacity(opacity)
            }
            guard let fallback else { return nil }
            return try self.paint(fallback, opacity: opacity, shape: shape, at: index, property: property, in: context)
        }
    }

    /// Returns the gradient in the image's coordinates. Returns `.some(nil)` if it paints nothing (no stops), and nil
    /// if it cannot be used because the shape has no area.
    private func gradient(
        _ index: Int, shape: SVGShape, in context: SVGContext
    ) throws(CodecError) -> Paint?? {
        let chain = try gradientChain(index)
        try countSteps(on: chain)
        let stops = try stops(of: chain)
        guard let last = stops.last else { return .some(nil) }
        guard stops.count > 1 else { return Paint(last.color) }
        let reader = SVGGradientReader(
            chain: chain, document: document, context: context, report: report)
        var place = try transform(of: reader)
        if reader.usesBounds {
            let bounds = shape.path.boundingRect
            guard !bounds.isEmpty else { return nil }
            place = place.followed(by: AffineTransform(filling: bounds))
        }
        place = place.followed(by: context.transform)
        guard place.isInvertible else { return .some(nil) }
        guard let geometry = reader.geometry else { return Paint(last.color) }
        return Paint(
            GradientPaint(
                geometry, stops: stops.mixedStraight, spread: reader.spread, transform: ProjectionTransform(place)))
    }

    /// Returns the `gradientTransform` around the `transform-origin` of the same element.
    private func transform(of reader: SVGGradientReader) throws(CodecError) -> AffineTransform {
        if let style = try cascade.properties(of: reader.chain[0])["transform"], !style.isAttribute {
            report.warn("transform is left out: a gradient has gradientTransform", reader.chain[0], at: style.offset)
        }
        guard let (index, transform) = reader.transform else { return .identity }
        guard let origin = try cascade.properties(of: index)["transform-origin"] else { return transform }
        guard
            let point = SVGOrigin.point(origin.value, reader.context.viewport, fontSize: reader.context.style.fontSize)
        else {
            report.refuse(origin, index)
            return transform
        }
        return transform.about(point)
    }

    /// Returns a gradient and those it refers to, the nearest first.
    private func gradientChain(_ index: Int) throws(CodecError) -> [Int] {
        var chain = [index]
        while let reference = document.elements[chain[chain.count - 1]].reference {
            try report.count(steps: 1, on: index)
            let place = chain[chain.count - 1]
            guard reference.value.hasPrefix("#"), let next = identities[String(reference.value.dropFirst())],
                ["linearGradient", "radialGradient"].contains(document.elements[next].name)
            else {
                report.warn("there is no gradient \(SVGScanner.quoted(reference.value))", place, at: reference.offset)
                break
            }
            guard !chain.contains(next), chain.count < SVGLimits.depth else {
                report.warn("\(SVGScanner.quoted(reference.value)) refers back to itself", place, at: reference.offset)
                break
            }
            chain.append(next)
        }
        return chain
    }

    /// Counts the cost of work repeated for each paint: attribute lookups and transforms.
    private func countSteps(on chain: [Int]) throws(CodecError) {
        for index in chain {
            let element = document.elements[index]
            let bytes = element.attribute("gradientTransform")?.value.utf8.count ?? 0
            try report.count(
                steps: element.children.count / 8 + element.attributes.count / 8
                    + 4 * bytes / SVGLimits.bytesPerStep, on: index)
        }
    }

    /// Returns the stops of the first gradient that has any; locations never decrease.
    private func stops(of chain: [Int]) throws(CodecError) -> [GradientPaint.Stop] {
        for gradient in chain {
            let children = document.elements[gradient].children.filter { document.elements[$0].isSVG("stop") }
            guard !children.isEmpty else { continue }
            try report.count(steps: children.count, on: gradient)
            var stops: [GradientPaint.Stop] = []
            for child in children {
                let (color, location) = try stop(child)
                stops.append(GradientPaint.Stop(color, location: max(location, stops.last?.location ?? 0)))
            }
            return stops
        }
        return []
    }

    /// Returns the location of a stop from 0 to 1; 0 unless it is a number or a percentage.
    private func location(of offset: SVGDeclaration?, _ index: Int) -> Double {
        guard let offset else { return 0 }
        if let location = SVGStyle.opacity(offset.value) { return location }
        report.refuse(offset, index)
        return 0
    }

    private func stop(_ index: Int) throws(CodecError) -> (SRGBColor, Double) {
        let properties = try cascade.properties(of: index)
        let location = location(of: properties["offset"], index)
        let opacity = SVGEffects.opacity(properties["stop-opacity"], element: index, report: report)
        guard let declaration = properties["stop-color"] else { return (SRGBColor.black.opacity(opacity), location) }
        if declaration.value == "currentcolor" {
            var style = try cascade.inheritedStyle(of: index)
            style.apply(properties, element: index, report: report)
            return (style.color.opacity(opacity), location)
        }
        guard let color = SVGColor.parse(declaration.value) else {
            report.warn(
                "stop-color can't be \(SVGScanner.quoted(declaration.value)); it is black", index,
                at: declaration.offset)
            return (SRGBColor.black.opacity(opacity), location)
        }
        return (color.opacity(opacity), location)
    }
}

extension AffineTransform {
    /// Maps the unit square to a rectangle, as `objectBoundingBox` units do.
    init(filling rect: Rect) {
        self.init(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    }
}

extension [GradientPaint.Stop] {
    /// The stops with intermediate steps added where both colour and opacity change: SVG interpolates straight
    /// colours, the painter premultiplied ones. With sixteen steps the error is below half a level.
    fileprivate var mixedStraight: [GradientPaint.Stop] {
        var result: [GradientPaint.Stop] = []
        for stop in self {
            if let last = result.last, last.color.opacity != stop.color.opacity,
                last.color.opacity(0) != stop.color.opacity(0), last.location < stop.location
            {
                for step in 1..<16 { result.append(last.towards(stop, Double(step) / 16)) }
            }
            result.append(stop)
        }
        return result
    }
}

extension GradientPaint.Stop {
    fileprivate func towards(_ other: GradientPaint.Stop, _ share: Double) -> GradientPaint.Stop {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
        let color = SRGBColor(
            red: mix(color.red, other.color.red), green: mix(color.green, other.color.green),
            blue: mix(color.blue, other.color.blue), opacity: mix(color.opacity, other.color.opacity))
        return GradientPaint.Stop(color, location: mix(location, other.location))
    }
}
