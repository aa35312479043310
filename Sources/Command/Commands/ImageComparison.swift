import ArgumentParser
import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightVerification

/// The options of `diff` for comparing two images and drawing their difference.
struct ImageComparison: ParsableArguments {
    @Flag(
        help:
            "Images: count what the eye tells apart, as release 7 of the tool pixelmatch does, instead of every bit.")
    var pixelmatch = false

    @Option(help: "With --pixelmatch: least distance of colours that differ, 0 to 1. (default: 0.1)")
    var threshold: Double?

    @Flag(name: .customLong("antialiasing"), help: "With --pixelmatch: count pixels that only smooth an edge, too.")
    var countsAntialiasing = false

    @Option(
        help: "A PNG file for expected | difference | actual of images that differ.",
        completion: .file(extensions: ["png"]))
    var strip: String?

    @Option(help: "A PNG file for expected | actual of images that differ.", completion: .file(extensions: ["png"]))
    var sideBySide: String?

    @Option(
        help: "An animated PNG file that shows images that differ in turns, half a second each.",
        completion: .file(extensions: ["png"]))
    var blink: String?

    func validate() throws {
        guard threshold.map({ (0...1).contains($0) }) != false else {
            throw ValidationError("--threshold is a number from 0 to 1")
        }
        guard pixelmatch || (threshold == nil && !countsAntialiasing) else {
            throw ValidationError("--threshold and --antialiasing go with --pixelmatch")
        }
    }

    /// True if an image of the difference is asked for.
    var draws: Bool { strip != nil || sideBySide != nil || blink != nil }

    /// The first option that was given.
    var firstOption: String? {
        if pixelmatch { return "--pixelmatch" }
        return [("--strip", strip), ("--side-by-side", sideBySide), ("--blink", blink)].first { $0.1 != nil }?.0
    }

    /// Two images with straight alpha, as in their files, for `--pixelmatch`.
    typealias StraightPair = (expected: StraightBitmap, actual: StraightBitmap)

    /// Measures two images, prints the verdict, and draws what was asked for.
    func compare(
        _ expected: Bitmap, _ actual: Bitmap, within measure: ToleranceMeasure, json: Bool
    ) throws -> ExitStatus {
        guard try !self.measure(expected: expected, actual: actual, measure: measure, json: json) else { return .fine }
        try draw(expected: expected, actual: actual, straight: nil)
        return .findings
    }

    private func measure(
        expected: Bitmap, actual: Bitmap, measure: ToleranceMeasure, json: Bool
    ) throws -> Bool {
        let difference = Difference(expected: expected, actual: actual)
        let verdict = ToleranceVerdict(measure, expected: expected, actual: actual)
        if json {
            try Console.print(verdict.output(of: measure, difference).indented())
        } else if difference.isEmpty {
            try Console.print(difference.description)
        } else {
            try Console.print("\(verdict.isWithin ? "same within" : "not within") \(measure): \(verdict.description)")
            try Console.print(difference.description)
        }
        return verdict.isWithin
    }

    /// Counts the pixels that look different, prints the count, and returns true if there are none.
    func match(_ pair: StraightPair, json: Bool) throws -> Bool {
        guard pair.expected.size == pair.actual.size else {
            throw UsageError(
                message:
                    "--pixelmatch compares images of one size, not \(pair.expected.size) and \(pair.actual.size)",
                hint: "without it pixels that only one image has are counted, too")
        }
        let match = PixelMatch(expected: pair.expected, actual: pair.actual, options: options)
        try Console.print(json ? match.output.indented() : match.description)
        return match.different == 0
    }

    private var options: PixelMatch.Options {
        PixelMatch.Options(threshold: threshold ?? 0.1, countsAntialiasing: countsAntialiasing)
    }

    func draw(expected: Bitmap, actual: Bitmap, straight: StraightPair?) throws {
        if let strip {
            let middle = straight.map { PixelMatch.image(expected: $0.expected, actual: $0.actual, options: options) }
            try write(Difference.strip(expected: expected, actual: actual, difference: middle), to: strip)
        }
        if let sideBySide { try write(Difference.sideBySide(expected: expected, actual: actual), to: sideBySide) }
        if let blink { try OutputFile.write(try Difference.blink(expected: expected, actual: actual), to: blink) }
    }

    private func write(_ image: Bitmap?, to path: String) throws {
        guard let image else {
            return Console.note("warning: the image would be larger than one can be, \(path)")
        }
        try PNGFile.write(image, to: path)
    }
}

extension Difference {
    var output: JSONOutput {
        .object([
            ("kind", .string("pictures")), ("same", .bool(isEmpty)), ("pixels", .int(count)),
            ("box", box.map(Self.output) ?? .null), ("largestDelta", .int(largestDelta)),
            ("expectedSize", Self.output(expectedSize)), ("actualSize", Self.output(actualSize)),
        ])
    }

    private static func output(_ box: PixelRect) -> JSONOutput {
        .object([("x", .int(box.x)), ("y", .int(box.y)), ("width", .int(box.width)), ("height", .int(box.height))])
    }

    private static func output(_ size: PixelSize) -> JSONOutput {
        .object([("width", .int(size.width)), ("height", .int(size.height))])
    }
}

extension ToleranceVerdict {
    fileprivate func output(of measure: ToleranceMeasure, _ difference: Difference) -> JSONOutput {
        .object([
            ("kind", .string("tolerance")), ("measure", .string("\(measure)")), ("same", .bool(isWithin)),
            ("value", value.map(JSONOutput.double) ?? .null), ("explanation", .string(description)),
            ("pixels", .int(difference.count)), ("largestDelta", .int(difference.largestDelta)),
        ])
    }
}

extension PixelMatch {
    fileprivate var output: JSONOutput {
        .object([
            ("kind", .string("pixelmatch")), ("same", .bool(different == 0)), ("pixels", .int(different)),
            ("antialiased", .int(antialiased)), ("unequal", .int(unequal)),
        ])
    }
}
