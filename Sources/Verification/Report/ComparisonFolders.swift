import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

extension ReviewReport {
    /// Writes a folder in the form of reg-cli, which tools and services for reviewing images read: the folders
    /// `actual`, `expected` and `diff` with images of the same names, and `reg.json`, which lists them.
    ///
    /// `actual` is complete: of a snapshot that passed it holds the reference. The lists are those that reg-cli makes
    /// of such folders: an image without an expected one is new, one without an actual one is deleted. A snapshot
    /// without images, such as a hash, is in no list. Throws if something is at `path`, and then writes nothing.
    ///
    /// - Parameter snapshots: The snapshot folder with the references.
    public func writeComparison(to path: String, snapshots: String) throws {
        var tree = try OutputTree(path)
        var comparison = Comparison()
        for result in results where isInside(result.file) {
            let images = try ComparedImages(result, reference: "\(snapshots)/\(result.file)")
            for (folder, bytes) in images.files { try tree.write(bytes, to: "\(folder)/\(result.file)") }
            comparison.add(images, result)
        }
        try tree.write(Array(comparison.output.indented().utf8), to: "reg.json")
        try tree.commit()
    }

    /// True if a path, which may be from a file of results, stays in its folder.
    private func isInside(_ file: String) -> Bool {
        !file.hasPrefix("/") && !file.split(separator: "/").contains("..")
    }
}

/// The images of a result as PNG files.
private struct ComparedImages {
    var actual: [UInt8]?
    var expected: [UInt8]?
    var difference: [UInt8]?

    init(_ result: SnapshotResult, reference: String) throws {
        expected = Self.image(reference)
        if let strip = result.images.first(where: \.isStrip) {
            let image = try PNGFile.read(strip.path)
            expected = try expected ?? Difference.part(0, ofStrip: image).map { try PNG.encode($0) }
            difference = try Difference.part(1, ofStrip: image).map { try PNG.encode($0) }
            actual = try Difference.part(2, ofStrip: image).map { try PNG.encode($0) }
        } else if let image = result.images.first {
            actual = Self.image(image.path)
            // A reference that cannot be read is not an image that other programs can compare.
            if result.status == .unreadable { expected = nil }
        } else if result.hasReferencePixels {
            actual = expected
        }
    }

    /// The files by folder.
    var files: [(folder: String, bytes: [UInt8])] {
        [("actual", actual), ("expected", expected), ("diff", difference)].compactMap { folder, bytes in
            bytes.map { (folder, $0) }
        }
    }

    /// Returns the bytes of a PNG file; nil if there is none.
    private static func image(_ path: String) -> [UInt8]? {
        guard let bytes = try? InputFile.read(path, limit: PNGFile.sizeLimit, isRegular: true),
            bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
        else { return nil }
        return bytes
    }
}

extension SnapshotResult {
    /// True if the screen has the pixels of its reference, or is accepted in their place.
    fileprivate var hasReferencePixels: Bool {
        switch status {
        case .manifestDisagrees, .otherFonts, .looseTolerance: true
        default: isSame
        }
    }
}

/// The lists of `reg.json`.
private struct Comparison {
    private var failed: [String] = []
    private var new: [String] = []
    private var deleted: [String] = []
    private var passed: [String] = []
    private var differences: [String] = []

    mutating func add(_ images: ComparedImages, _ result: SnapshotResult) {
        switch (images.actual != nil, images.expected != nil) {
        case (true, true) where images.difference == nil: passed.append(result.file)
        case (true, true): failed.append(result.file)
        case (true, false): new.append(result.file)
        case (false, true): deleted.append(result.file)
        case (false, false): return
        }
        if images.difference != nil { differences.append(result.file) }
    }

    var output: JSONOutput {
        func list(_ files: [String]) -> JSONOutput { .array(files.sorted().map(JSONOutput.string)) }
        return .object([
            ("failedItems", list(failed)), ("newItems", list(new)), ("deletedItems", list(deleted)),
            ("passedItems", list(passed)), ("expectedItems", list(failed + deleted + passed)),
            ("actualItems", list(failed + new + passed)), ("diffItems", list(differences)),
            ("actualDir", .string("actual")), ("expectedDir", .string("expected")), ("diffDir", .string("diff")),
        ])
    }
}
