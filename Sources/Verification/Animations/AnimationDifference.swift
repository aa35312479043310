import Framewright
import FramewrightDrawing

/// The difference between an animation and its recording.
public struct AnimationDifference: Hashable, Sendable {
    /// The recorded animation.
    public let expected: FrameHashes
    /// The actual animation.
    public let actual: FrameHashes
    /// The first frame that differs or that only one animation has. Nil if there is none, or if the frame rates
    /// differ, because the frames then have different times.
    public let firstFrame: Int?
    /// The number of frames that both animations have and that differ.
    public let count: Int
    private let last: Int?
    /// The nearest recorded frame that equals the actual first bad frame, and the nearest actual frame that equals
    /// the recorded one.
    private let origin: Int?
    private let destination: Int?

    /// Compares two animations frame by frame.
    public init(expected: FrameHashes, actual: FrameHashes) {
        (self.expected, self.actual) = (expected, actual)
        let (old, new) = (expected.frames, actual.frames)
        let isComparable = expected.rate == actual.rate
        let differing = isComparable ? zip(old, new).enumerated().filter { $1.0 != $1.1 }.map(\.offset) : []
        let common = min(old.count, new.count)
        let first = differing.first ?? (isComparable && old.count != new.count ? common : nil)
        (firstFrame, last, count) = (first, differing.last, differing.count)
        let (shown, recorded) = (Self.frame(first, of: new), Self.frame(first, of: old))
        origin = first.flatMap { first in shown.flatMap { Self.nearest(to: first, old, $0) } }
        destination = first.flatMap { first in recorded.flatMap { Self.nearest(to: first, new, $0) } }
    }

    private static func frame(_ index: Int?, of frames: [String]) -> String? {
        index.flatMap { frames.indices.contains($0) ? frames[$0] : nil }
    }

    private static func nearest(to index: Int, _ frames: [String], _ wanted: String) -> Int? {
        frames.indices.filter { frames[$0] == wanted }.min { abs($0 - index) < abs($1 - index) }
    }

    /// True if the frame rate and all frames are equal.
    public var isEmpty: Bool { expected == actual }

    /// The nearest frame of the animation with the image recorded for the first bad frame.
    var frameWithExpectedImage: Int? { destination }
}

extension AnimationDifference: CustomStringConvertible {
    /// One line per fact: frame rate, length, the first bad frame with its nearest match, and the number of bad
    /// frames.
    public var description: String {
        isEmpty ? "the animations are the same" : (lengths + images).joined(separator: "\n")
    }

    private var lengths: [String] {
        let (old, new) = (expected, actual)
        var lines: [String] = []
        if old.rate != new.rate { lines.append("\(old.rate) frames a second became \(new.rate)") }
        guard old.count != new.count || old.duration != new.duration else { return lines }
        let more = abs(new.count - old.count)
        let change = more == 0 ? "as many" : "\(more) \(new.count > old.count ? "more" : "fewer")"
        return lines + ["\(Self.words(old)) became \(Self.words(new)): \(change)"]
    }

    private var images: [String] {
        guard let first = firstFrame else { return [] }
        let name = "frame \(Self.words(first, expected.rate))"
        guard count > 0 else {
            return [
                "\(name), is the first that only the \(actual.count > expected.count ? "animation" : "recording") has"
            ]
        }
        var lines = ["\(name), is the first that is not as recorded: \(whereabouts(first))"]
        if isRetimed { lines.append("the same images come in the same order, some for other times") }
        let common = min(expected.count, actual.count)
        return lines + ["\(count) of \(common) frames differ, the last of them frame \(last ?? first)"]
    }

    private func whereabouts(_ first: Int) -> String {
        let came = origin.map { "it was recorded \(Self.distance(from: first, to: $0)), as frame \($0)" }
        let went = destination.map { "what was recorded comes \(Self.distance(from: first, to: $0)), as frame \($0)" }
        let words = [came, went].compactMap(\.self)
        return words.isEmpty ? "the recording has it nowhere" : words.joined(separator: "; ")
    }

    private var isRetimed: Bool { expected.runs.map(\.pixels) == actual.runs.map(\.pixels) }

    private static func distance(from index: Int, to other: Int) -> String {
        let frames = abs(other - index)
        return "\(frames) frame\(frames == 1 ? "" : "s") \(other > index ? "later" : "earlier")"
    }

    private static func words(_ animation: FrameHashes) -> String {
        "\(animation.count) frame\(animation.count == 1 ? "" : "s") in \(seconds(animation.duration))"
    }

    /// Returns a frame with its time: `12, at 0.2 s`.
    static func words(_ frame: Int, _ rate: FrameRate) -> String {
        "\(frame), at \(seconds(rate.start(ofFrame: frame)))"
    }

    private static func seconds(_ time: FrameTime) -> String {
        "\(shortest((time.seconds * 1000).rounded() / 1000)) s"
    }
}
