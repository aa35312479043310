import Framewright
import Testing

@testable import FramewrightScreens

/// Compares the bands of the image with measured positions.
@MainActor
struct BrocadeBandPlacesTests {
    /// Thread, first and last row of a band in an image 1159 pixels high, as measured.
    @Test(
        arguments: [
            (.blue, 6, 9), (.cream, 19, 45), (.blue, 56, 59), (.red, 71, 100), (.blue, 112, 115), (.orange, 125, 151),
            (.blue, 161, 164), (.cream, 183, 253), (.orange, 905, 980), (.blue, 997, 1000), (.orange, 1010, 1036),
            (.blue, 1046, 1049), (.red, 1061, 1090), (.blue, 1102, 1105), (.cream, 1116, 1142), (.blue, 1152, 1155),
        ] as [(BrocadeThread, Double, Double)])
    func `bands are within three of 1159 pixels of the documented positions`(
        thread: BrocadeThread, top: Double, bottom: Double
    ) throws {
        let spans = try Self.spans(of: thread)
        #expect(
            spans.contains { abs($0.lowerBound - top) <= 3 && abs($0.upperBound - bottom - 1) <= 3 },
            "\(spans)")
    }

    /// Returns the ranges of rows that contain the thread, at 1159 pixels of height.
    private static func spans(of thread: BrocadeThread) throws -> [Range<Double>] {
        let picture = try ArtworkGallery.paint(Brocade.picture, width: 728)
        let color = try #require(Theme.documented.color(thread.token))
        let rows = (0..<picture.height).filter { picture.row($0).contains(PremultipliedPixel(color)) }
        let perRow = 1159 / Double(picture.height)
        return rows.reduce(into: [Range<Int>]()) { spans, row in
            if let last = spans.last, last.upperBound >= row - 1 {
                spans[spans.count - 1] = last.lowerBound..<row + 1
            } else {
                spans.append(row..<row + 1)
            }
        }.map { Double($0.lowerBound) * perRow..<Double($0.upperBound) * perRow }
    }
}
