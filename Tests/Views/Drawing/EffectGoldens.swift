import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews
import Testing

@MainActor
struct EffectGoldens {
    private var box: some View { Rectangle().frame(width: 40, height: 20) }

    @Test func `geometry effects do not change frames`() {
        expectGolden("rotationEffect", box.rotationEffect(.degrees(30), anchor: .topLeading))
        expectGolden(
            "scaleEffect",
            VStack {
                box.scaleEffect(2); box.scaleEffect(x: -1, anchor: .leading); box.scaleEffect(.zero)
            })
        let mirrored = box.flipsForRightToLeftLayoutDirection(true)
        expectGolden("flipsForRightToLeftLayoutDirection", mirrored.environment(\.layoutDirection, .rightToLeft))
        expectGolden("transformEffect", box.transformEffect(.translation(x: 3, y: 4)))
        expectGolden("projectionEffect", box.projectionEffect(ProjectionTransform(.scale(x: 1, y: 2))))
        expectGolden("rotation3DEffect", box.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), anchorZ: 5))
    }

    @Test func `layers have compositing attributes`() {
        expectGolden(
            "blur",
            VStack {
                box.blur(radius: 3); box.blur(radius: 2, opaque: true)
            })
        expectGolden(
            "shadow",
            VStack {
                box.shadow(radius: 4); box.shadow(color: Color.white.opacity(0.5), radius: 1, x: 2, y: 3)
            })
        expectGolden("blendMode", box.blendMode(.multiply))
        expectGolden("compositingGroup", box.compositingGroup())
        expectGolden(
            "drawingGroup",
            VStack {
                box.drawingGroup(); box.drawingGroup(opaque: true)
            })
    }

    @Test func `colour effects are colour matrices`() {
        expectGolden("brightness", box.brightness(0.25))
        expectGolden("contrast", box.contrast(0.5))
        expectGolden("saturation", box.saturation(0.5))
        expectGolden("grayscale", box.grayscale(1))
        expectGolden("hueRotation", box.hueRotation(.degrees(90)))
        expectGolden("colorInvert", box.colorInvert())
        expectGolden("colorMultiply", box.colorMultiply(Color(red: 1, green: 0.5, blue: 0)))
        expectGolden("luminanceToAlpha", box.luminanceToAlpha())
    }

    @Test func `styles have shadows and gradients have colour spaces`() {
        expectGolden(
            "ShapeStyle.shadow",
            Circle().fill(Color.white.shadow(.drop(radius: 2, y: 1)).shadow(.inner(radius: 3))).frame(width: 40))
        let colors = Gradient(colors: [Color.black, Color.white]).colorSpace(.perceptual)
        expectGolden("Gradient.colorSpace", Rectangle().fill(colors))
    }

    @Test func `a transform encloses its content and uses its anchor`() {
        let list = placed(box.rotationEffect(.degrees(90)), width: 40, height: 40).displayList()
        let kinds = list.items.map { String("\($0)".split(separator: " ")[1]) }
        #expect(kinds == ["transform", "rect", "pop"])
        guard case .pushTransform(let transform) = list.items[0].command else { return }
        let corner = transform.apply(Point(x: 0, y: 10))
        #expect(abs(corner.x - 30) < 1e-9 && abs(corner.y) < 1e-9)
    }

    @Test func `hit testing follows a rotation`() throws {
        let view = Color.red.frame(width: 40, height: 10).accessibilityIdentifier("bar").rotationEffect(.degrees(90))
        let tree = placed(view, width: 40, height: 40)
        let bar = try #require(tree.view(identified: "bar"))
        #expect(tree.views(at: Point(x: 20, y: 2)).contains(bar))
        #expect(tree.views(at: Point(x: 2, y: 20)).isEmpty)
    }

    @Test(arguments: [0.0, 1e300, .infinity, .nan])
    func `a view with a zero or invalid scale is neither drawn nor hit`(scale: Double) {
        let tree = placed(Color.red.scaleEffect(scale == 1e300 ? 0 : scale), width: 40, height: 40)
        if scale == 0 { #expect(tree.displayList().items.isEmpty) }
        #expect(tree.views(at: Point(x: 20, y: 20)).isEmpty)
    }

    @Test func `a 3D rotation enlarges the nearer side`() {
        let transform = FrameTransform.rotation3D(
            .degrees(60), axis: .init(x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
        let projection = transform.projection(in: Rect(x: 10, y: 10, width: 100, height: 50))
        let left = projection.apply(Point(x: 10, y: 60)).y - projection.apply(Point(x: 10, y: 10)).y
        let right = projection.apply(Point(x: 110, y: 60)).y - projection.apply(Point(x: 110, y: 10)).y
        #expect(left > 50 && right < 50)
        let middle = projection.apply(Point(x: 60, y: 35))
        #expect(abs(middle.x - 60) < 1e-9 && abs(middle.y - 35) < 1e-9)
    }
}
