public import FramewrightDrawing

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a point.
public func CGPointMake(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a size.
public func CGSizeMake(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rectangle.
public func CGRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a vector.
public func CGVectorMake(_ dx: Double, _ dy: Double) -> CGVector { CGVector(dx: dx, dy: dy) }
