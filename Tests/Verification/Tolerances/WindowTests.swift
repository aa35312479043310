import Framewright
import FramewrightTestSupport
import Testing

@testable import FramewrightVerification

/// Compares measures of windows with reference implementations and a test oracle.
struct WindowTests {
    @Test(arguments: [(1, 1), (3, 9), (7, 7), (40, 23)], [1, 3, 16])
    func `the densest window equals the one found by counting every window`(size: (Int, Int), side: Int) throws {
        var noise = try Noise(size.0, size.1, seed: UInt64(size.0 * 100 + side))
        let old = noise.image()
        let new = noise.disturbed(old, share: 0.2, step: 9)
        let densest = DensestWindow(old, new, side: side, above: 4)
        var most = 0
        for y in 0...max(0, size.1 - side) {
            for x in 0...max(0, size.0 - side) { most = max(most, count(old, new, x, y, side)) }
        }
        #expect(densest.count == most)
        #expect(count(old, new, densest.x, densest.y, side) == most)
    }

    private func count(_ old: Bitmap, _ new: Bitmap, _ x: Int, _ y: Int, _ side: Int) -> Int {
        var count = 0
        for row in y..<min(y + side, old.height) {
            for column in x..<min(x + side, old.width)
            where old[column, row].largestDelta(to: new[column, row]) > 4 { count += 1 }
        }
        return count
    }

    @Test func `equal images are similar, and have no dense window`() throws {
        var noise = try Noise(20, 20, seed: 1)
        let image = noise.image(translucent: true)
        let similarity = StructuralSimilarity(image, image)
        #expect(similarity.least == 1 && similarity.mean == 1)
        #expect(DensestWindow(image, image, side: 16, above: 0).count == 0)
    }

    @Test(.enabled(if: ForeignProgram.scikitImage != nil, "scikit-image is not installed"))
    func `structural similarity equals that of scikit-image`() throws {
        var noise = try Noise(40, 30, seed: 2004)
        for step in [1, 8, 90] {
            let old = noise.image()
            let new = noise.disturbed(old, share: 0.05, step: step)
            let oracle = try oracle(similarity, old.bytes + new.bytes)
            let ours = StructuralSimilarity(old, new)
            #expect(abs(ours.least - oracle[0]) < 1e-9 && abs(ours.mean - oracle[1]) < 1e-9)
        }
    }

    @Test(.enabled(if: ForeignProgram.scikitImage != nil, "scikit-image is not installed"))
    func `one changed corner is detected by all windows that contain it`() throws {
        var noise = try Noise(40, 30, seed: 7)
        let old = noise.image()
        var new = old
        new[39, 29] = PremultipliedPixel(.black)
        let oracle = try oracle(similarity, old.bytes + new.bytes)
        let ours = StructuralSimilarity(old, new)
        #expect(abs(ours.least - oracle[0]) < 1e-9 && abs(ours.mean - oracle[1]) < 1e-9)
        #expect(ours.x == 33 && ours.y == 23)
    }
}

/// The lowest value and the lowest mean of the components, without alpha, which is equal.
private let similarity = """
    import sys, numpy as np
    from skimage.metrics import structural_similarity
    data = np.frombuffer(open(sys.argv[1], "rb").read(), np.uint8).reshape(2, 30, 40, 4).astype(float)
    maps = [structural_similarity(data[0, ..., c], data[1, ..., c], data_range=255, full=True) for c in range(3)]
    print(min(m[1][3:-3, 3:-3].min() for m in maps), min(m[0] for m in maps))
    """
