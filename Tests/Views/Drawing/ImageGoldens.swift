import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews
import Testing

/// Returns an image of 40 by 20 points at scale 2, whatever the name or path.
private struct OnePicture: ImageLoader {
    private let image = LoadedImage(id: ImageID("one"), pixels: PixelSize(width: 80, height: 40)!, scale: 2)

    func image(named name: String, displayScale: Double) throws(ImageFailure) -> LoadedImage { image }
    func image(atPath path: String) throws(ImageFailure) -> LoadedImage { image }
    func image(from data: [UInt8], scale: Double) throws(ImageFailure) -> LoadedImage { image }
    func image(of bitmap: Bitmap, scale: Double) throws(ImageFailure) -> LoadedImage { image }
}

@MainActor
struct ImageGoldens {
    private func shown(_ view: some View) -> some View { view.environment(\.imageLoader, OnePicture()) }

    @Test func `an image has its own size unless it is resizable`() {
        expectGolden(
            "Image",
            shown(
                VStack(spacing: 0) {
                    Image("tile"); Image(file: "a.png"); Image(data: [1, 2])
                }))
        expectGolden(
            "resizable",
            shown(
                HStack(spacing: 0) {
                    Image("a").resizable()
                    Image("b").resizable(
                        capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile)
                    Image("c").resizable().fixedSize()
                }))
        expectGolden("scaledToFit", shown(Image("tile").resizable().scaledToFit()), width: 100)
        expectGolden("scaledToFill", shown(Image("tile").resizable().scaledToFill()), width: 100)
        expectGolden("renderingMode", shown(Image("tile").renderingMode(.template).foregroundStyle(Color.white)))
        expectGolden("interpolation", shown(Image("tile").interpolation(.none)))
    }

    @Test func `the leading cap of an image is on the right in a right-to-left layout`() {
        let caps = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let view = Image("tile").resizable(capInsets: caps).environment(\.layoutDirection, .rightToLeft)
        #expect(
            placed(shown(view)).displayList().items.map(\.description) == ["0 image one (0,0 100x100) caps 1,4,3,2"])
    }

    @Test func `drawing options of an image reach the display list`() {
        let view = Image("tile").resizable(
            capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile
        )
        .interpolation(.none).renderingMode(.template).foregroundStyle(Color.white)
        #expect(
            placed(shown(view)).displayList().items.map(\.description)
                == ["0 image one (0,0 100x100) caps 1,2,3,4 tile none as #ffffff"])
    }

    @Test func `an image that cannot be loaded is reported and not drawn`() {
        let failure = ImageFailure(message: "no images can be loaded here", hint: "render through a Renderer")
        #expect(errors(Image("tile")) == [.image("\"tile\"", failure)])
        #expect(placed(Image("tile")).displayList().items.isEmpty)
    }
}

/// Returns a vector image of two rectangles, one translucent, whatever the name or path.
private struct OneVector: ImageLoader {
    private let image: LoadedImage = {
        let square = RoundedRect(Rect(x: 0, y: 0, width: 10, height: 10))
        let half = Path(Rect(x: 0, y: 0, width: 5, height: 5))
        let items: [DisplayList.Item] = [
            .init(.fillRect(square, Paint(.red)), source: 0),
            .init(.fillPath(half, .nonzero, Paint(SRGBColor.blue.opacity(0.5))), source: 0),
        ]
        let list = DisplayList(size: Size(width: 10, height: 10), items: items)
        return LoadedImage(id: ImageID("one"), vector: list, remarks: ["something"])
    }()

    func image(named name: String, displayScale: Double) throws(ImageFailure) -> LoadedImage { image }
    func image(atPath path: String) throws(ImageFailure) -> LoadedImage { image }
    func image(from data: [UInt8], scale: Double) throws(ImageFailure) -> LoadedImage { image }
    func image(of bitmap: Bitmap, scale: Double) throws(ImageFailure) -> LoadedImage { image }
}

@MainActor
struct VectorImageTests {
    private func items(_ view: some View) -> [String] {
        placed(view.environment(\.imageLoader, OneVector()), width: 20, height: 40).displayList().items.map(
            \.description)
    }

    @Test func `a vector image has its own size unless it is resizable`() {
        let view = HStack(spacing: 0) {
            Image("a"); Image("b").resizable().scaledToFit()
        }
        expectGolden("Image-vector", view.environment(\.imageLoader, OneVector()))
    }

    @Test func `the items of a vector image are painted inside a transform`() {
        let items = items(Image("a").resizable())
        #expect(items.count == 4 && items[0] == "0 transform [2 0 0 4 0 0]" && items[1].hasPrefix("0 rect"))
        #expect(items[3] == "0 pop")
    }

    @Test func `a template vector image has one colour and keeps opacities`() {
        let items = items(Image("a").renderingMode(.template).foregroundStyle(Color.white))
        #expect(items[1].hasSuffix("#ffffff") && items[2].hasSuffix("#ffffff80"))
    }

    @Test func `a template vector image filled with a gradient is a mask`() {
        let gradient = Gradient(colors: [Color.black, Color.white])
        let items = items(Image("a").renderingMode(.template).foregroundStyle(gradient))
        let kinds = items.map { String($0.split(separator: " ")[1]) }
        #expect(kinds == ["layer", "rect", "layer", "transform", "rect", "path", "pop", "pop", "pop"])
    }
}

@MainActor
struct InlineImageGoldens {
    @Test func `an image in a text stands on the baseline and makes its line higher`() {
        let text = Text("a \(Image("tile")) b").environment(\.imageLoader, OnePicture())
        expectTextGolden("Text.image", text)
        let commands = placed(text, width: 200, height: 60).displayList().items.map(\.description)
        #expect(commands.count { $0.contains("image one") } == 1)
    }
}
