import FramewrightDrawing
import FramewrightLayoutEngine

/// The animatable parts of a figure as a list of numbers.
///
/// The numbers of two figures with the same `form` have the same meaning.
struct FigureNumbers {
    private(set) var numbers: [Double] = []
    /// The kind and the length of each group of numbers.
    private(set) var form: [Int] = []

    init(_ figure: ViewContent.Figure) {
        switch figure {
        case .none, .image, .drawing, .clip, .clipShape, .mask, .hidden: break
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
        add(gradient.geometry.numbers, as: gradient.geometry.kind)
        for stop in gradient.stops { add(stop.color.animatableData.numbers + [stop.location], as: 5) }
    }

    private mutating func add(_ filter: Filter) {
        switch filter {
        case .blur(let radius, let isOpaque): add([radius], as: isOpaque ? 6 : 7)
        case .dropShadow(let shadow): add(shadow.numbers, as: 8)
        case .innerShadow(let shadow): add(shadow.numbers, as: 9)
        case .colorMatrix(let matrix): add(matrix)
        }
    }

    private mutating func add(_ matrix: ColorMatrix) {
        switch matrix.origin {
        case nil: add(matrix.values, as: 10)
        case .hueRotation(let angle): add([angle.radians], as: 15)
        case .colorMultiply(let color): add(color.animatableData.numbers, as: 16)
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

extension FigureNumbers {
    /// Returns the difference to the numbers of another figure; nil if there is none, or their forms differ.
    func distance(to other: FigureNumbers) -> AnimatableNumbers? {
        guard form == other.form, !numbers.isEmpty, numbers != other.numbers else { return nil }
        return AnimatableNumbers(other.numbers) - AnimatableNumbers(numbers)
    }
}

extension ViewContent.Figure {
    /// Returns the figure with `offset` added to its numbers.
    func moved(by offset: AnimatableNumbers) -> ViewContent.Figure {
        var row = NumberReader((AnimatableNumbers(FigureNumbers(self).numbers) + offset).numbers)
        switch self {
        case .none, .image, .drawing, .clip, .clipShape, .mask, .hidden: return self
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

extension Shadow {
    fileprivate var numbers: [Double] { color.animatableData.numbers + [radius, offset.x, offset.y] }
}

extension ProjectionTransform {
    fileprivate var elements: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }
}
