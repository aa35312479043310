import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Testing

@MainActor
struct ShapeGoldens {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test func `basic shapes fill the proposal, and a circle fits a square into it`() {
        expectGolden("Rectangle", VStack { Rectangle().fill(red) })
        expectGolden("RoundedRectangle", RoundedRectangle(cornerRadius: 12).fill(red).padding(20))
        expectGolden(
            "UnevenRoundedRectangle", UnevenRoundedRectangle(topLeadingRadius: 9, bottomTrailingRadius: 30).padding(5))
        expectGolden("Capsule", HStack(spacing: 0) { Capsule().fill(red).frame(height: 30).fixedSize() })
        expectGolden("Circle", HStack(spacing: 0) { Circle().fill(red) })
        expectGolden("Ellipse", Ellipse().frame(width: 70))
    }

    @Test func `a custom shape has the size it asks for, a path fills the proposal`() {
        struct Star: Shape {
            nonisolated func path(in rect: Rect) -> Path { Path(rect) }
            nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> Size { Size(width: 33, height: 11) }
        }
        expectGolden("Path", Path(ellipseIn: Rect(x: 5, y: 5, width: 10, height: 10)).fill(red))
        expectGolden("Shape", HStack { Star().fill(red) })
        expectGolden("InsettableShape", RoundedRectangle(cornerRadius: 12).inset(by: 4).fill(red))
        expectGolden(
            "ShapeTransforms",
            VStack(spacing: 0) {
                Circle().offset(x: 4).fill(red)
                Rectangle().rotation(.degrees(45)).fill(blue)
                Rectangle().scale(0.5).fill(red)
                Rectangle().size(width: 5, height: 6).fill(blue)
            })
    }

    @Test func `fills and strokes are painted in order and do not change frames`() {
        expectGolden("fill", Circle().fill(red, style: FillStyle(eoFill: true)).frame(width: 40))
        expectGolden(
            "stroke", Circle().fill(red).stroke(blue, lineWidth: 4).stroke(red, style: StrokeStyle(dash: [3, 1])))
        expectGolden("strokeBorder", Capsule().strokeBorder(blue, lineWidth: 6).frame(height: 40))
        expectGolden(
            "trim", Circle().trim(from: 0.25, to: 0.75).stroke(red, style: StrokeStyle(lineWidth: 3, lineCap: .round)))
    }

    @Test func `gradients are styles and views`() {
        let gradient = Gradient(stops: [
            .init(color: red, location: 0.2), .init(color: ThemeColor("color.game2048.board"), location: 1),
        ])
        expectGolden("Gradient", Rectangle().fill(gradient))
        expectGolden(
            "Gradient.dithered",
            VStack(spacing: 0) {
                Rectangle().fill(gradient.dithered())
                LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom).dithered()
                RadialGradient(colors: [red, blue], center: .center, startRadius: 3, endRadius: 60).dithered()
                EllipticalGradient(colors: [red, blue]).dithered()
                AngularGradient(gradient: gradient, center: .top).dithered()
            })
        expectGolden(
            "LinearGradient", LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .bottomTrailing))
        expectGolden(
            "RadialGradient", RadialGradient(colors: [red, blue], center: .center, startRadius: 3, endRadius: 60))
        expectGolden("EllipticalGradient", EllipticalGradient(colors: [red, blue]))
        expectGolden("AngularGradient", AngularGradient(gradient: gradient, center: .top, angle: .degrees(90)))
        expectGolden("Color.gradient", Circle().fill(Color(red: 0.5, green: 0, blue: 1).gradient))
    }

    @Test func `styles have opacities and follow the foreground style`() {
        expectGolden("ShapeStyle.opacity", Circle().fill(red.opacity(0.5).opacity(0.5)))
        expectGolden(
            "HierarchicalShapeStyle",
            VStack(spacing: 0) {
                Rectangle().fill(.primary)
                Rectangle().fill(.secondary)
                Rectangle().fill(.tertiary).foregroundStyle(blue)
                Rectangle().foregroundStyle(.quaternary)
            }.foregroundStyle(.secondary.opacity(0.5)).foregroundStyle(red))
    }
}
