import ArgumentParser
import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import FramewrightVerification

struct DiffCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Says what moved between two layouts, or compares two images bit for bit.",
        discussion: """
            framewright render game2048 --device iphone-15 --layout before.json
            framewright render game2048 --device iphone-se-3 --layout after.json
            framewright diff before.json after.json

            Exit code 1 where a view or a pixel differs. Theme, screen or renderer alone make no difference; they are reported.

            framewright diff old.png new.png --strip strip.png --blink blink.png
            framewright diff old.png new.png --pixelmatch --threshold 0.05

            framewright diff old.png new.png --tolerance oklab=0.02

            Images are compared bit for bit; with --pixelmatch by what the eye sees, to the count of that tool's release 7, with exit \
            code 0 where it sees none; with \
            --tolerance by the largest difference of a component (channels), of a colour (ciede2000, oklab), by the pixels \
            that differ in any window of that side (density=3/16), or by the least structural similarity (ssim).
            """)

    @Argument(
        help: "The old layout (JSON, of render --layout) or image (PNG); - is standard input.",
        completion: .file(extensions: ["json", "png"]))
    var old: String

    @Argument(help: "The new one, of the same kind.", completion: .file(extensions: ["json", "png"]))
    var new: String

    @Option(
        help: ArgumentHelp(
            "Layouts: points by which a length may differ. Images: \(ToleranceMeasure.forms), or the name of a tolerance.",
            valueName: "limit"))
    var tolerance: String?

    @Option(
        help:
            "The snapshot folder whose framewright.json has the project's tolerances. (default: Snapshots, if there is one)",
        completion: .directory)
    var folder: String?

    @OptionGroup var images: ImageComparison

    @Flag(help: "As JSON.")
    var json = false

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        guard old != "-" || new != "-" else {
            throw UsageError(message: "both files are standard input", hint: "name one of them")
        }
        let outputs = [images.strip, images.sideBySide, images.blink]
        try OutputPaths.checkNamed(outputs)
        try OutputPaths.checkFiles(outputs, suggestion: "diff.png")
        try OutputPaths.checkImages([images.strip, images.sideBySide])
        try OutputPaths.check([images.blink], hold: .animatedPNG)
        try OutputPaths.check(outputs, inputs: [old, new])
        let sides = (old: try Side(old), new: try Side(new))
        for side in [sides.old, sides.new] where side.bytes.isEmpty {
            throw DocumentError(
                .syntax, file: side.path, position: .start, pointer: "", problem: "the file is empty",
                hint: "give two PNG files, or two layouts of framewright render --layout")
        }
        for side in [sides.old, sides.new] where !side.isImage && !side.isObject {
            if let error = CodecError(foreign: side.bytes) { throw ImageFileError(error: error, path: side.path) }
            throw DocumentError(
                .syntax, file: side.path, position: .start, pointer: "", problem: "neither a PNG image nor a layout",
                hint: "give two PNG files, or two layouts of framewright render --layout")
        }
        switch (sides.old.isImage, sides.new.isImage) {
        case (true, true): return try compareImages(sides.old, sides.new)
        case (false, false):
            for side in [sides.old, sides.new] {
                if let error = DiffInputKind(side.bytes).error(of: side.path) { throw error }
            }
            return try compareLayouts(sides.old, sides.new)
        case (true, false): throw DiffInputKind(sides.new.bytes).error(of: new, besideImage: old)
        case (false, true): throw DiffInputKind(sides.old.bytes).error(of: old, besideImage: new)
        }
    }

    private func compareLayouts(_ old: Side, _ new: Side) throws -> ExitStatus {
        if let option = images.firstOption {
            throw UsageError(message: "\(option) is for images", hint: "leave it out, or compare two PNG files")
        }
        let points = tolerance.map { Double($0) ?? .nan } ?? 0
        guard points >= 0, points.isFinite else {
            throw UsageError(
                message: "--tolerance is a number of points, 0 or more, not '\(tolerance ?? "")'",
                hint: "those like \(ToleranceMeasure.forms) are for images")
        }
        let difference = LayoutDifference(
            from: try LayoutDocument(parsing: old.bytes, file: old.path),
            to: try LayoutDocument(parsing: new.bytes, file: new.path), tolerance: points)
        try Console.print(json ? difference.output.indented() : difference.description)
        return difference.isEmpty ? .fine : .findings
    }

    private func compareImages(_ old: Side, _ new: Side) throws -> ExitStatus {
        guard tolerance == nil || !images.pixelmatch else {
            throw UsageError(message: "--tolerance and --pixelmatch are two measures", hint: "choose one of them")
        }
        let measure = try measure()
        for side in [old, new] {
            if let remark = PNG.remark(on: side.bytes) { Console.note("warning: \(side.path): \(remark)") }
        }
        guard measure != nil || images.pixelmatch else { return try compareRows(old, new) }
        if let area = [try old.size().area, try new.size().area].max(), area > Self.maximumMeasured {
            throw UsageError(
                message: "an image of \(area) pixels, \(Self.maximumMeasured) are measured at most",
                hint: "without --tolerance and --pixelmatch images of any size are compared")
        }
        if let measure { return try images.compare(try old.image(), try new.image(), within: measure, json: json) }
        let straight = (expected: try old.straightImage(), actual: try new.straightImage())
        guard try !images.match(straight, json: json) else { return .fine }
        if images.draws { try images.draw(expected: try old.image(), actual: try new.image(), straight: straight) }
        return .findings
    }

    /// The maximum number of pixels of an image that is decoded as a whole, to measure or draw a difference. Each of
    /// the two images takes 64 MB with straight and 64 MB with premultiplied alpha.
    private static let maximumMeasured = 16_000_000

    /// Compares images row by row. Only drawing their difference decodes whole images.
    private func compareRows(_ old: Side, _ new: Side) throws -> ExitStatus {
        let (first, second) = (try old.rows(), try new.rows())
        let difference: Difference
        do {
            difference = try Difference(expected: first, actual: second)
        } catch {
            // Finds out which of the two files is damaged.
            try old.check()
            throw ImageFileError(error: error, path: new.path)
        }
        try Console.print(json ? difference.output.indented() : difference.description)
        if difference.isEmpty { return .fine }
        guard images.draws else { return .findings }
        if max(first.size.area, second.size.area) > Self.maximumMeasured {
            Console.note("warning: images of more than \(Self.maximumMeasured) pixels are not drawn")
        } else {
            try images.draw(expected: try old.image(), actual: try new.image(), straight: nil)
        }
        return .findings
    }

    private func measure() throws -> ToleranceMeasure? {
        guard let tolerance else { return nil }
        if let measure = ToleranceMeasure(parsing: tolerance) { return measure }
        guard !tolerance.contains("=") else {
            throw UsageError(
                message: "'\(tolerance)' is no measure, or beyond what one may be",
                hint:
                    "such as \(ToleranceMeasure.forms); components are 0 to 255, densities up to the window's area, ssim up to 1"
            )
        }
        do {
            let rules = try ProjectSettings.read(from: folder)?.rules ?? ImageRules()
            return try rules.tolerance(named: tolerance).measure
        } catch let error as SnapshotError {
            throw UsageError(message: error.message, hint: "of images it is \(ToleranceMeasure.forms), or a name")
        }
    }
}

extension DiffCommand {
    /// One of the two files. Its type is detected by its first bytes, because the file extension may be missing or
    /// wrong.
    private struct Side {
        let path: String
        let bytes: [UInt8]

        init(_ path: String) throws {
            self.path = path
            bytes = try InputFile.read(path, limit: PNGFile.sizeLimit)
        }

        /// True for the PNG signature (PNG specification, 5.2).
        var isImage: Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }

        /// True if the text begins like a JSON object, with or without a byte order mark, as a layout does.
        var isObject: Bool {
            bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "{")
        }

        func image() throws -> Bitmap { try named { () throws(CodecError) in try PNG.decode(bytes) } }

        /// Returns the image with straight alpha.
        func straightImage() throws -> StraightBitmap {
            try named { () throws(CodecError) in try PNG.decodeStraight(bytes) }
        }

        func size() throws -> PixelSize { try named { () throws(CodecError) in try PNG.size(of: bytes) } }

        func rows() throws -> PNGRows { try named { () throws(CodecError) in try PNGRows(bytes) } }

        /// Throws if the file is damaged.
        func check() throws {
            let rows = try rows()
            try named { () throws(CodecError) in while try rows.next(rows.bandHeight) != nil {} }
        }

        /// Adds the file's name to the errors of `body`.
        func named<Value>(_ body: () throws(CodecError) -> Value) throws(ImageFileError) -> Value {
            do { return try body() } catch { throw ImageFileError(error: error, path: path) }
        }
    }
}
