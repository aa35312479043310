import FramewrightDrawing
import FramewrightLayoutEngine

/// Reads a list of numbers from the front.
struct NumberReader {
    private var numbers: ArraySlice<Double>

    init(_ numbers: [Double]) { self.numbers = numbers[...] }

    private mutating func next() -> Double { numbers.popFirst() ?? 0 }

    mutating func share() -> Double { min(max(next(), 0), 1) }

    private mutating func point() -> Point { Point(x: next(), y: next()) }

    private mutating func size() -> Size { Size(width: next(), height: next()) }

    private mutating func angle() -> Angle { Angle(radians: next()) }

    /// Returns a length of at least 0, because a spring may overshoot to negative values.
    private mutating func length() -> Double { max(0, next()) }

    private mutating func anchor() -> UnitPoint { UnitPoint(x: next(), y: next()) }

    mutating func color() -> SRGBColor {
        var color = SRGBColor.clear
        color.animatableData = AnimatableNumbers([next(), next(), next(), next()])
        return color
    }

    /// Returns a paint without a theme token, because a colour between two tokens belongs to neither.
    mutating func paint(like paint: Paint) -> Paint {
        guard let gradient = paint.gradient else { return Paint(color()) }
        let geometry = geometry(like: gradient.geometry)
        let stops = gradient.stops.map { _ in GradientPaint.Stop(color(), location: next()) }
        return Paint(
            GradientPaint(
                geometry, stops: stops, spread: gradient.spread, colorSpace: gradient.colorSpace,
                transform: gradient.transform
            ).dithered(gradient.isDithered))
    }

    private mutating func geometry(like geometry: GradientPaint.Geometry) -> GradientPaint.Geometry {
        switch geometry {
        case .linear: .linear(start: point(), end: point())
        case .radial: .radial(center: point(), startRadius: length(), endRadius: length())
        case .elliptical: .elliptical(center: point(), startRadius: length(), endRadius: length(), axes: size())
        case .conical: .conical(start: point(), startRadius: length(), end: point(), endRadius: length())
        case .angular: .angular(center: point(), startAngle: angle(), endAngle: angle())
        }
    }

    mutating func filter(like filter: Filter) -> Filter {
        switch filter {
        case .blur(_, let isOpaque): .blur(radius: length(), isOpaque: isOpaque)
        case .dropShadow: .dropShadow(shadow())
        case .innerShadow: .innerShadow(shadow())
        case .colorMatrix(let matrix): .colorMatrix(self.matrix(like: matrix))
        }
    }

    private mutating func matrix(like matrix: ColorMatrix) -> ColorMatrix {
        switch matrix.origin {
        case nil: ColorMatrix((0..<20).map { _ in next() })
        case .hueRotation: .hueRotation(angle())
        case .colorMultiply: .colorMultiply(color())
        }
    }

    private mutating func shadow() -> Shadow { Shadow(color(), radius: length(), offset: point()) }

    mutating func transform(like transform: FrameTransform) -> FrameTransform {
        switch transform {
        case .rotation: .rotation(angle(), anchor: anchor())
        case .scale: .scale(size(), anchor: anchor())
        case .projection: .projection(ProjectionTransform(elements: (0..<9).map { _ in next() }))
        case .rotation3D:
            .rotation3D(
                angle(), axis: .init(x: next(), y: next(), z: next()), anchor: anchor(),
                anchorZ: next(), perspective: next())
        }
    }
}

extension ProjectionTransform {
    fileprivate init(elements: [Double]) {
        self.init()
        (m11, m12, m13) = (elements[0], elements[1], elements[2])
        (m21, m22, m23) = (elements[3], elements[4], elements[5])
        (m31, m32, m33) = (elements[6], elements[7], elements[8])
    }
}
