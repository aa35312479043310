import Foundation
import Framewright
import FramewrightCodecs
import FramewrightDrawing
import FramewrightViews
import Testing

struct ImageLibraryTests {
    private let red = SRGBColor(red: 1, green: 0, blue: 0)

    @Test(arguments: [(1.0, 1.0, 10), (2, 2, 20), (3, 2, 20), (1.5, 2, 20)])
    func `the file for the display's scale is chosen`(display: Double, scale: Double, pixels: Int) throws {
        let folder = try TemporaryFolder([
            "tile.png": picture(10), "tile@2x.png": picture(20), "deep/tile.png": picture(5),
        ])
        let library = ImageLibrary(assets: folder.path)
        let image = try library.image(named: "tile", displayScale: display)
        #expect(image.scale == scale && image.pixels?.width == pixels && image.size == Size(width: 10, height: 10))
        #expect(library.bitmap(of: image.id)?.width == pixels)
        #expect(try library.image(named: "deep/tile", displayScale: display).pixels?.width == 5)
    }

    @Test func `a set of an asset catalogue is read`() throws {
        let contents = """
            {"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"},
             {"filename": "dark.png", "idiom": "universal", "scale": "2x",
              "appearances": [{"appearance": "luminosity", "value": "dark"}]},
             {"idiom": "universal", "scale": "3x"}],
             "info": {"author": "xcode", "version": 1}, "properties": {"template-rendering-intent": "template"}}
            """
        let folder = try TemporaryFolder([
            "card.imageset/Contents.json": Array(contents.utf8), "card.imageset/a.png": picture(4),
        ])
        let image = try ImageLibrary(assets: folder.path).image(named: "card", displayScale: 3)
        #expect(image.isTemplate && image.scale == 1 && image.pixels?.width == 4)
    }

    @Test(arguments: [
        ("", "no name"), ("../tile", "no name"), ("/etc/passwd", "no name"), ("a//b", "no name"),
        ("missing", "not in the asset folder"), ("text", "not a PNG"), ("broken", "expected"),
        ("outside", "no file of this folder"), ("empty", "no file in"),
    ])
    func `an invalid image is rejected with a hint`(name: String, words: String) throws {
        let folder = try TemporaryFolder([
            "text.png": Array("hello".utf8), "broken.imageset/Contents.json": Array("{\"images\": 3}".utf8),
            "empty.imageset/Contents.json": Array("{\"images\": []}".utf8),
            "outside.imageset/Contents.json": Array("{\"images\": [{\"filename\": \"../a.png\"}]}".utf8),
        ])
        let error = #expect(throws: ImageFailure.self) {
            try ImageLibrary(assets: folder.path).image(named: name, displayScale: 2)
        }
        #expect(error?.message.contains(words) == true && error?.hint.isEmpty == false, "\(error?.message ?? "")")
    }

    @Test func `files, bytes and bitmaps are images, and equal ones are shared`() throws {
        let folder = try TemporaryFolder(["tile@3x.png": picture(9)])
        let library = ImageLibrary()
        let file = try library.image(atPath: folder.path + "/tile@3x.png")
        let data = try library.image(from: picture(9), scale: 3)
        #expect(file == data && file.size == Size(width: 3, height: 3))
        let bitmap = Bitmap(size: PixelSize(width: 2, height: 2)!)
        #expect(library.bitmap(of: try library.image(of: bitmap, scale: 1).id) == bitmap)
        #expect(throws: ImageFailure.self) { try library.image(of: bitmap, scale: 0) }
        #expect(throws: ImageFailure.self) { try library.image(atPath: folder.path) }
        #expect(throws: ImageFailure.self) { try library.image(named: "tile", displayScale: 1) }
    }

    private let icon = Array(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><rect width='2' height='2' fill='red'/><text/></svg>"
            .utf8)

    @Test func `a vector file is an image with its own size, found after bitmaps`() throws {
        let folder = try TemporaryFolder([
            "dot.svg": icon, "tile.svg": icon, "tile@2x.png": picture(20), "card.imageset/a.svg": icon,
            "card.imageset/Contents.json": Array("{\"images\": [{\"filename\": \"a.svg\"}]}".utf8),
        ])
        let library = ImageLibrary(assets: folder.path)
        #expect(try library.image(named: "dot", displayScale: 3).size == Size(width: 2, height: 2))
        #expect(try library.image(named: "card", displayScale: 3).pixels == nil)
        #expect(try library.image(named: "tile", displayScale: 3).pixels?.width == 20)
        #expect(try library.image(from: icon, scale: 2).size == Size(width: 1, height: 1))
        #expect(try library.image(atPath: folder.path + "/dot.svg").remarks.count == 1)
    }

    @Test func `a broken vector file is rejected with its position`() {
        let error = #expect(throws: ImageFailure.self) {
            try ImageLibrary().image(from: Array("<svg>\n<g></svg>".utf8), scale: 1)
        }
        #expect(error?.message == "SVG file, line 2, column 4: \"</svg>\" ends no open element")
    }

    @MainActor
    @Test func `a vector image is sharp at any size, and its unsupported elements are reported`() throws {
        let viewport = try Viewport(size: Size(width: 40, height: 40), scale: 3)
        let view = Image(data: icon).resizable().frame(width: 20, height: 20)
        let layout = try Renderer().layout(view, in: viewport, theme: .documented)
        let bitmap = try Renderer().paint(layout)
        #expect(bitmap[30, 30] == PremultipliedPixel(red) && bitmap[89, 89] == PremultipliedPixel(red))
        #expect(bitmap[29, 30] == PremultipliedPixel(.white) && bitmap[90, 89] == PremultipliedPixel(.white))
        #expect(layout.remarks.count == 1)
        #expect(
            layout.remarks[0].hasSuffix(
                "line 1, column 98, <text>: it is left out: text is not drawn; convert it to paths"))
    }

    @MainActor
    @Test func `a view's image is painted`() throws {
        let folder = try TemporaryFolder(["dot.png": picture(2)])
        let renderer = Renderer(images: ImageLibrary(assets: folder.path))
        let viewport = try Viewport(size: Size(width: 4, height: 4))
        let layout = try renderer.layout(Image("dot"), in: viewport, theme: .documented)
        let bitmap = try renderer.paint(layout)
        #expect(bitmap[1, 1] == PremultipliedPixel(red) && bitmap[2, 2] == PremultipliedPixel(red))
        #expect(bitmap[0, 0] == PremultipliedPixel(.white) && bitmap[3, 3] == PremultipliedPixel(.white))
    }

    @MainActor
    @Test func `a missing image is an error of the view`() throws {
        let viewport = try Viewport(size: Size(width: 4, height: 4))
        do {
            _ = try Renderer().layout(Image(file: "/nowhere/a.png"), in: viewport, theme: .documented)
            Issue.record("rendered")
        } catch {
            #expect(error.message == "image /nowhere/a.png: no such file, /nowhere/a.png")
            #expect(error.hint == "check the path")
        }
    }

    private func picture(_ side: Int) throws -> [UInt8] {
        let size = try #require(PixelSize(width: side, height: side))
        return try PNG.encode(Bitmap(size: size, filledWith: PremultipliedPixel(red)))
    }
}
