import Framewright
import FramewrightDocuments
import FramewrightVerification

extension PreviewRun {
    static let largestFile = 256 << 20
    private static let largestCount = 10_000

    /// Draws a preview into a PNG file, or exports it as an animation.
    func draw(
        _ preview: Listed, in conditions: PreviewConditions, to path: String, animation: DrawRequest.Animation? = nil
    ) throws(PreviewError) -> Outcome {
        if let failure = preview.failure { return .failed(failure) }
        let folder = try cache.makeRunFolder()
        defer { PreviewCache.remove(folder) }
        let name = path.split(separator: "/").last.map(String.init) ?? "image"
        let request = DrawRequest(
            place: preview.place, conditions: conditions, output: "\(folder)/output/\(name)", animation: animation,
            resources: resources)
        do { _ = try Folder.create(for: request.output) } catch { throw .file(error.message) }
        let result = try run(["draw"] + request.arguments, in: folder)
        guard result.status == 0, let document = Self.document(in: result.result) else {
            return .failed(reason(of: result, in: folder))
        }
        let files = OutputFiles(named: name, format: animation?.format)
        if let failure = try Self.take(files, from: "\(folder)/output", to: Folder.prefix(of: path)) {
            return .failed(failure)
        }
        return .drawn(
            DrawnImage(
                path: path, remarks: Self.remarks(in: document), findings: Self.findings(in: document),
                outline: document.root["outline"]?.string ?? ""))
    }

    /// The result of comparing a preview with its reference, or of drawing it to be recorded.
    struct SnapshotResponse: Sendable {
        /// The result as JSON.
        let document: JSONDocument
        /// The image of a difference, or to record; nil if there is none.
        let image: [UInt8]?
    }

    /// Compares a preview with its reference, or draws it to be recorded. Returns the reason if it cannot be drawn.
    func draw(
        _ preview: Listed, in conditions: PreviewConditions, for snapshot: PreviewSnapshotRequest
    ) throws(PreviewError) -> Result<SnapshotResponse, DrawingFailure> {
        let request = DrawRequest(
            place: preview.place, conditions: conditions, output: "", animation: nil, resources: resources,
            snapshot: snapshot)
        return try draw(preview, by: request) { document, image in
            // Read without following links, which the code of the preview may have made.
            let bytes = try? InputFile.read(image, limit: Self.largestFile, isRegular: true)
            return .success(SnapshotResponse(document: document, image: bytes))
        }
    }

    /// Runs a request in a folder of its own. Returns the reason if the preview cannot be drawn.
    ///
    /// - Parameter read: Reads the result, and the image, whose path it gets, before the folder is removed.
    func draw<Response>(
        _ preview: Listed, by request: DrawRequest,
        read: (JSONDocument, _ image: String) -> Result<Response, DrawingFailure>
    ) throws(PreviewError) -> Result<Response, DrawingFailure> {
        if let failure = preview.failure { return .failure(DrawingFailure(reason: failure)) }
        let folder = try cache.makeRunFolder()
        defer { PreviewCache.remove(folder) }
        var request = request
        request.output = "\(folder)/output/image.png"
        do { _ = try Folder.create(for: request.output) } catch { throw .file(error.message) }
        let result = try run(["draw"] + request.arguments, in: folder)
        guard result.status == 0, let document = Self.document(in: result.result) else {
            return .failure(DrawingFailure(reason: reason(of: result, in: folder)))
        }
        return read(document, request.output)
    }

    /// Copies the files of an image or animation into another folder. Returns the reason if that fails because of the
    /// code of the preview.
    ///
    /// The files are read without following links, which that code may have made.
    private static func take(
        _ files: OutputFiles, from folder: String, to other: String
    ) throws(PreviewError) -> String? {
        guard let all = try? Folder.files(in: folder, limit: largestCount) else { return "it wrote too many files" }
        let names = all.filter(files.contains)
        guard !names.isEmpty else { return "its image was removed" }
        for name in names {
            let path = "\(folder)/\(name)"
            guard let bytes = try? InputFile.read(path, limit: largestFile, isRegular: true) else {
                return "its image cannot be read"
            }
            do {
                _ = try Folder.create(for: "\(other)\(name)")
                try OutputFile.write(bytes, to: "\(other)\(name)")
            } catch { throw .file(error.message) }
        }
        return nil
    }

    static func remarks(in document: JSONDocument) -> [String] {
        guard case .array(let remarks)? = document.root["remarks"]?.content else { return [] }
        return remarks.compactMap(\.string)
    }

    static func findings(in document: JSONDocument) -> [Finding] {
        guard case .array(let findings)? = document.root["findings"]?.content else { return [] }
        return findings.compactMap { try? Finding(DocumentNode(document: document, value: $0)) }
    }
}

/// The reason in one line why a preview cannot be drawn.
package struct DrawingFailure: Error {
    package let reason: String
}

/// The names of the files of an image or animation, apart from those that the code of a preview adds.
struct OutputFiles {
    private let name: String
    private let format: ExportFormat?

    /// - Parameter format: The format of an animation; nil for an image.
    init(named name: String, format: ExportFormat?) { (self.name, self.format) = (name, format) }

    func contains(_ file: String) -> Bool {
        switch format {
        case .png: (try? SequenceFiles(name))?.frame(named: file, of: 1_000_000) != nil
        case .sheet: [SheetFiles(name).image, SheetFiles(name).atlas].contains(file)
        default: file == name
        }
    }
}
