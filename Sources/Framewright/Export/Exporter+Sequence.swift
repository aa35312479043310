import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

extension Exporter {
    /// Writes a PNG file for every frame, repeated ones included, so that file numbers are frame indices.
    func exportSequence(to path: String) throws -> ExportReport {
        let mount = try composition()
        guard path != "-" else { throw ExportError.cannotStream(.png) }
        let files = try SequenceFiles(path)
        let (folder, pattern) = (files.folder, files.pattern)
        var report = ExportReport(path: path, format: .png, size: mount.size)
        let box = FolderBox(try OutputFolder(folder))
        let options = PNG.Options(effort: options.effort, scale: mount.scale)
        try forEachFrame("drawing", finish: { try PNG.encode($0, options) }) { bytes, frame in
            for number in frame.index..<frame.index + frame.count {
                try box.write(bytes, named: pattern.name(number))
                report.bytes += bytes.count
            }
            report.count(frame)
        }
        try box.commit()
        let next = pattern.name(report.frameCount)
        if InputFile.size(of: "\(folder.isEmpty ? "" : folder + "/")\(next)") != nil {
            report.remarks.append("\(next), and perhaps more, is there from an earlier animation")
        }
        return report
    }

    /// Writes a sheet or strip. All its frames are held in memory.
    func exportSheet(to path: String, as format: ExportFormat) throws -> ExportReport {
        let mount = try composition()
        var report = ExportReport(path: path, format: format, size: mount.size)
        var frames: [(Bitmap, AnimationMoment)] = []
        let most = max(1, Self.sheetBytes / (4 * mount.size.area))
        try forEachFrame("drawing", finish: { $0 }) { bitmap, frame in
            frames.append((bitmap, frame))
            report.count(frame)
            let count = format == .strip ? report.frameCount : frames.count
            guard count <= most else {
                throw ExportError.tooLarge(format, frames: most, limit: Self.sheetBytes)
            }
        }
        let bitmap =
            try format == .strip ? strip(frames) : writeSheet(frames, path: path, mount: mount, report: &report)
        if format == .strip { report.bytes = try write(bitmap, to: path, mount) }
        report.size = bitmap.size
        return report
    }

    /// The maximum memory of a sheet's or strip's frames, in bytes.
    private static let sheetBytes = 1 << 30

    private func strip(_ frames: [(bitmap: Bitmap, frame: AnimationMoment)]) throws -> Bitmap {
        let sheet = ContactSheet(
            columns: options.columns, spacing: 8, margin: 8, background: options.background ?? .clear)
        let pictures = frames.flatMap { [Bitmap](repeating: $0.bitmap, count: $0.frame.count) }
        guard let size = pictures.first?.size else { return try sheet.bitmap(pictures) }
        let chosen = options.columns == nil ? sheet.fitting(pictures.count, of: size) : sheet
        guard chosen.size(of: pictures.count, size) != nil else {
            throw ExportError.stripTooLarge(
                columns: chosen.columns ?? pictures.count, fitting: sheet.columns(for: pictures.count, of: size))
        }
        return try chosen.bitmap(pictures)
    }

    /// Writes the image and the atlas, which refers to it by name.
    private func writeSheet(
        _ frames: [(bitmap: Bitmap, frame: AnimationMoment)], path: String, mount: FrameComposition,
        report: inout ExportReport
    ) throws -> Bitmap {
        guard path != "-" else { throw ExportError.cannotStream(.sheet) }
        let files = SheetFiles(path)
        let name = files.name
        guard let pattern = FramePattern("\(name)-%04d") else {
            throw ExportError.invalidOption("'\(path)' has a percent sign", allowed: "name the sheet without one")
        }
        let sheet = try sheet(
            frames.map { SpriteSheet.Sprite(pattern.name($0.frame.index), $0.bitmap, duration: $0.frame.duration) })
        (report.frameCount, report.imageCount) = (sheet.placements.count, Set(sheet.placements.map(\.rect)).count)
        let atlas = Array(sheet.atlas(image: "\(name).png", scale: mount.scale).utf8)
        // The atlas refers to the image, so the image is written first.
        report.bytes = try write(sheet.bitmap, to: files.image, mount) + atlas.count
        try OutputFile.write(atlas, to: files.atlas)
        report.remarks.append("the sheet's image is \(files.image), its atlas \(files.atlas)")
        return sheet.bitmap
    }

    private func sheet(_ sprites: [SpriteSheet.Sprite]) throws -> SpriteSheet {
        do {
            return try SpriteSheet(sprites, SpriteSheet.Options(maximumSide: PixelSize.maximumSide))
        } catch {
            guard case .exceedsFormat = error else { throw error }
            throw ExportError.sheetTooLarge(pictures: sprites.count)
        }
    }

    private func write(_ bitmap: Bitmap, to path: String, _ mount: FrameComposition) throws -> Int {
        let bytes = try PNG.encode(bitmap, PNG.Options(effort: options.effort, scale: mount.scale))
        if path == "-" { try StandardStream.output.write(bytes) } else { try OutputFile.write(bytes, to: path) }
        return bytes.count
    }
}

/// The paths of a frame sequence: `frames/name-%04d.png`, or a folder with files named `frame-0000.png`.
package struct SequenceFiles {
    package let folder: String
    let pattern: FramePattern

    package init(_ path: String) throws(ExportError) {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        if let pattern = FramePattern(name) {
            guard name.lowercased().hasSuffix(".png") else {
                throw .invalidOption(
                    "'\(path)' would hold PNG images", allowed: "a file a frame is a PNG file: end the name in .png")
            }
            (folder, self.pattern) = (String(path.dropLast(name.count)), pattern)
            return
        }
        guard let pattern = FramePattern("frame-%04d.png") else { preconditionFailure("a pattern of ours") }
        (folder, self.pattern) = (path, pattern)
    }

    /// Returns the path of the frame whose file has this name (without folders). Returns nil if none of `count` frames
    /// does.
    package func frame(named name: String, of count: Int) -> String? {
        let digits = name.dropFirst(pattern.prefix.count).dropLast(pattern.suffix.count)
        guard let number = Int(digits), (0..<count).contains(number), pattern.name(number) == name else { return nil }
        return folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}

/// The image and the atlas of a sprite sheet. A path may name either; the other has the same name.
package struct SheetFiles {
    private let stem: String
    package var image: String { "\(stem).png" }
    package var atlas: String { "\(stem).json" }
    /// The file name without folders and file extension.
    var name: String { stem.split(separator: "/").last.map(String.init) ?? "sheet" }

    /// True if the atlas file exists and names this image, as one written by an earlier export.
    package var isEarlierSheet: Bool {
        guard let bytes = try? InputFile.read(atlas, limit: 64 << 20, isRegular: true) else { return false }
        let end = String(decoding: bytes.suffix(4096), as: UTF8.self)
        return end.contains(SpriteSheet.meta(image: "\(name).png"))
    }

    package init(_ path: String) {
        let lower = path.lowercased()
        let hasEnding = lower.hasSuffix(".json") || lower.hasSuffix(".png")
        stem = hasEnding ? String(path[..<(path.lastIndex(of: ".") ?? path.endIndex)]) : path
    }
}

/// A reference to an `OutputFolder`, so that an escaping closure can write to it.
private final class FolderBox {
    private var folder: OutputFolder?

    init(_ folder: consuming OutputFolder) { self.folder = consume folder }

    func write(_ bytes: [UInt8], named name: String) throws(FileError) { try folder?.write(bytes, named: name) }

    func commit() throws(FileError) { try folder.take()?.commit() }
}
