import FramewrightDrawing
import FramewrightLayoutEngine

/// A transform of a shape inside its frame.
enum ShapeTransform: Hashable, Sendable {
    case offset(Double, Double)
    case rotation(Angle, UnitPoint)
    case scale(Double, Double, UnitPoint)
    /// A transform with the frame's corner as the origin.
    case matrix(AffineTransform)

    var name: String {
        switch self {
        case .offset: "offset"
        case .rotation: "rotation"
        case .scale: "scale"
        case .matrix: "transform"
        }
    }

    func transform(in rect: Rect) -> AffineTransform {
        switch self {
        case .offset(let x, let y): .translation(x: x, y: y)
        case .rotation(let angle, let anchor): AffineTransform.rotation(angle).about(rect.point(at: anchor))
        case .scale(let x, let y, let anchor): AffineTransform.scale(x: x, y: y).about(rect.point(at: anchor))
        case .matrix(let matrix): matrix.about(rect.origin)
        }
    }
}

extension ShapeTransform: Animatable {
    /// The parameters. Numbers from another kind of transform have a different count and are ignored.
    var animatableData: AnimatableNumbers {
        get {
            switch self {
            case .offset(let x, let y): AnimatableNumbers([x, y])
            case .rotation(let angle, let anchor): AnimatableNumbers([angle.radians, anchor.x, anchor.y])
            case .scale(let x, let y, let anchor): AnimatableNumbers([x, y, anchor.x, anchor.y])
            case .matrix(let matrix):
                AnimatableNumbers([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
            }
        }
        set {
            let row = newValue.numbers
            switch self {
            case .offset where row.count == 2: self = .offset(row[0], row[1])
            case .rotation where row.count == 3:
                self = .rotation(Angle(radians: row[0]), UnitPoint(x: row[1], y: row[2]))
            case .scale where row.count == 4: self = .scale(row[0], row[1], UnitPoint(x: row[2], y: row[3]))
            case .matrix where row.count == 6:
                self = .matrix(
                    AffineTransform(a: row[0], b: row[1], c: row[2], d: row[3], tx: row[4], ty: row[5]))
            default: break
            }
        }
    }
}
