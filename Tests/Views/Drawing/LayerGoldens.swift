import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Testing

@MainActor
struct LayerGoldens {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private var overlapping: some View {
        ZStack {
            red
            blue.padding(10)
        }
    }

    @Test func `opacity, clips, masks and borders change no frame`() {
        expectGolden("opacity", overlapping.opacity(0.25).frame(width: 60))
        expectGolden("clipped", red.frame(width: 300, height: 10).clipped())
        expectGolden("clipShape", overlapping.clipShape(Circle(), style: FillStyle(eoFill: true)))
        expectGolden("cornerRadius", red.cornerRadius(8).padding(30))
        expectGolden("border", red.border(blue, width: 3).frame(height: 50))
        expectGolden(
            "hidden",
            HStack(spacing: 0) {
                red; blue.hidden()
            })
        expectGolden("mask", overlapping.mask(alignment: .topLeading) { Circle().frame(width: 30) })
    }

    @Test func `a group with opacity is one layer`() {
        #expect(
            placed(overlapping.opacity(0.5)).displayList().description == """
                size 100x100
                0 layer opacity 0.5
                2 rect (0,0 100x100) #ff0000
                4 rect (10,10 80x80) #0000ff
                4 pop

                """)
    }

    @Test func `full opacity needs no layer, and zero opacity draws nothing`() {
        #expect(placed(Circle().opacity(1)).displayList().items.count == 1)
        let views = HStack {
            Circle().opacity(0)
            blue.hidden()
            Circle().opacity(.nan)
        }
        #expect(placed(views).displayList().items.isEmpty)
        #expect(
            placed(
                VStack {
                    red.hidden(); blue
                }
            ).displayList().items.count == 1)
    }

    @Test func `a mask is a layer with a mask layer inside`() {
        #expect(
            placed(overlapping.mask { Circle() }.padding(20)).displayList().description == """
                size 100x100
                1 layer
                3 rect (20,20 60x60) #ff0000
                5 rect (30,30 40x40) #0000ff
                5 layer destinationIn
                6 rect (20,20 60x60) radius 30 #000000
                6 pop
                6 pop

                """)
    }

    @Test func `circles and rounded corners clip as rectangles with a radius`() {
        let items = [placed(red.clipShape(Circle())), placed(red.clipShape(Ellipse())), placed(red.cornerRadius(5))]
            .map { "\($0.displayList().items[0].command)".prefix(14) }
        #expect(items == ["pushClip((0,0 ", "pushClipPath(1", "pushClip((0,0 "])
    }

    @Test func `a shape's path starts at the origin of its frame`() {
        struct Corner: Shape {
            nonisolated func path(in rect: Rect) -> Path {
                Path { $0.addLines([.zero, Point(x: rect.width, y: 0), Point(x: 0, y: 5)]) }
            }
        }
        let item = placed(Corner().fill(red).padding(10)).displayList().items[0]
        #expect("\(item)" == "1 path nonzero M10,10 L90,10 L10,15 #ff0000")
    }

    @Test func `a gradient spans the frame of the view it paints`() {
        let view = Text("Hi").foregroundStyle(
            LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        ).padding(10)
        let tree = placed(view)
        guard case .glyphs(_, let paint) = tree.displayList().items.first?.command,
            case .linear(let start, let end) = paint.gradient?.geometry
        else { return #expect(Bool(false), "no gradient") }
        let frame = tree.nodes[1].frame
        #expect(start == Point(x: frame.minX, y: frame.midY) && end == Point(x: frame.maxX, y: frame.midY))
    }

    @Test func `colours by name, white and hue`() {
        expectGolden(
            "Color",
            HStack(spacing: 0) {
                Color.red
                Color(white: 0.5)
                Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5)
                Rectangle().fill(.blue)
                ThemeColor("color.game2048.board")
            })
    }

    @Test func `an unknown token in a gradient is reported`() {
        let gradient = Gradient(colors: [ThemeColor("color.nowhere"), ThemeColor("color.game2048.board")])
        let place = CodeLocation(file: #fileID, line: #line - 1)
        #expect(errors(Rectangle().fill(gradient)) == [.unknownToken("color.nowhere", theme: "Documented", at: place)])
    }
}
