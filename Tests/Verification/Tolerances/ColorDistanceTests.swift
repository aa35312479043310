import Foundation
import Framewright
import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightVerification

struct ColorDistanceTests {
    @Test(arguments: sharma)
    func `CIEDE2000 of the published pairs is as published`(pair: (old: [Double], new: [Double], distance: Double)) {
        let old = CIELab(lightness: pair.old[0], a: pair.old[1], b: pair.old[2])
        let new = CIELab(lightness: pair.new[0], a: pair.new[1], b: pair.new[2])
        #expect(abs(old.difference(from: new) - pair.distance) < 0.000_05)
        #expect(abs(new.difference(from: old) - pair.distance) < 0.000_05)
    }

    @Test(.enabled(if: ForeignProgram.scikitImage != nil, "scikit-image is not installed"))
    func `CIEDE2000 of thousands of colours is scikit-image's`() throws {
        var noise = try Noise(80, 50, seed: 11664)
        let (old, new) = (noise.picture(), noise.picture())
        let witness = try witness(differences, old.bytes + new.bytes)
        let ours = zip(old.pixels, new.pixels).map { CIELab.distance($0.over(0), $1.over(0)) }
        #expect(witness.count == ours.count)
        // It rounds sRGB's curve and white in other places.
        #expect(zip(ours, witness).allSatisfy { abs($0 - $1) < 0.01 })
    }

    @Test func `black and white are 1 apart in OKLab and 100 in CIEDE2000`() {
        #expect(abs(OKLab.distance((0, 0, 0), (1, 1, 1)) - 1) < 1e-6)
        #expect(abs(CIELab.distance((0, 0, 0), (1, 1, 1)) - 100) < 0.01)
        #expect(OKLab.distance((0.2, 0.4, 0.6), (0.2, 0.4, 0.6)) == 0)
        #expect(CIELab.distance((0.2, 0.4, 0.6), (0.2, 0.4, 0.6)) == 0)
    }
}

/// The numbers a program of Python prints for bytes.
func witness(_ program: String, _ bytes: [UInt8]) throws -> [Double] {
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

/// Sharma, Wu and Dalal 2005, table 1.
private let sharma: [(old: [Double], new: [Double], distance: Double)] = [
    ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425), ([50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615),
    ([50, 2.8361, -74.0200], [50, 0, -82.7485], 3.4412), ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0000),
    ([50, -1.1848, -84.8006], [50, 0, -82.7485], 1.0000), ([50, -0.9009, -85.5211], [50, 0, -82.7485], 1.0000),
    ([50, 0, 0], [50, -1, 2], 2.3669), ([50, 2.4900, -0.0010], [50, -2.4900, 0.0009], 7.1792),
    ([50, 2.4900, -0.0010], [50, -2.4900, 0.0010], 7.1792), ([50, 2.4900, -0.0010], [50, -2.4900, 0.0011], 7.2195),
    ([50, 2.4900, -0.0010], [50, -2.4900, 0.0012], 7.2195), ([50, -0.0010, 2.4900], [50, 0.0009, -2.4900], 4.8045),
    ([50, -0.0010, 2.4900], [50, 0.0010, -2.4900], 4.8045), ([50, -0.0010, 2.4900], [50, 0.0011, -2.4900], 4.7461),
    ([50, 2.5, 0], [50, 0, -2.5], 4.3065), ([50, 2.5, 0], [73, 25, -18], 27.1492),
    ([50, 2.5, 0], [61, -5, 29], 22.8977), ([50, 2.5, 0], [56, -27, -3], 31.9030),
    ([50, 2.5, 0], [58, 24, 15], 19.4535), ([50, 2.5, 0], [50, 3.1736, 0.5854], 1.0000),
    ([50, 2.5, 0], [50, 3.2972, 0], 1.0000), ([50, 2.5, 0], [50, 1.8634, 0.5757], 1.0000),
    ([50, 2.5, 0], [50, 3.2592, 0.3350], 1.0000),
    ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630),
    ([61.2901, 3.7196, -5.3901], [61.4292, 2.2480, -4.9620], 1.8731),
    ([35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645),
    ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
    ([36.4612, 47.8580, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
    ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
    ([90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
    ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
    ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
]
