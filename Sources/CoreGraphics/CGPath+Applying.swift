public import FramewrightDrawing

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Hashable, Sendable {
    case moveToPoint
    case addLineToPoint
    case addQuadCurveToPoint
    case addCurveToPoint
    case closeSubpath
}

/// An element of a path, as `CGPath.applyWithBlock(_:)` passes it.
@unsafe
public struct CGPathElement {
    /// The kind.
    public var type: CGPathElementType
    /// The points: controls first, then the end. Valid during the call only.
    public var points: UnsafeMutablePointer<Point>

    /// Creates an element.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<Point>) {
        unsafe self.type = type
        unsafe self.points = points
    }
}

/// A function that is called with each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A closure that is called with each element of a path.
public typealias CGPathApplierBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a function with each element.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        unsafe applyWithBlock { element in unsafe function(info, element) }
    }

    /// Calls a closure with each element.
    public func applyWithBlock(_ block: CGPathApplierBlock) {
        for element in value.elements {
            var points = element.points
            unsafe points.withUnsafeMutableBufferPointer { buffer in
                // An element without points needs a place for none.
                var none = Point.zero
                unsafe withUnsafeMutablePointer(to: &none) { placeholder in
                    var passed = unsafe CGPathElement(
                        type: element.type, points: buffer.baseAddress ?? placeholder)
                    unsafe withUnsafePointer(to: &passed) { unsafe block($0) }
                }
            }
        }
    }
}

extension Path.Element {
    /// The points in Core Graphics' order.
    var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let control, let end): [control, end]
        case .cubic(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
