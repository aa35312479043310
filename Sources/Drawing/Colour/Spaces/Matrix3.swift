/// A 3x3 matrix for conversions between colour spaces.
struct Matrix3 {
    typealias Vector = (Double, Double, Double)

    let rows: (Vector, Vector, Vector)

    init(_ first: Vector, _ second: Vector, _ third: Vector) { rows = (first, second, third) }

    static func * (matrix: Matrix3, vector: Vector) -> Vector {
        (dot(matrix.rows.0, vector), dot(matrix.rows.1, vector), dot(matrix.rows.2, vector))
    }

    static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
        let columns = right.transposed.rows
        return Matrix3(left * columns.0, left * columns.1, left * columns.2).transposed
    }

    var transposed: Matrix3 {
        let (a, b, c) = rows
        return Matrix3((a.0, b.0, c.0), (a.1, b.1, c.1), (a.2, b.2, c.2))
    }

    /// The inverse matrix. The matrix must be invertible.
    var inverse: Matrix3 {
        let (a, b, c) = rows
        let (first, second, third) = (Self.cross(b, c), Self.cross(c, a), Self.cross(a, b))
        let size = Self.dot(a, first)
        precondition(size != 0, "the matrix has an inverse")
        return Matrix3(Self.scaled(first, 1 / size), Self.scaled(second, 1 / size), Self.scaled(third, 1 / size))
            .transposed
    }

    /// Returns a diagonal matrix.
    static func diagonal(_ numbers: Vector) -> Matrix3 {
        Matrix3((numbers.0, 0, 0), (0, numbers.1, 0), (0, 0, numbers.2))
    }

    private static func dot(_ a: Vector, _ b: Vector) -> Double { a.0 * b.0 + a.1 * b.1 + a.2 * b.2 }

    private static func cross(_ a: Vector, _ b: Vector) -> Vector {
        (a.1 * b.2 - a.2 * b.1, a.2 * b.0 - a.0 * b.2, a.0 * b.1 - a.1 * b.0)
    }

    private static func scaled(_ a: Vector, _ factor: Double) -> Vector { (a.0 * factor, a.1 * factor, a.2 * factor) }
}
