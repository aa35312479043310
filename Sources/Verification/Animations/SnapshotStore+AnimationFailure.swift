import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

/// An animation that differs from its recording, with the image files written for review.
public struct AnimationFailure: Sendable {
    /// The difference in the frame hashes.
    public let difference: AnimationDifference
    /// The changes of the environment since the recording.
    public let environmentChanges: EnvironmentChanges
    /// The differences of the first bad frame, one line per view; empty if there is none.
    public internal(set) var changes: [String] = []
    /// The written image files: a caption and a path each.
    public internal(set) var images: [(subject: String, path: String)] = []
}

extension SnapshotStore {
    /// The maximum number of views listed for a bad frame.
    private static let maximumChanges = 6

    /// Plays the animation again to paint the frames of interest, and writes them below `failures`.
    @MainActor
    func failure(
        _ difference: AnimationDifference, of animation: PlayableAnimation, request: SnapshotRequest,
        entry: SnapshotManifest.Entry,
        recorded: Bitmap?, failures: String
    ) throws -> AnimationFailure {
        var failure = AnimationFailure(
            difference: difference, environmentChanges: try environmentChanges(entry, request))
        let evidence = FailureFrames(
            difference, recorded: recorded, strip: FrameStrip(frame: try composition(of: animation).size))
        let frames = try frames(of: animation, request, at: evidence.indices)
        func writeFailure(_ image: Bitmap?, _ name: FailureImage, _ subject: String) {
            let path = path(of: name, request, in: failures)
            guard let image, self.writeFailure(image, at: path) != nil else { return }
            failure.images.append((subject, path))
        }
        writeFailure(
            evidence.strips(frames), .strips, evidence.hasBoth ? "recorded over actual" : "the actual animation")
        if let bad = evidence.badFrame {
            writeFailure(evidence.onionSkin(frames), .onion, "frame \(bad) with those around it")
            writeFailure(evidence.comparison(frames), .frame, "expected | difference | actual of frame \(bad)")
            failure.changes = evidence.changes(frames, most: Self.maximumChanges)
        }
        return failure
    }
}

/// Selects the frames that show a failure and composes the image files from them.
private struct FailureFrames {
    typealias Frames = [Int: SnapshotStore.PaintedFrame]

    private let difference: AnimationDifference
    private let recorded: Bitmap?
    private let strip: FrameStrip
    /// The indices of the frames in the recorded strip, and of the actual frames at the same times.
    private let moments: [Int]
    private let sameMoments: [Int]
    /// The first frame that differs from the recording, or nil if the animation is shorter.
    let badFrame: Int?

    init(_ difference: AnimationDifference, recorded: Bitmap?, strip: FrameStrip) {
        (self.difference, self.recorded, self.strip) = (difference, recorded, strip)
        let (expected, actual) = (difference.expected, difference.actual)
        moments = FrameStrip.moments(of: expected.count)
        sameMoments = moments.map { actual.index(ofFrame: $0, at: expected.rate) }
        badFrame = difference.firstFrame.flatMap { $0 < actual.count ? $0 : nil }
    }

    var hasBoth: Bool { recorded != nil }

    var indices: [Int] {
        sameMoments + neighbours + [badFrame, difference.frameWithExpectedImage].compactMap(\.self)
            + (badFrame.map { [max(0, $0 - 1)] } ?? [])
    }

    /// The frames two and four before and after the bad frame.
    private var neighbours: [Int] {
        guard let badFrame else { return [] }
        return [-4, -2, 2, 4].map { badFrame + $0 }.filter { (0..<difference.actual.count).contains($0) }
    }

    func strips(_ frames: Frames) -> Bitmap? {
        guard let now = try? strip.sheet(sameMoments.compactMap { frames[$0]?.bitmap }) else { return nil }
        return recorded.map { FrameStrip.pair($0, now) ?? now } ?? now
    }

    func onionSkin(_ frames: Frames) -> Bitmap? {
        badFrame.flatMap { frames[$0] }?.bitmap.onionSkin(over: neighbours.compactMap { frames[$0]?.bitmap })
    }

    func comparison(_ frames: Frames) -> Bitmap? {
        guard let actual = badFrame.flatMap({ frames[$0] })?.bitmap, let expected = expectedImage(frames) else {
            return nil
        }
        return Difference.strip(expected: expected, actual: actual)
    }

    /// Returns the image recorded for the bad frame, if the recorded strip or the actual animation contains it.
    private func expectedImage(_ frames: Frames) -> Bitmap? {
        guard let badFrame, badFrame < difference.expected.count else { return nil }
        if let other = difference.frameWithExpectedImage.flatMap({ frames[$0] }) { return other.bitmap }
        let hashes = difference.expected.frames
        guard let recorded, let number = moments.firstIndex(where: { hashes[$0] == hashes[badFrame] }) else {
            return nil
        }
        return strip.frame(number, of: recorded).flatMap { FrameHashes.hash(of: $0) == hashes[badFrame] ? $0 : nil }
    }

    /// Describes the changes from the recorded image or else from the preceding frame, which matches the recording.
    func changes(_ frames: Frames, most: Int) -> [String] {
        guard let badFrame, let bad = frames[badFrame] else { return [] }
        var lines: [String] = []
        if let expected = expectedImage(frames) {
            lines.append("\(Difference(expected: expected, actual: bad.bitmap))")
        }
        if let wanted = difference.frameWithExpectedImage.flatMap({ frames[$0] }) {
            return lines + Self.views(old: wanted, new: bad, when: "instead of what was recorded", most: most)
        }
        guard badFrame > 0, let before = frames[badFrame - 1] else { return lines }
        return lines
            + Self.views(old: before, new: bad, when: "since frame \(badFrame - 1), which is as recorded", most: most)
    }

    private static func views(
        old: SnapshotStore.PaintedFrame, new: SnapshotStore.PaintedFrame, when: String, most: Int
    ) -> [String] {
        let difference = LayoutDifference(from: old.layout, to: new.layout)
        guard !difference.isEmpty else { return ["\(when) no view moved: colours or shapes changed"] }
        // One line per view, then the number of omitted views.
        let lines = difference.description.split(separator: "\n").prefix(min(difference.views.count, most))
        let left = difference.views.count - lines.count
        let more = left > 0 ? ["  and \(left) view\(left == 1 ? "" : "s") more"] : []
        return ["\(when):"] + lines.map { "  \($0)" } + more
    }
}
