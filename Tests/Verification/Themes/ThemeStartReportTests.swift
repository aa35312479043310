import Framewright
import FramewrightTestSupport
import Testing

@testable import FramewrightVerification

@MainActor
struct ThemeStartReportTests {
    @Test func `a theme of any three colours has distinct tiles and no near-duplicate colours`() throws {
        var random = SplitMix(state: 7)
        for _ in 0..<(isSlow ? 200 : 30) {
            let colors = (0..<3).map { _ in
                let parts = (0..<3).map { _ in Double(Int.random(in: 0...255, using: &random)) / 255 }
                return SRGBColor(red: parts[0], green: parts[1], blue: parts[2])
            }
            let start = ThemeStart(name: "T", background: colors[0], ink: colors[1], accent: colors[2])
            let report = ThemeReport(ThemeFacts(try start.theme().theme, ThemeCheckSettings()))
            let found = report.findings.filter { [.tileDistance, .nearDuplicate].contains($0.rule) }
            #expect(found.map(\.description) == [], "\(colors)")
        }
    }

    @Test(arguments: [
        ("#fffaf0", "#2b1d0e", "#c2410c"), ("#0f172a", "#e2e8f0", "#38bdf8"), ("#ffffff", "#000000", "#000000"),
    ])
    func `a theme of usual colours has distinct tiles and no near-duplicate colours`(
        background: String, ink: String, accent: String
    ) throws {
        let colors = try [background, ink, accent].map { try #require(SRGBColor(hex: $0)) }
        let start = ThemeStart(name: "T", background: colors[0], ink: colors[1], accent: colors[2])
        let report = ThemeReport(ThemeFacts(try start.theme().theme, ThemeCheckSettings()))
        #expect(report.findings.filter { [.tileDistance, .nearDuplicate].contains($0.rule) }.map(\.description) == [])
    }
}
