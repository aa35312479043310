import FramewrightDocuments
import FramewrightPreviews
import Glibc

/// Prints previews and their report.
struct PreviewListing {
    private var printed: Set<PreviewRemark> = []

    /// Prints a preview with its findings and the remarks made while it was drawn, each remark once.
    mutating func print(_ preview: PreviewReport.Preview) {
        if let image = preview.image, let grade = preview.grade {
            write("drawn     \(preview.name)  \(image)  \(grade.rawValue)")
        }
        if let failure = preview.failure {
            let place = preview.file.map { "\($0):\(preview.line ?? 1): " } ?? ""
            write("failed    \(preview.name)  \(place)\(failure)")
        }
        for finding in preview.findingLines { write("lint      \(preview.name)  \(finding)") }
        for remark in preview.drawingRemarks where printed.insert(remark).inserted {
            write(remark.file == nil ? "remark    \(preview.name)  \(remark.text)" : "\(remark)")
        }
    }

    /// Prints the rest of a report whose previews have been printed.
    func print(_ report: PreviewReport, isStrict: Bool) {
        for remark in report.sourceRemarks { write("\(remark)") }
        for file in report.leftOut { write("left out  \(file.file):\(file.line)  \(file.explanation)") }
        let count = report.strictErrors.count
        if isStrict, count > 0 { write("strict    \(count) \(count == 1 ? "remark" : "remarks") of stand-ins") }
    }

    /// Control characters in names and messages are escaped, so that a preview cannot write lines of its own.
    private func write(_ line: String) {
        Swift.print(line.printable())
        // At once, so that the program's end does not lose it.
        fflush(nil)
    }
}
