import Framewright
import FramewrightDrawing
import FramewrightScreens
import FramewrightVerification

extension Benchmark {
    /// The comparison of two phone frames, and a matrix of twenty devices.
    static let verification = ComparedPair.allCases.flatMap { [comparing($0), matching($0)] } + [matrix]

    /// Returns a benchmark of `Difference`. The count is the number of different pixels.
    private static func comparing(_ pair: ComparedPair) -> Benchmark {
        Benchmark(name: "compare/\(pair.rawValue)", summary: pair.summary) {
            let (expected, actual) = try pair.bitmaps()
            return { Outcome(items: Difference(expected: expected, actual: actual).count) }
        }
    }

    /// Returns a benchmark of `PixelMatch`. The count is the number of pixels that pixelmatch counts.
    private static func matching(_ pair: ComparedPair) -> Benchmark {
        Benchmark(name: "compare/\(pair.rawValue)-pixelmatch", summary: pair.summary + ", as pixelmatch counts") {
            let (expected, actual) = try pair.bitmaps()
            return { Outcome(items: PixelMatch(expected: expected, actual: actual).different) }
        }
    }

    /// The work of `framewright matrix` after its start. The count is the number of images.
    private static let matrix = Benchmark(name: "matrix/devices", summary: "the board on twenty devices, to PNG files")
    {
        let devices = DeviceTable.shipped.devices.prefix(20).map(\.id)
        let matrix = Matrix(scenes: ["game2048/late-game"], devices: Array(devices))
        let cells = matrix.cells(MatrixRules(fixedDevices: [], contexts: [:]))
        let gallery = MatrixGallery(.documented) { _ in .documented }
        let folder = try TemporaryFolder()
        return {
            let output = MatrixGallery.Output(folder: folder.path)
            _ = try gallery.render(cells, count: devices.count, to: output, jobs: 2)
            return Outcome(items: devices.count)
        }
    }
}

/// A frame of the board and a changed one, which scripts in other languages can reproduce easily.
enum ComparedPair: String, CaseIterable {
    case equal, scattered, shifted

    var summary: String {
        switch self {
        case .equal: "two equal frames"
        case .scattered: "one pixel in 200 with another red"
        case .shifted: "a tenth of the frame a pixel farther right"
        }
    }

    @MainActor
    func bitmaps() throws -> (expected: Bitmap, actual: Bitmap) {
        let phone = try DeviceTable.shipped.device(named: "iphone-12")
        let renderer = Renderer()
        let scene = try Catalogue.documented.find("game2048/late-game").state
        let expected = try renderer.paint(
            try renderer.layout(scene.makeView(), in: try phone.viewport(.portrait), theme: .documented))
        var actual = Bitmap(size: expected.size, pixels: expected.pixels.map { $0 })
        switch self {
        case .equal: break
        case .scattered:
            for index in stride(from: 7, to: actual.pixels.count, by: 200) {
                let (y, x) = index.quotientAndRemainder(dividingBy: actual.width)
                actual[x, y] = PremultipliedPixel(packed: expected.pixels[index].packed ^ 0x40)
            }
        case .shifted:
            for y in 1000..<1500 {
                for x in 301..<900 { actual[x, y] = expected[x - 1, y] }
            }
        }
        return (expected, actual)
    }
}
