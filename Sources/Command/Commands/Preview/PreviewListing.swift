import FramewrightDocuments
import FramewrightPreviews
import FramewrightVerification
import Glibc

/// Prints previews and their report.
struct PreviewListing {
    /// Whether the views of each image are printed as indented text.
    private let hasOutlines: Bool
    private var printed: Set<PreviewRemark> = []

    init(hasOutlines: Bool) { self.hasOutlines = hasOutlines }

    /// Prints a preview with the findings and remarks of its images, each once.
    mutating func print(_ preview: PreviewReport.Preview) throws {
        var lines: Set<String> = []
        for picture in preview.pictures {
            if let image = picture.image {
                try write("drawn     \(preview.name)  \(image)  \(preview.grade?.rawValue ?? "")")
                if hasOutlines, let outline = picture.outline { try Console.print(outline) }
            }
            if let failure = picture.failure, lines.insert(failure).inserted {
                let place = preview.file.map { "\($0):\(preview.line ?? 1): " } ?? ""
                try write("failed    \(preview.name)  \(place)\(failure)")
            }
        }
        for finding in preview.pictures.flatMap(\.findingLines) where lines.insert(finding).inserted {
            try write("lint      \(preview.name)  \(finding)")
        }
        for remark in preview.pictures.flatMap(\.remarks) where printed.insert(remark).inserted {
            try write(remark.file == nil ? "remark    \(preview.name)  \(remark.text)" : "\(remark)")
        }
    }

    /// Prints the rest of a report whose previews have been printed.
    func print(_ report: PreviewReport, isStrict: Bool) throws {
        for remark in report.sourceRemarks { try write("\(remark)") }
        for file in report.leftOut {
            try write("left out  \(file.file)\(file.line > 0 ? ":\(file.line)" : "")  \(file.explanation)")
        }
        for file in report.unused { try write("unused    \(file.file)  \(file.explanation)") }
        let count = report.strictErrors.count
        if isStrict, count > 0 { try write("strict    \(counted(count, "remark")) of stand-ins") }
    }

    private func write(_ line: String) throws { try Console.print(line.printable()) }
}

extension PreviewReport {
    /// The report as JSON.
    ///
    /// - Parameters:
    ///   - sheets: The paths of the contact sheet's pages.
    ///   - hasOutlines: Whether the views of each image are in it as indented text.
    func output(sheets: [String], hasOutlines: Bool) -> JSONOutput {
        .object([
            ("previews", .array(previews.map { $0.output(hasOutlines: hasOutlines) })),
            ("sheets", .array(sheets.map(JSONOutput.string))),
            (
                "leftOut",
                .array(
                    leftOut.map {
                        .object([
                            ("file", .string($0.file)), ("line", .int($0.line)), ("reason", .string($0.explanation)),
                        ])
                    })
            ),
            (
                "unused",
                .array(
                    unused.map {
                        .object([("file", .string($0.file)), ("reason", .string($0.explanation))])
                    })
            ),
            ("remarks", .array(sourceRemarks.map(\.output))),
            ("strictErrors", .int(strictErrors.count)),
        ])
    }
}

extension PreviewReport.Preview {
    fileprivate func output(hasOutlines: Bool) -> JSONOutput {
        .object([
            ("name", .string(name)), ("identifier", .string(identifier)), ("file", .optional(file)),
            ("line", line.map(JSONOutput.int) ?? .null), ("grade", .optional(grade?.rawValue)),
            (
                "images",
                .array(
                    pictures.map { picture in
                        let outline = hasOutlines ? picture.outline : nil
                        return .object(
                            [
                                ("conditions", .string(picture.conditions.label)), ("image", .optional(picture.image)),
                                ("failure", .optional(picture.failure)),
                                ("remarks", .array(picture.remarks.map(\.output))),
                                ("findings", .array(picture.findings.map(\.output))),
                            ] + (outline.map { [("outline", .string($0))] } ?? []))
                    })
            ),
            ("remarks", .array(sourceRemarks.map(\.output))),
        ])
    }
}

extension PreviewRemark {
    fileprivate var output: JSONOutput {
        .object([
            ("file", .optional(file)), ("line", line.map(JSONOutput.int) ?? .null), ("grade", .string(grade.rawValue)),
            ("text", .string(message)),
        ])
    }
}
