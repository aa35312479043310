import FramewrightDrawing
import FramewrightLayoutEngine

/// The parts of a figure that can be interpolated, as a row of numbers, and back.
///
/// Two figures of the same `form` have rows of the same meaning.
struct FigureNumbers {
    private(set) var numbers: [Double] = []
    /// What the numbers are of.
    private(set) var form: [Int] = []

    init(_ figure: ViewContent.Figure) {
        switch figure {
        case .none, .image, .clip, .clipShape, .mask, .hidden: break
        case .shape(_, let paint): add(paint)
        case .text(let text): for paint in text.paints { add(paint) }
        case .layer(let layer): add([layer.opacity], as: 1)
        case .effect(let layer, let backdrop):
            add([layer.opacity], as: 2)
            for filter in layer.filters { add(filter) }
            if let backdrop { add(backdrop.animatableData.numbers, as: 3) }
        case .transform(let transform): add(transform)
        }
    }

    private mutating func add(_ values: [Double], as kind: Int) {
        numbers += values
        form += [kind, values.count]
    }

    private mutating func add(_ paint: Paint) {
        guard let gradient = paint.gradient else { return add(paint.color.animatableData.numbers, as: 4) }
        form.append(gradient.geometry.kind)
        for stop in gradient.stops { add(stop.color.animatableData.numbers + [stop.location], as: 5) }
    }

    private mutating func add(_ filter: Filter) {
        switch filter {
        case .blur(let radius, let isOpaque): add([radius], as: isOpaque ? 6 : 7)
        case .dropShadow(let shadow): add(shadow.numbers, as: 8)
        case .innerShadow(let shadow): add(shadow.numbers, as: 9)
        case .colorMatrix(let matrix): add(matrix.values, as: 10)
        }
    }

    private mutating func add(_ transform: FrameTransform) {
        switch transform {
        case .rotation(let angle, let anchor): add([angle.radians, anchor.x, anchor.y], as: 11)
        case .scale(let scale, let anchor): add([scale.width, scale.height, anchor.x, anchor.y], as: 12)
        case .projection(let matrix): add(matrix.elements, as: 13)
        case .rotation3D(let angle, let axis, let anchor, let depth, let perspective):
            add([angle.radians, axis.x, axis.y, axis.z, anchor.x, anchor.y, depth, perspective], as: 14)
        }
    }
}

extension ViewContent.Figure {
    /// The way from this figure to another of the same form; nil where there is none.
    func distance(to other: ViewContent.Figure) -> AnimatableNumbers? {
        let (own, others) = (FigureNumbers(self), FigureNumbers(other))
        guard own.form == others.form, !own.numbers.isEmpty, own.numbers != others.numbers else { return nil }
        return AnimatableNumbers(others.numbers) - AnimatableNumbers(own.numbers)
    }

    /// Whether each number of one means what it means of the other.
    func isOfOneForm(with other: ViewContent.Figure) -> Bool {
        FigureNumbers(self).form == FigureNumbers(other).form
    }

    /// The figure, its numbers changed.
    func moved(by offset: AnimatableNumbers) -> ViewContent.Figure {
        var row = NumberReader((AnimatableNumbers(FigureNumbers(self).numbers) + offset).numbers)
        switch self {
        case .none, .image, .clip, .clipShape, .mask, .hidden: return self
        case .shape(let shape, let paint): return .shape(shape, row.paint(like: paint))
        case .text(let text): return .text(text.painted(text.paints.map { row.paint(like: $0) }))
        case .layer(var layer):
            layer.opacity = row.share()
            return .layer(layer)
        case .effect(var layer, let backdrop):
            layer.opacity = row.share()
            layer.filters = layer.filters.map { row.filter(like: $0) }
            return .effect(layer, backdrop: backdrop.map { _ in row.color() })
        case .transform(let transform): return .transform(row.transform(like: transform))
        }
    }
}

/// Takes numbers off the front of a row.
private struct NumberReader {
    private var numbers: ArraySlice<Double>

    init(_ numbers: [Double]) { self.numbers = numbers[...] }

    mutating func next() -> Double { numbers.popFirst() ?? 0 }

    mutating func share() -> Double { min(max(next(), 0), 1) }

    mutating func point() -> Point { Point(x: next(), y: next()) }

    mutating func anchor() -> UnitPoint { UnitPoint(x: next(), y: next()) }

    mutating func color() -> Color {
        var color = Color.clear
        color.animatableData = AnimatableNumbers([next(), next(), next(), next()])
        return color
    }

    /// A colour on the way from one token to another is neither's.
    mutating func paint(like paint: Paint) -> Paint {
        guard let gradient = paint.gradient else { return Paint(color()) }
        let stops = gradient.stops.map { _ in GradientPaint.Stop(color(), location: next()) }
        return Paint(
            GradientPaint(
                gradient.geometry, stops: stops, spread: gradient.spread, colorSpace: gradient.colorSpace,
                transform: gradient.transform))
    }

    mutating func filter(like filter: Filter) -> Filter {
        switch filter {
        case .blur(_, let isOpaque): .blur(radius: max(0, next()), isOpaque: isOpaque)
        case .dropShadow: .dropShadow(shadow())
        case .innerShadow: .innerShadow(shadow())
        case .colorMatrix: .colorMatrix(ColorMatrix((0..<20).map { _ in next() }))
        }
    }

    private mutating func shadow() -> Shadow { Shadow(color(), radius: max(0, next()), offset: point()) }

    mutating func transform(like transform: FrameTransform) -> FrameTransform {
        switch transform {
        case .rotation: .rotation(Angle(radians: next()), anchor: anchor())
        case .scale: .scale(Size(width: next(), height: next()), anchor: anchor())
        case .projection: .projection(ProjectionTransform(elements: (0..<9).map { _ in next() }))
        case .rotation3D:
            .rotation3D(
                Angle(radians: next()), axis: .init(x: next(), y: next(), z: next()), anchor: anchor(),
                anchorZ: next(), perspective: next())
        }
    }
}

extension Shadow {
    fileprivate var numbers: [Double] { color.animatableData.numbers + [radius, offset.x, offset.y] }
}

extension GradientPaint.Geometry {
    fileprivate var kind: Int {
        switch self {
        case .linear: 20
        case .radial: 21
        case .elliptical: 22
        case .conical: 23
        case .angular: 24
        }
    }
}

extension ProjectionTransform {
    fileprivate var elements: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

    fileprivate init(elements: [Double]) {
        self.init()
        (m11, m12, m13) = (elements[0], elements[1], elements[2])
        (m21, m22, m23) = (elements[3], elements[4], elements[5])
        (m31, m32, m33) = (elements[6], elements[7], elements[8])
    }
}
