import Framewright
import FramewrightCodecs
import FramewrightDocuments

/// How a picture compares with its recording.
public enum SnapshotOutcome: Sendable {
    case same
    /// No recording. A failure: what was never looked at is not verified.
    case missing
    /// Other pixels; `strip` is the path of expected | difference | actual, nil where it would be too large.
    case different(Difference, strip: String?)
    /// The pixels are the recorded ones, but the manifest says something else: one of the two was edited.
    case manifestDisagrees
    /// A font file is not the recorded one; its faces by name.
    case otherFonts([String])
    /// The recording cannot be read.
    case unreadable(String)

    /// True for `same` only.
    public var isSame: Bool { if case .same = self { true } else { false } }
}

extension SnapshotStore {
    /// Renders a picture and compares it with its recording, bit for bit.
    ///
    /// A difference leaves its strip below `failures`.
    @MainActor
    public func verify(_ request: SnapshotRequest, failures: String) throws -> SnapshotOutcome {
        guard let entry = manifest[request.file] else { return .missing }
        let layout = try layout(request)
        let actual = try renderer.paint(layout)
        let expected: Bitmap
        do {
            expected = try PNGFile.read("\(folder)/\(request.file)")
        } catch FileError.missing {
            return .missing
        } catch let error as CodecError {
            return .unreadable(error.message)
        }
        let difference = Difference(expected: expected, actual: actual)
        let fonts = try manifest.changedFonts(in: layout, renderer.fonts)
        guard difference.isEmpty else {
            let strip = try leaveStrip(expected, actual, at: "\(failures)/\(request.file)")
            return fonts.isEmpty ? .different(difference, strip: strip) : .otherFonts(fonts)
        }
        guard fonts.isEmpty else { return .otherFonts(fonts) }
        return actual.contentHash == entry.pixels ? .same : .manifestDisagrees
    }

    private func leaveStrip(_ expected: Bitmap, _ actual: Bitmap, at path: String) throws -> String? {
        guard let strip = Difference.strip(expected: expected, actual: actual) else { return nil }
        try Folder.create(for: path)
        try PNGFile.write(strip, to: path)
        return path
    }
}
