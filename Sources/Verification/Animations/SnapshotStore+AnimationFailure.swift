import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

/// A film that is not as it was recorded, and what was left to look at.
public struct AnimationFailure: Sendable {
    public let difference: AnimationDifference
    public let environmentChanges: EnvironmentChanges
    /// What sets the first bad frame apart, a line a view; empty where there is no such frame.
    public internal(set) var changes: [String] = []
    /// What is to be seen in it, and its path.
    public internal(set) var pictures: [(subject: String, path: String)] = []
}

extension SnapshotStore {
    /// Views named of a bad frame.
    private static let maximumChanges = 6

    /// Plays the film again for the frames to look at, and leaves them below `failures`.
    @MainActor
    func failure(
        _ difference: AnimationDifference, of animation: PlayableAnimation, _ request: SnapshotRequest,
        _ entry: SnapshotManifest.Entry,
        _ recorded: Bitmap?, failures: String
    ) throws -> AnimationFailure {
        var failure = AnimationFailure(
            difference: difference, environmentChanges: try environmentChanges(entry, request))
        let evidence = FailureFrames(
            difference, recorded: recorded, strip: FrameStrip(frame: try composition(of: animation).size))
        let frames = try frames(of: animation, request, at: evidence.indices)
        func leave(_ picture: Bitmap?, _ name: FailureImage, _ subject: String) {
            let path = path(of: name, request, in: failures)
            guard let picture, self.leave(picture, at: path) != nil else { return }
            failure.pictures.append((subject, path))
        }
        leave(evidence.strips(frames), .strips, evidence.hasBoth ? "recorded over actual" : "the film now")
        if let bad = evidence.badFrame {
            leave(evidence.onionSkin(frames), .onion, "frame \(bad) with those around it")
            leave(evidence.comparison(frames), .frame, "expected | difference | actual of frame \(bad)")
            failure.changes = evidence.changes(frames, most: Self.maximumChanges)
        }
        return failure
    }
}

/// Which frames of a film tell what went wrong, and what they make.
private struct FailureFrames {
    typealias Frames = [Int: SnapshotStore.PaintedFrame]

    private let difference: AnimationDifference
    private let recorded: Bitmap?
    private let strip: FrameStrip
    /// The recorded strip's frames, and those of the film at the same times.
    private let moments: [Int]
    private let sameMoments: [Int]
    /// The first that is not as recorded, where the film has one.
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

    /// Two before the bad frame and two after it, every other one.
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

    /// What was recorded for the bad frame, where the recorded strip or the film has the picture.
    private func expectedImage(_ frames: Frames) -> Bitmap? {
        guard let badFrame, badFrame < difference.expected.count else { return nil }
        if let other = difference.frameWithExpectedImage.flatMap({ frames[$0] }) { return other.bitmap }
        let hashes = difference.expected.frames
        guard let recorded, let number = moments.firstIndex(where: { hashes[$0] == hashes[badFrame] }) else {
            return nil
        }
        return strip.frame(number, of: recorded).flatMap { FrameHashes.hash(of: $0) == hashes[badFrame] ? $0 : nil }
    }

    /// In words: from the picture that was recorded, else from the frame before, which is as recorded.
    func changes(_ frames: Frames, most: Int) -> [String] {
        guard let badFrame, let bad = frames[badFrame] else { return [] }
        var lines: [String] = []
        if let expected = expectedImage(frames) {
            lines.append("\(Difference(expected: expected, actual: bad.bitmap))")
        }
        if let wanted = difference.frameWithExpectedImage.flatMap({ frames[$0] }) {
            return lines + Self.views(wanted, bad, "instead of what was recorded", most)
        }
        guard badFrame > 0, let before = frames[badFrame - 1] else { return lines }
        return lines + Self.views(before, bad, "since frame \(badFrame - 1), which is as recorded", most)
    }

    private static func views(
        _ old: SnapshotStore.PaintedFrame, _ new: SnapshotStore.PaintedFrame, _ when: String, _ most: Int
    ) -> [String] {
        let difference = LayoutDifference(from: old.layout, to: new.layout)
        guard !difference.isEmpty else { return ["\(when) no view moved: colours or shapes changed"] }
        // A line a view, then the rest.
        let lines = difference.description.split(separator: "\n").prefix(min(difference.views.count, most))
        let left = difference.views.count - lines.count
        let more = left > 0 ? ["  and \(left) view\(left == 1 ? "" : "s") more"] : []
        return ["\(when):"] + lines.map { "  \($0)" } + more
    }
}
