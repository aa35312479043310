import Framewright
import FramewrightDrawing
import Testing

/// Tests that effects do not depend on a view's position or on how its style is applied.
@MainActor
struct EffectPlacesTests {
    private func painted(_ view: some View, _ size: Size = Size(width: 300, height: 240)) throws -> Bitmap {
        let renderer = Renderer()
        let screen = try Viewport(size: size, scale: 1)
        return try renderer.paint(try renderer.layout(view.ignoresSafeArea(), in: screen, theme: .documented))
    }

    nonisolated private static let axes: [(x: Double, y: Double, z: Double)] = [(0, 1, 0), (1, 0, 0), (1, 1, 0)]

    @Test(arguments: axes)
    func `a 3D-rotated view has the same shadow and blur at any position`(
        axis: (x: Double, y: Double, z: Double)
    ) throws {
        let card = RoundedRectangle(cornerRadius: 12).fill(.white).frame(width: 60, height: 80)
            .shadow(color: .black, radius: 3, x: 0, y: 6)
            .overlay { Circle().fill(.red).frame(width: 20, height: 20).blur(radius: 2) }
            .rotation3DEffect(.degrees(50), axis: axis).frame(width: 100, height: 120)
        let row = HStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in card } }
        let bitmap = try painted(
            VStack(spacing: 0) {
                row
                row
            }.background(Color(white: 0.8)))
        for (left, top) in [(100, 0), (200, 0), (0, 120), (200, 120)] {
            var farthest = 0
            for y in 0..<120 {
                for x in 0..<100 {
                    let (one, other) = (bitmap[x, y], bitmap[left + x, top + y])
                    farthest = max(farthest, abs(Int(one.green) - Int(other.green)), abs(Int(one.red) - Int(other.red)))
                }
            }
            #expect(farthest <= 8, "at \(left), \(top)")
        }
        // The shadow is below.
        let darkness = { (rows: Range<Int>) in rows.reduce(0) { sum, y in sum + 204 - Int(bitmap[50, y].green) } }
        if axis.y == 1, axis.x == 0 { #expect(darkness(90..<120) > 2 * max(0, darkness(0..<30))) }
    }

    @Test(arguments: [100.0, 200, 1e4, 1e9])
    func `contrast of any amount separates dark from light at 50 %`(amount: Double) throws {
        let halves = HStack(spacing: 0) {
            Color(white: 0.45)
            Color(white: 0.55)
        }
        let bitmap = try painted(halves.contrast(amount), Size(width: 20, height: 10))
        #expect(bitmap[5, 5].green == 0 && bitmap[15, 5].green == 255)
    }

    @Test func `a style keeps its shadow with an opacity or when inherited`() throws {
        let shadowed = Color.red.shadow(.drop(color: .black, radius: 0, x: 30, y: 0))
        func level(_ view: some View) throws -> Int {
            let bitmap = try painted(view.background(Color.white), Size(width: 100, height: 100))
            return Int(bitmap[75, 50].green)
        }
        let circle = Circle()
        #expect(try level(circle.fill(shadowed).frame(width: 40, height: 40)) == 0)
        #expect(try level(circle.fill(.foreground).frame(width: 40, height: 40).foregroundStyle(shadowed)) == 0)
        #expect(try level(circle.fill(.primary).frame(width: 40, height: 40).foregroundStyle(shadowed)) == 0)
        #expect(try abs(level(circle.fill(shadowed.opacity(0.5)).frame(width: 40, height: 40)) - 127) <= 1)
        let secondary = circle.fill(.secondary).frame(width: 40, height: 40).foregroundStyle(shadowed)
        #expect(try abs(level(secondary) - 127) <= 1)
    }

    @Test func `a translucent template shows no overlaps`() throws {
        let icon = """
            <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">\
            <rect x="0" y="0" width="30" height="40"/><rect x="10" y="0" width="30" height="40"/></svg>
            """
        let view = Image(data: Array(icon.utf8)).renderingMode(.template).foregroundStyle(Color.red.opacity(0.5))
        let bitmap = try painted(view.background(Color.white), Size(width: 40, height: 40))
        #expect(Set([5, 20, 35].map { bitmap[$0, 20].green }).count == 1 && bitmap[20, 20].green > 100)
    }

    @Test func `a background without an alignment can be a view or a colour style`() throws {
        let box = Color.clear.frame(width: 20, height: 20)
        let rounded = try painted(box.background(RoundedRectangle(cornerRadius: 10).fill(.red)))
        #expect(rounded[150, 120].red == 255 && rounded[150, 120].green < 100)
        #expect(try painted(box.background(Color.red))[150, 120].red == 255)
    }
}
