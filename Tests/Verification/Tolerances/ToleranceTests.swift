import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

struct ToleranceTests {
    private func bitmap(_ color: SRGBColor) throws -> Bitmap {
        Bitmap(size: try #require(PixelSize(width: 20, height: 10)), filledWith: PremultipliedPixel(color))
    }

    @Test(arguments: ["channels=2", "ciede2000=1.5", "oklab=0.02", "density=3/16", "ssim=0.99"])
    func `a measure survives parsing and writing`(text: String) throws {
        #expect("\(try #require(ToleranceMeasure(parsing: text)))" == text)
    }

    @Test(arguments: [
        "", "channels", "channels=", "channels=256", "channels=-1", "channels=1.5", "oklab=nan", "oklab=-0.1", "ssim=2",
        "density=3", "density=257/16", "density=3/0", "density=3/1/1", "soft=1", "oklab=1=2",
    ])
    func `an invalid measure is nil`(text: String) { #expect(ToleranceMeasure(parsing: text) == nil) }

    @Test func `each measure accepts differences up to its limit and nothing beyond`() throws {
        let old = try bitmap(SRGBColor(red8: 100, green8: 100, blue8: 100))
        var new = old
        for x in 3...5 { new[x, 2] = PremultipliedPixel(SRGBColor(red8: 102, green8: 100, blue8: 97)) }
        func isWithin(_ measure: ToleranceMeasure) -> Bool {
            ToleranceVerdict(measure, expected: old, actual: new).isWithin
        }
        #expect(isWithin(.channels(3)) && !isWithin(.channels(2)))
        #expect(isWithin(.channels(red: 2, green: 0, blue: 3, alpha: 0)))
        #expect(!isWithin(.channels(red: 1, green: 255, blue: 255, alpha: 255)))
        #expect(isWithin(.density(3, side: 4, above: 0)) && !isWithin(.density(2, side: 4, above: 0)))
        #expect(isWithin(.density(2, side: 2, above: 0)) && isWithin(.density(0, side: 4, above: 3)))
        for measure in [ToleranceMeasure.ciede2000(0), .okLab(0), .similarity(1)] {
            let value = try #require(ToleranceVerdict(measure, expected: old, actual: new).value)
            #expect(!isWithin(measure))
            switch measure.kind {
            case .ciede2000: #expect(isWithin(.ciede2000(value)) && value > 1 && value < 5)
            case .oklab: #expect(isWithin(.okLab(value)) && value > 0.005 && value < 0.02)
            default: #expect(isWithin(.similarity(value)) && value < 1)
            }
        }
    }

    @Test func `a verdict has the measured value, its location and the limit`() throws {
        let old = try bitmap(.white)
        var new = old
        new[3, 2] = PremultipliedPixel(.black)
        func words(_ measure: ToleranceMeasure) -> String {
            ToleranceVerdict(measure, expected: old, actual: new).description
        }
        #expect(words(.okLab(0.5)) == "OKLab 1 at 3,2, 0.5 may be")
        #expect(words(.density(0, side: 4, above: 0)) == "1 of 4x4 pixels at 0,0 differ, 0 may")
        #expect(words(.channels(red: 4, green: 5, blue: 6, alpha: 0)).hasPrefix("red differs by up to 255, 4 may be"))
    }

    @Test func `translucent colours are compared over white`() throws {
        let (clear, veil) = (try bitmap(.clear), try bitmap(SRGBColor.black.opacity(0.5)))
        let verdict = ToleranceVerdict(.okLab(0), expected: clear, actual: veil)
        #expect(try #require(verdict.value) > 0.3)
    }

    @Test(arguments: [ToleranceMeasure.channels(255), .density(256, side: 16, above: 255), .similarity(-1)])
    func `images of two sizes are within no tolerance`(measure: ToleranceMeasure) throws {
        let size = try #require(PixelSize(width: 10, height: 10))
        #expect(!ToleranceVerdict(measure, expected: try bitmap(.white), actual: Bitmap(size: size)).isWithin)
    }

    private func settings(_ members: String, _ references: String = "pictures") throws -> SnapshotSettings {
        let text = #"{"references": "\#(references)", "screens": [{"device": "iphone-se-1"}], \#(members)}"#
        return try SnapshotSettings(parsing: Array(text.utf8), file: "framewright.json")
    }

    @Test func `settings declare tolerances by name`() throws {
        let settings = try settings(
            """
            "tolerances": {
                "soft": {"kind": "oklab", "limit": 0.02, "for": ["pet/"], "because": "clouds"},
                "blue": {"kind": "channels", "limit": {"red": 0, "green": 0, "blue": 4, "alpha": 0}, "because": "dither"},
                "few": {"kind": "density", "limit": 3, "window": 8, "above": 1, "because": "edges"}
            }
            """)
        #expect(try settings.rules.tolerance(named: "soft") == Tolerance("soft", .okLab(0.02), because: "clouds"))
        #expect(try settings.rules.tolerance(named: "few").measure == .density(3, side: 8, above: 1))
        #expect(throws: SnapshotError.self) { try settings.rules.tolerance(named: "sofft") }
    }

    @Test(arguments: [
        #""tolerances": {"a": {"kind": "oklab", "limit": 0.02}}"#,
        #""tolerances": {"a": {"kind": "oklab", "limit": 0.02, "because": ""}}"#,
        #""tolerances": {"a": {"kind": "oklab", "limit": -1, "because": "b"}}"#,
        #""tolerances": {"a": {"kind": "lab", "limit": 1, "because": "b"}}"#,
        #""tolerances": {"a": {"kind": "oklab", "limit": 1, "window": 3, "because": "b"}}"#,
        #""tolerances": {"a": {"kind": "channels", "limit": {"red": 1}, "because": "b"}}"#,
        #""tolerances": {"": {"kind": "oklab", "limit": 1, "because": "b"}}"#,
        #""tolerances": [1]"#, #""masks": [{"view": "a", "for": ["x"]}]"#,
        #""masks": [{"view": "a", "because": "b", "for": []}]"#,
        #""masks": [{"view": "", "because": "b", "for": ["x"]}]"#,
    ])
    func `rules without a reason, a limit or an effect are rejected`(members: String) {
        #expect(throws: DocumentError.self) { try settings(members) }
    }

    @Test func `hashes have no tolerances, and animations no masks either`() throws {
        let tolerance = #""tolerances": {"a": {"kind": "oklab", "limit": 1, "because": "b"}}"#
        let mask = #""masks": [{"view": "a", "because": "b", "for": ["x"]}]"#
        #expect(throws: DocumentError.self) { try settings(tolerance, "hashes") }
        #expect(throws: DocumentError.self) { try settings(mask, "films") }
        #expect(try settings(mask, "hashes").rules.isEmpty == false)
    }
}
