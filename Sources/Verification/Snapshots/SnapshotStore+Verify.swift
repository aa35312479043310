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
    /// Other pixels from another version of the renderer, which may mean them.
    case otherRenderer(String, Difference, strip: String?)
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
        } catch let error as FileError {
            return .unreadable(error.message)
        } catch let error as CodecError {
            return .unreadable(error.message)
        }
        let difference = Difference(expected: expected, actual: actual)
        let fonts = try entry.changedFonts(renderer.fonts)
        guard difference.isEmpty else {
            let strip = try leaveStrip(expected, actual, at: "\(failures)/\(request.file)")
            guard fonts.isEmpty else { return .otherFonts(fonts) }
            return entry.renderer == Renderer.version
                ? .different(difference, strip: strip) : .otherRenderer(entry.renderer, difference, strip: strip)
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
