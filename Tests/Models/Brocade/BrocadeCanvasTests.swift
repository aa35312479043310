import FramewrightModels
import Testing

struct BrocadeCanvasTests {
    @Test func `the supply of eighteen motifs is unlimited`() {
        var canvas = BrocadeCanvas()
        for _ in 0..<3 { canvas.add(motif: 7, at: BrocadePoint(x: 1, y: 1)) }
        #expect(canvas.placed.map(\.number) == [7, 7, 7] && canvas.bar.items == Array(1...18))
        #expect(canvas.bar.pageCount == 4)
    }

    @Test func `motifs stay where they are dropped, without snapping`() {
        var canvas = BrocadeCanvas()
        canvas.add(motif: 1, at: BrocadePoint(x: 1.23, y: 4.56))
        #expect(canvas.placed[0].center == BrocadePoint(x: 1.23, y: 4.56))
        #expect(canvas.placed[0].mirrored(in: .big).center == BrocadePoint(x: 6.77, y: 4.56))
    }

    @Test func `a double tap rotates by a quarter, and the copy the other way`() {
        var canvas = BrocadeCanvas()
        let id = canvas.add(motif: 1, at: BrocadePoint(x: 1, y: 1)) ?? 0
        let turns = (0..<4).map { _ in
            canvas.rotate(id)
            return [canvas.placed[0].orientation, canvas.placed[0].mirrored(in: .big).orientation].map(\.quarterTurns)
        }
        #expect(turns == [[1, 3], [2, 2], [3, 1], [0, 0]])
    }

    @Test func `a long press deletes exactly that motif, not another of its kind`() {
        var canvas = BrocadeCanvas()
        let ids = (0..<3).map { canvas.add(motif: 5, at: BrocadePoint(x: Double($0), y: 1)) ?? 0 }
        #expect(canvas.delete(ids[1]) && canvas.placed.map(\.id) == [ids[0], ids[2]] && !canvas.delete(ids[1]))
        canvas.add(motif: 5, at: BrocadePoint(x: 1, y: 1))
        #expect(Set(canvas.placed.map(\.id)).count == 3 && !canvas.rotate(ids[1]) && !canvas.move(ids[1], to: .middle))
    }

    @Test(arguments: CanvasShape.allCases)
    func `a dragged motif stays inside the shape's left half`(shape: CanvasShape) {
        var canvas = BrocadeCanvas(size: .normal, shape: shape)
        let id = canvas.add(motif: 1, at: BrocadePoint(x: 1, y: 4.5)) ?? 0
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let target = BrocadePoint(x: generator.nextUnit() * 20 - 8, y: generator.nextUnit() * 30 - 10)
            canvas.move(id, to: target)
            let center = canvas.placed[0].center
            #expect(shape.contains(center, in: .normal) && center.x <= 3)
            #expect(center == target || !shape.contains(target, in: .normal) || target.x > 3)
        }
    }

    @Test(arguments: CanvasShape.allCases, [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func `a motif dragged far outside stays inside`(shape: CanvasShape, far: Double) {
        for (x, y) in [(far, 1), (1, far), (far, far), (-far, far)] {
            let point = shape.clamped(BrocadePoint(x: x, y: y), in: .big)
            #expect(shape.contains(point, in: .big) && point.x <= 4)
        }
    }

    @Test func `the shapes are the canvas, the square across its middle and the circle in the square`() {
        #expect(CanvasShape.rectangle.rows(in: .normal) == 0...9)
        #expect(CanvasShape.square.rows(in: .normal) == 1.5...7.5 && CanvasShape.circle.rows(in: .big) == 2...10)
        let corner = BrocadePoint(x: 0.1, y: 1.6)
        #expect(CanvasShape.allCases.map { $0.contains(corner, in: .normal) } == [true, true, false])
        #expect(!CanvasShape.square.contains(BrocadePoint(x: 3, y: 1.4), in: .normal))
        #expect(CanvasShape.circle.contains(BrocadePoint(x: 3, y: 1.5), in: .normal))
    }

    @Test(arguments: [(3.01, 4), (-0.1, 4), (1, 9.1), (1, .nan), (.nan, 1), (1e30, 1)] as [(Double, Double)])
    func `a motif dropped outside the left half is not added`(x: Double, y: Double) {
        var canvas = BrocadeCanvas(size: .normal)
        #expect(canvas.add(motif: 1, at: BrocadePoint(x: x, y: y)) == nil && canvas.placed.isEmpty)
    }

    @Test func `a touch hits the topmost motif, and copies take no touches`() {
        var canvas = BrocadeCanvas(size: .normal)
        for x in [1.0, 1.4, 2.9] { canvas.add(motif: 2, at: BrocadePoint(x: x, y: 2)) }
        #expect(canvas.motif(at: BrocadePoint(x: 1.2, y: 2))?.id == 2)
        #expect(canvas.motif(at: BrocadePoint(x: 0.6, y: 2.4))?.id == 1)
        #expect(
            canvas.motif(at: BrocadePoint(x: 3.1, y: 2)) == nil && canvas.motif(at: BrocadePoint(x: 1, y: 3)) == nil)
    }

    @Test func `a canvas holds at most a thousand motifs`() {
        var canvas = BrocadeCanvas()
        let added = (0..<1200).count { _ in canvas.add(motif: 3, at: .middle) != nil }
        #expect(added == 1000 && canvas.placed.count == 1000)
    }
}

extension BrocadePoint {
    fileprivate static let middle = BrocadePoint(x: 1, y: 4)
}
