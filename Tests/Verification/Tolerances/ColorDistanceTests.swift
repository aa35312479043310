import Foundation
import Framewright
import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightVerification

struct ColorDistanceTests {
    @Test(.enabled(if: ForeignProgram.scikitImage != nil, "scikit-image is not installed"))
    func `CIEDE2000 of thousands of colours equals that of scikit-image`() throws {
        var noise = try Noise(80, 50, seed: 11664)
        let (old, new) = (noise.image(), noise.image())
        let oracle = try oracle(differences, old.bytes + new.bytes)
        let ours = zip(old.pixels, new.pixels).map { CIELab.distance($0.over(0), $1.over(0)) }
        #expect(oracle.count == ours.count)
        // It rounds the curve of sRGB and the white point at other digits.
        #expect(zip(ours, oracle).allSatisfy { abs($0 - $1) < 0.01 })
    }

    @Test func `black and white have a distance of 1 in OKLab and 100 in CIEDE2000`() {
        #expect(abs(OKLab.distance((0, 0, 0), (1, 1, 1)) - 1) < 1e-6)
        #expect(abs(CIELab.distance((0, 0, 0), (1, 1, 1)) - 100) < 0.01)
        #expect(OKLab.distance((0.2, 0.4, 0.6), (0.2, 0.4, 0.6)) == 0)
        #expect(CIELab.distance((0.2, 0.4, 0.6), (0.2, 0.4, 0.6)) == 0)
    }
}

/// Returns the numbers printed by a Python program for a file of bytes.
func oracle(_ program: String, _ bytes: [UInt8]) throws -> [Double] {
    let file = NSTemporaryDirectory() + "witness-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    let (status, output) = try #require(ForeignProgram.scikitImage).run(["-c", program, file])
    #expect(status == 0)
    return output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
}

private let differences = """
    import sys, numpy as np
    from skimage.color import rgb2lab, deltaE_ciede2000
    data = np.frombuffer(open(sys.argv[1], "rb").read(), np.uint8).reshape(2, -1, 1, 4)[..., :3] / 255
    for d in deltaE_ciede2000(rgb2lab(data[0]), rgb2lab(data[1])).ravel(): print(d)
    """
