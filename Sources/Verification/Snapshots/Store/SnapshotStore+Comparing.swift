import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

extension SnapshotStore {
    /// Paints a screen and compares it with its reference: exactly, then outside masked views, then by its tolerance.
    ///
    /// - Parameter keepsImages: If true, a folder of hashes stores matching images for `regeneratedImage(_:)`.
    func compare(_ recording: Recording, failures: String, keepsImages: Bool) throws -> SnapshotOutcome {
        let layout = recording.layout
        for mask in recording.entry?.masks ?? [] where layout.frames(of: mask.view).isEmpty {
            return .maskedViewGone(mask.view)
        }
        let actual = try renderer.paint(layout)
        guard let entry = recording.entry else {
            return .missing(image: writeFailure(actual, at: "\(failures)/\(recording.request.file)"))
        }
        let mask = ImageMask(entry.masks, on: layout)
        if let tolerance = entry.tolerance, settings.rules.declares(tolerance),
            let mutant = try mutant(of: layout, bitmap: actual, passing: tolerance, mask: mask, file: entry.file)
        {
            return .looseTolerance(tolerance, accepts: mutant)
        }
        return switch settings.references {
        case .images: try compareImage(actual, mask: mask, with: recording, entry: entry, failures: failures)
        case .hashes, .animations:
            try compareHash(
                of: mask.covering(actual), with: recording, entry, failures: failures, keepsImage: keepsImages)
        }
    }

    private func compareImage(
        _ actual: Bitmap, mask: ImageMask, with recording: Recording, entry: SnapshotManifest.Entry,
        failures: String
    ) throws -> SnapshotOutcome {
        let expected: Bitmap
        switch try readImage(entry.file, expected: actual.size) {
        case .image(let image): expected = image
        case .missing: return .missing(image: writeFailure(actual, at: "\(failures)/\(entry.file)"))
        case .unreadable(let reason):
            return .unreadable(reason, image: writeFailure(actual, at: "\(failures)/\(entry.file)"))
        }
        let isSame = Difference(expected: expected, actual: actual).isEmpty
        let sides = (expected: mask.covering(expected), actual: mask.covering(actual))
        let difference = Difference(expected: sides.expected, actual: sides.actual)
        guard try otherFonts(entry).isEmpty else {
            if !difference.isEmpty {
                _ = writeFailureStrip(sides.expected, sides.actual, at: "\(failures)/\(entry.file)")
            }
            return .otherFonts(try environmentChanges(entry, recording.request))
        }
        if difference.isEmpty {
            guard expected.contentHash == entry.pixels else { return .manifestDisagrees }
            return isSame ? .same : .sameOutside(mask.views)
        }
        if let tolerance = entry.tolerance, settings.rules.declares(tolerance) {
            let verdict = ToleranceVerdict(tolerance.measure, expected: sides.expected, actual: sides.actual)
            if verdict.isWithin { return .within(tolerance, verdict) }
        }
        let areas = Difference.areas(expected: sides.expected, actual: sides.actual)
        var changes = try environmentChanges(entry, recording.request)
        changes.isImageEdited = expected.contentHash != entry.pixels
        if entry.tokens == nil || changes.theme != nil {
            changes.tokens = recording.layout.changedTokens(
                from: sides.expected, to: sides.actual, outside: mask,
                background: try theme(of: recording.request.screen).paint("color.background")?.token, by: renderer)
        }
        return .different(
            difference, recording.layout.owners(of: areas),
            strip: writeFailureStrip(sides.expected, sides.actual, at: "\(failures)/\(entry.file)"), changes)
    }

    private func compareHash(
        of actual: Bitmap, with recording: Recording, _ entry: SnapshotManifest.Entry, failures: String,
        keepsImage: Bool
    ) throws -> SnapshotOutcome {
        let changes = try environmentChanges(entry, recording.request)
        guard changes.fonts.isEmpty else { return .otherFonts(changes) }
        guard actual.contentHash != entry.pixels else {
            if keepsImage { try regenerate(actual, entry) }
            return .same
        }
        let path = "\(failures)/\(entry.file)"
        if let expected = regeneratedImage(entry, of: actual.size) {
            let areas = Difference.areas(expected: expected, actual: actual)
            return .different(
                Difference(expected: expected, actual: actual), recording.layout.owners(of: areas),
                strip: writeFailureStrip(expected, actual, at: path), changes)
        }
        return .otherHash(image: writeFailure(actual, at: path), changes)
    }

    /// A recorded image, or the reason why it is unavailable.
    enum RecordedImage {
        case image(Bitmap)
        case missing
        case unreadable(String)
    }

    /// Reads a reference image.
    ///
    /// - Parameter expected: The size of the painted image.
    func readImage(_ file: String, expected: PixelSize) throws -> RecordedImage {
        do {
            return .image(try PNGFile.read("\(folder)/\(file)", isRegular: true, expected: expected))
        } catch FileError.missing {
            return .missing
        } catch let error as FileError {
            return .unreadable(error.message)
        } catch let error as CodecError {
            return .unreadable("\(error.message): \(error.hint)")
        }
    }

    private func writeFailureStrip(_ expected: Bitmap, _ actual: Bitmap, at path: String) -> String? {
        guard let strip = Difference.strip(expected: expected, actual: actual) else { return nil }
        return writeFailure(strip, at: path)
    }

    /// Writes an image of a failure and returns its path. Returns nil if it could not be written, because the verdict
    /// matters more than its image.
    func writeFailure(_ image: Bitmap, at path: String) -> String? {
        (try? OutputFile.writeRegular(PNG.encode(image), to: path)).map { path }
    }
}
