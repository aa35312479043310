import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Testing

/// The commands of canvases and of styles that are more than a paint.
@MainActor
struct CanvasGoldens {
    @Test func `Canvas draws paths, texts and symbols with its state`() {
        expectGolden(
            "Canvas",
            Canvas { context, size in
                context.fill(Path(Rect(x: 0, y: 0, width: size.width / 2, height: 10)), with: .color(.red))
                context.stroke(
                    Path { $0.addLines([.zero, Point(x: 10, y: 0)]) }, with: .style(.blue), lineWidth: 2)
                var copy = context
                copy.translateBy(x: 20, y: 30)
                copy.scaleBy(x: 2, y: 2)
                copy.opacity = 0.5
                copy.clip(to: Path(Rect(x: 0, y: 0, width: 5, height: 5)))
                copy.addFilter(.blur(radius: 3))
                copy.fill(Path(Rect(x: 0, y: 0, width: 10, height: 10)), with: .color(.green))
                context.draw(Text("A"), at: Point(x: 100, y: 60))
                if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: Point(x: 50, y: 50)) }
            } symbols: {
                Color.black.frame(width: 4, height: 4).tag(1)
            })
    }

    @Test func `a canvas's shape has the commands of the shape as a view`() {
        let rect = Rect(x: 10, y: 20, width: 30, height: 40)
        let canvas = placed(Canvas { context, _ in context.fill(Path(ellipseIn: rect), with: .color(.red)) })
        let view = placed(
            Ellipse().fill(Color.red).frame(width: 30, height: 40).position(x: rect.midX, y: rect.midY))
        let (drawn, known) = (canvas.displayList().items, view.displayList().items)
        #expect(drawn.count == 3 && drawn[1].command == known.last?.command)
    }

    @Test func `Material replaces its backdrop inside the shape`() {
        expectGolden("Material", Color.red.overlay { Circle().fill(.ultraThinMaterial) })
        let list = placed(Rectangle().fill(.thickMaterial)).displayList()
        #expect("\(list)".contains("layer backdrop blur 15 opaque"))
        expectGolden("glassEffect", Text("Glass").padding().glassEffect())
    }

    @Test func `shape operations split outlines where they cross`() {
        let (one, other) = (
            Path(Rect(x: 0, y: 0, width: 10, height: 10)), Path(Rect(x: 5, y: 5, width: 10, height: 10))
        )
        func area(_ path: Path) -> Int {
            (0..<30).reduce(0) { sum, index in
                sum + (0..<30).count { path.contains(Point(x: Double(index) / 2 + 0.25, y: Double($0) / 2 + 0.25)) }
            }
        }
        #expect(area(one.union(other)) == 700 && area(one.intersection(other)) == 100)
        #expect(area(one.subtracting(other)) == 300 && area(one.symmetricDifference(other)) == 600)
        #expect(area(one.union(one)) == 400 && one.subtracting(one).isEmpty)
        expectGolden("Shape.union", Rectangle().union(Rectangle().offset(x: 100)).frame(width: 150))
    }

    @Test func `GeometryEffect transforms a view by its size`() {
        struct Half: GeometryEffect {
            func effectValue(size: Size) -> ProjectionTransform {
                ProjectionTransform(.translation(x: size.width / 2, y: 0))
            }
        }
        expectGolden("GeometryEffect", Color.red.frame(width: 50, height: 20).modifier(Half()))
    }
}
