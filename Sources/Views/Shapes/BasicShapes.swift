public import FramewrightDrawing
public import FramewrightLayoutEngine

/// A rectangle with square corners.
public struct Rectangle: InsettableShape, RoundedRectShape {
    /// Creates a rectangle.
    public nonisolated init() {}

    /// Returns the rectangle's outline.
    public nonisolated func path(in rect: Rect) -> Path { RoundedRect(rect).path }

    /// Returns the rectangle inset by an amount.
    public nonisolated func inset(by amount: Double) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }

    nonisolated func roundedRect(in rect: Rect) -> RoundedRect? { RoundedRect(rect) }
}

/// A rectangle with four equal corners.
public struct RoundedRectangle: InsettableShape, RoundedRectShape, Hashable {
    /// The width and height of the corners, in points.
    public private(set) var cornerSize: Size
    /// The shape of the corners.
    public let style: RoundedCornerStyle

    /// The corner size, for animation.
    public nonisolated var animatableData: Size.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// Creates a rectangle with a corner radius, which is limited to half the shorter side.
    public nonisolated init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with a corner size, which is reduced if two corners do not fit a side.
    public nonisolated init(cornerSize: Size, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Returns the rounded outline.
    public nonisolated func path(in rect: Rect) -> Path {
        roundedRect(in: rect)?.path ?? Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// Returns the rectangle inset by an amount. Radii shrink with it, so that borders have a constant width.
    public nonisolated func inset(by amount: Double) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }

    nonisolated func roundedRect(in rect: Rect) -> RoundedRect? {
        guard style == .circular, cornerSize.width == cornerSize.height else { return nil }
        return RoundedRect(rect, radius: cornerSize.width)
    }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of the corners, in points.
    public private(set) var cornerRadii: RectangleCornerRadii
    /// The shape of the corners.
    public let style: RoundedCornerStyle

    /// The radii, for animation.
    public nonisolated var animatableData: EdgeInsets.AnimatableData {
        get {
            AnimatablePair(
                AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
                AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
        }
        set {
            cornerRadii = RectangleCornerRadii(
                topLeading: newValue.first.first, bottomLeading: newValue.first.second,
                bottomTrailing: newValue.second.first, topTrailing: newValue.second.second)
        }
    }

    /// Creates a rectangle with corner radii. If they do not fit a side, all are reduced by one factor.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with a radius per corner.
    public nonisolated init(
        topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
        topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    /// Returns the rounded outline.
    public nonisolated func path(in rect: Rect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Returns the rectangle inset by an amount.
    public nonisolated func inset(by amount: Double) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape, RoundedRectShape {
    /// The shape of the ends.
    public let style: RoundedCornerStyle

    /// Creates a capsule.
    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// Returns the capsule's outline.
    public nonisolated func path(in rect: Rect) -> Path {
        roundedRect(in: rect)?.path
            ?? Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// Returns the capsule inset by an amount.
    public nonisolated func inset(by amount: Double) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }

    nonisolated func roundedRect(in rect: Rect) -> RoundedRect? {
        style == .circular ? RoundedRect(rect, radius: .infinity) : nil
    }
}

/// The largest circle centred in the rectangle.
public struct Circle: InsettableShape, RoundedRectShape {
    /// Creates a circle.
    public nonisolated init() {}

    /// Returns the circle, clockwise from the middle of the right side, where a trimmed circle starts.
    public nonisolated func path(in rect: Rect) -> Path { Path(ellipseIn: square(in: rect)) }

    /// Returns the size of a square that fits the proposal.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        SquareLayout().sizeThatFits(proposal)
    }

    /// Returns the circle inset by an amount.
    public nonisolated func inset(by amount: Double) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }

    nonisolated func roundedRect(in rect: Rect) -> RoundedRect? { RoundedRect(square(in: rect), radius: .infinity) }

    private nonisolated func square(in rect: Rect) -> Rect {
        let side = min(rect.width, rect.height)
        return Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}

/// An ellipse that touches all sides of the rectangle.
public struct Ellipse: InsettableShape {
    /// Creates an ellipse.
    public nonisolated init() {}

    /// Returns the ellipse, clockwise from the middle of the right side.
    public nonisolated func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }

    /// Returns the ellipse inset by an amount.
    public nonisolated func inset(by amount: Double) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }
}

extension Path: Shape {}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with a corner radius.
    public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    /// A rectangle with a corner size.
    public static func rect(cornerSize: Size, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius per corner.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }

    /// A capsule with a corner style.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
