import FramewrightDocuments

/// Compiles source files, draws their previews and makes the report.
public struct PreviewMaker: Sendable {
    /// The kit.
    public let kit: PreviewKit
    /// The name of the device.
    public var device = "iphone-15"
    /// Whether previews are drawn in the dark appearance.
    public var isDark = false

    /// Creates a maker.
    public init(kit: PreviewKit) { self.kit = kit }

    /// Draws all previews of files into `0.png`, `1.png` and so on in a folder.
    ///
    /// - Parameter onDrawn: Called with each preview when it has been drawn or has failed.
    public func report(
        on files: [String], into folder: String, onDrawn: (PreviewReport.Preview) -> Void = { _ in }
    ) throws(PreviewError) -> PreviewReport {
        for file in files { try Self.check(file) }
        let work = "\(OutputFile.place(of: folder) ?? folder)/build"
        let resources = PreviewResources.paths(beside: files)
        let compiled: PreviewCompiler.Compiled
        do {
            compiled = try PreviewCompiler(kit: kit).compile(
                files, module: "Previewed", into: work, resources: resources)
        } catch .nothingCompiles(let leftOut) {
            return PreviewReport(previews: [], leftOut: leftOut.map(\.explained), sourceRemarks: [])
        }
        let index = SourceIndex(
            files.filter { file in !compiled.leftOut.contains { $0.file == file } }, copies: compiled.copies)
        let bundle = try PreviewBundle(
            kit: kit, data: PreviewResources.data(beside: files), in: "\(work)/bundle")
        let run = PreviewRun(kit: bundle.kit, library: compiled.library, resources: resources)
        var previews: [PreviewReport.Preview] = []
        for (number, listed) in try run.list().enumerated() {
            let outcome = try run.draw(listed, on: device, isDark: isDark, to: "\(folder)/\(number).png")
            let preview = index.preview(listed, outcome)
            previews.append(preview)
            onDrawn(preview)
        }
        return PreviewReport(
            previews: previews, leftOut: compiled.leftOut.map(\.explained),
            sourceRemarks: index.remarks() + compiled.remarks.map(PreviewRemark.init(onAssets:)))
    }

    private static func check(_ file: String) throws(PreviewError) {
        if let refusal = InputFile.refusal(of: file) { throw .file(refusal.message) }
        do {
            _ = try InputFile.read(file, limit: SourceIndex.largestFile)
        } catch { throw .file(error.message) }
    }
}

extension SourceIndex {
    /// Returns a preview with its place, grade and remarks.
    func preview(_ listed: PreviewRun.Listed, _ outcome: PreviewRun.Outcome) -> PreviewReport.Preview {
        let place = place(of: listed)
        let name = name(of: listed, at: place)
        // A preview that is not found may use anything.
        let reach = place.map(reach) ?? places
        let (file, line) = (place.map { files[$0.file].path }, place.map { files[$0.file].units[$0.unit].line })
        let remarks = remarks(in: reach)
        switch outcome {
        case .failed(let reason):
            return PreviewReport.Preview(
                name: name, file: file, line: line, image: nil, failure: reason, grade: nil,
                sourceRemarks: remarks, drawingRemarks: [], findings: [])
        case .drawn(let path, let texts, let findings):
            let drawn = texts.map { placed($0, near: reach) }.filter { drawn in
                // Already reported for the source.
                drawn.line == nil || !remarks.contains { $0.file == drawn.file && $0.line == drawn.line }
            }
            let grade = drawn.reduce(grade(of: reach)) { $0.lowered(to: $1.grade) }
            return PreviewReport.Preview(
                name: name, file: file, line: line, image: path, failure: nil, grade: grade,
                sourceRemarks: remarks, drawingRemarks: drawn, findings: findings)
        }
    }

    private func place(of listed: PreviewRun.Listed) -> Place? {
        if let provider = listed.provider { return type(provider) }
        guard let (file, line) = listed.location else { return nil }
        return preview(inFile: file, line: line)
    }

    /// Returns the name of a preview; of one without a name of its author, its place in the given file.
    private func name(of listed: PreviewRun.Listed, at place: Place?) -> String {
        guard let place, let (file, line) = listed.location, listed.name == "\(file):\(line)" else {
            return listed.name
        }
        return "\(Self.name(of: files[place.file].path)):\(files[place.file].units[place.unit].line)"
    }
}

extension PreviewRun.Listed {
    /// The name and the line of the compiled file of a `#Preview`; nil for one of a preview provider.
    fileprivate var location: (file: String, line: Int)? {
        let parts = source?.split(separator: "/").last?.split(separator: ":") ?? []
        guard parts.count == 2, let line = Int(parts[1]) else { return nil }
        return (String(parts[0]), line)
    }
}

extension LeftOutFile {
    /// The file with the reason why a name in the error is absent, if the coverage table has it.
    var explained: LeftOutFile {
        let names = reason.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset.isMultiple(of: 2) ? nil : String($0.element) }
        guard let absence = names.lazy.compactMap(CoverageTable.shipped.reasonForAbsence).first else { return self }
        return LeftOutFile(
            file: file, line: line, reason: "\(reason) (\(absence))", missingDependency: missingDependency)
    }
}
