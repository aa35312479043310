import FramewrightDrawing
import FramewrightLayoutEngine

/// A shape drawn in a rectangle that is smaller on all sides.
struct InsettedShape<Base: InsettableShape>: InsettableShape, RoundedRectShape, NamedShape {
    private(set) var shape: Base
    private(set) var amount: Double

    nonisolated var animatableData: AnimatablePair<Base.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, amount) }
        set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
    }

    nonisolated init(shape: Base, amount: Double) {
        self.shape = shape
        self.amount = amount
    }

    nonisolated var shapeName: String { shape.displayName + ".inset" }

    nonisolated func path(in rect: Rect) -> Path {
        let inner = rect.inset(by: EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount))
        guard !inner.isEmpty else { return Path() }
        return reduced.path(in: inner)
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    nonisolated func inset(by more: Double) -> InsettedShape { InsettedShape(shape: shape, amount: amount + more) }

    nonisolated func roundedRect(in rect: Rect) -> RoundedRect? {
        let inner = rect.inset(by: EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount))
        return (reduced as? any RoundedRectShape)?.roundedRect(in: inner)
    }

    /// The shape with corner radii reduced by the inset.
    private nonisolated var reduced: any Shape {
        (shape as? any RadiusReducing)?.reducingRadii(by: amount) ?? shape
    }
}

/// A shape with corner radii.
private protocol RadiusReducing {
    nonisolated func reducingRadii(by amount: Double) -> any Shape
}

extension RoundedRectangle: RadiusReducing {
    fileprivate nonisolated func reducingRadii(by amount: Double) -> any Shape {
        RoundedRectangle(
            cornerSize: Size(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
            style: style)
    }
}

extension UnevenRoundedRectangle: RadiusReducing {
    fileprivate nonisolated func reducingRadii(by amount: Double) -> any Shape {
        func reduce(_ radius: Double) -> Double { radius > 0 ? max(0, radius - amount) : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: reduce(cornerRadii.topLeading), bottomLeadingRadius: reduce(cornerRadii.bottomLeading),
            bottomTrailingRadius: reduce(cornerRadii.bottomTrailing),
            topTrailingRadius: reduce(cornerRadii.topTrailing), style: style)
    }
}
