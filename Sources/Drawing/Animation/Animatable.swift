/// A value with a part that can be interpolated.
///
/// Changes of properties outside `animatableData` take effect at once.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// The part that can be interpolated. Setting it keeps the rest.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Empty data: nothing is interpolated.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic, AnimatableData == Self {
    /// The vector itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Double: Animatable {
    /// The number itself.
    public typealias AnimatableData = Double
}

extension Float: Animatable {
    /// The number itself.
    public typealias AnimatableData = Float
}

extension AnimatablePair: Animatable {
    /// The pair itself.
    public typealias AnimatableData = Self
}

extension Point: Animatable {
    /// The coordinates.
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension Size: Animatable {
    /// The width and height.
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension Rect: Animatable {
    /// The origin and size.
    public var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Angle: Animatable {
    /// The angle in radians.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

extension EdgeInsets: Animatable {
    /// The top, leading, bottom and trailing inset.
    public var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get { AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)) }
        set {
            (top, leading) = (newValue.first.first, newValue.first.second)
            (bottom, trailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension SRGBColor: Animatable {
    /// The lightness and the two hue axes in OKLab, premultiplied by the opacity, and the opacity. Mixes colours
    /// perceptually.
    public var animatableData: AnimatableNumbers {
        get {
            let lab = OKLab(red: red, green: green, blue: blue)
            return AnimatableNumbers([lab.lightness * opacity, lab.a * opacity, lab.b * opacity, opacity])
        }
        set {
            guard newValue.numbers.count == 4 else { return }
            let (numbers, alpha) = (newValue.numbers, min(max(newValue.numbers[3], 0), 1))
            guard alpha > 0 else { return self = .clear }
            let color = OKLab(lightness: numbers[0] / alpha, a: numbers[1] / alpha, b: numbers[2] / alpha).sRGB
            self = SRGBColor(
                red: min(max(color.red, 0), 1), green: min(max(color.green, 0), 1), blue: min(max(color.blue, 0), 1),
                opacity: alpha)
        }
    }
}
