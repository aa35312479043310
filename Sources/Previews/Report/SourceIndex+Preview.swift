import FramewrightVerification

/// The images of a preview before the source is asked for remarks.
struct DrawnPreview {
    let listed: PreviewRun.Listed
    let outcomes: [(conditions: PreviewConditions, outcome: PreviewRun.Outcome)]
}

extension SourceIndex {
    /// Returns a preview with its place, grade and remarks.
    func preview(_ drawn: DrawnPreview, identifier: String) -> PreviewReport.Preview {
        let place = place(of: drawn.listed)
        // A preview that is not found may use anything.
        let reach = place.map(reach) ?? places
        let remarks = remarks(in: reach)
        let pictures = drawn.outcomes.map { picture($0.outcome, in: $0.conditions, near: reach, apartFrom: remarks) }
        let grade = pictures.flatMap(\.remarks).reduce(grade(of: reach)) { $0.lowered(to: $1.grade) }
        return PreviewReport.Preview(
            name: name(of: drawn.listed), identifier: identifier, file: place.map { files[$0.file].path },
            line: place.map { files[$0.file].units[$0.unit].line },
            grade: pictures.contains { $0.failure != nil } ? nil : grade, pictures: pictures, sourceRemarks: remarks)
    }

    /// Returns the remarks on stand-ins that a preview may use, and on those that were drawn, each once.
    ///
    /// - Parameter remarks: The remarks that were made while the preview was drawn.
    func standIns(of listed: PreviewRun.Listed, drawn remarks: [String]) -> [PreviewRemark] {
        let reach = place(of: listed).map(reach) ?? places
        let known = self.remarks(in: reach).filter { $0.grade == .standIn }
        let drawn = remarks.map { placed($0, near: reach) }
        return (known + drawn.filter { !$0.isAbout(known) }).withoutDuplicates
    }

    private func picture(
        _ outcome: PreviewRun.Outcome, in conditions: PreviewConditions, near reach: Set<Place>,
        apartFrom remarks: [PreviewRemark]
    ) -> PreviewReport.Picture {
        switch outcome {
        case .failed(let reason):
            return PreviewReport.Picture(
                conditions: conditions, image: nil, failure: reason, remarks: [], findings: [])
        case .drawn(let image):
            let drawn = image.remarks.map { placed($0, near: reach) }.filter { !$0.isAbout(remarks) }
            return PreviewReport.Picture(
                conditions: conditions, image: image.path, failure: nil, remarks: drawn, findings: image.findings,
                outline: image.outline)
        }
    }

    /// Returns whether a preview was made for a view that has none.
    func isGenerated(_ listed: PreviewRun.Listed) -> Bool {
        listed.location?.file.hasPrefix(PreviewCompiler.viewPrefix) ?? false
    }

    /// Returns the declaration of a preview; nil if it is not found.
    func place(of listed: PreviewRun.Listed) -> Place? {
        if let provider = listed.provider { return type(provider) }
        if isGenerated(listed) { return type(listed.name) }
        guard let (file, line) = listed.location else { return nil }
        return preview(inFile: file, line: line)
    }

    /// Returns the name of a preview; of one without a name of its author, its place in the given file.
    func name(of listed: PreviewRun.Listed) -> String {
        guard let place = place(of: listed), listed.isUnnamed else { return listed.name }
        return "\(Self.name(of: files[place.file].path)):\(files[place.file].units[place.unit].line)"
    }

    /// Returns the names of previews in those of files: the file and the preview's name, or for one without a name the
    /// first view in it.
    func identifiers(of previews: [PreviewRun.Listed]) -> [PreviewIdentifier] {
        previews.map { listed in
            let place = place(of: listed)
            let file = place.map { Self.name(of: files[$0.file].path) } ?? listed.location?.file ?? ""
            let name = listed.isUnnamed ? place.flatMap(firstView) ?? "Preview" : listed.name
            return PreviewIdentifier(file: file, name: name)
        }.numbered
    }

    /// Returns the first name with a capital letter in the body of a `#Preview`.
    private func firstView(in place: Place) -> String? {
        let file = files[place.file]
        let tokens = file.source.tokens[file.units[place.unit].range]
        return tokens.drop { $0.text != "{" }.first { $0.isWord && $0.text.first?.isUppercase == true }?.text
    }
}

extension PreviewRun.Listed {
    /// The name and the line of the compiled file of a `#Preview`; nil for one of a preview provider.
    var location: (file: String, line: Int)? {
        let parts = source?.split(separator: "/").last?.split(separator: ":") ?? []
        guard parts.count == 2, let line = Int(parts[1]) else { return nil }
        return (String(parts[0]), line)
    }

    /// Whether its author gave it no name.
    var isUnnamed: Bool { location.map { name == "\($0.file):\($0.line)" } ?? false }
}

extension PreviewRemark {
    /// Whether a line of the source that the remark is about has been reported.
    fileprivate func isAbout(_ reported: [PreviewRemark]) -> Bool {
        line != nil && reported.contains { $0.file == file && $0.line == line }
    }
}
