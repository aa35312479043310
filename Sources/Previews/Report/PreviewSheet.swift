public import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import FramewrightViews

/// The contact sheet of a report: the images of each preview beside each other, below its name, place and grade.
@MainActor
public struct PreviewSheet {
    /// The number of previews on a page.
    private static let pageLength = 24
    /// The largest image file that is shown, in bytes.
    private static let largestFile = 64 << 20

    private let report: PreviewReport
    private let renderer: Renderer

    /// Creates the sheet of a report.
    public init(_ report: PreviewReport, renderer: Renderer = Renderer()) {
        (self.report, self.renderer) = (report, renderer)
    }

    /// Writes the sheet to a PNG file, or if it takes several pages with `-1`, `-2` before the file extension. Returns
    /// the paths.
    public func write(to path: String) throws -> [String] {
        let pages = stride(from: 0, to: report.previews.count, by: Self.pageLength).map {
            report.previews[$0..<min($0 + Self.pageLength, report.previews.count)]
        }
        return try pages.enumerated().map { number, previews in
            let dot = path.lastIndex(of: ".") ?? path.endIndex
            let name = pages.count == 1 ? path : "\(path[..<dot])-\(number + 1)\(path[dot...])"
            _ = try Folder.create(for: name)
            try PNGFile.write(try image(of: Array(previews)), to: name)
            return name
        }
    }

    private func image(of previews: [PreviewReport.Preview]) throws -> Bitmap {
        let page = PreviewSheetPage(
            entries: previews.map { preview in
                PreviewSheetPage.Entry(preview: preview, images: preview.pictures.map { image(at: $0.image) })
            })
        let width = page.width
        let tall = try Viewport(size: Size(width: width, height: 1_000))
        let first = try renderer.layout(page, in: tall, theme: .documented)
        let frame = first.tree.nodes.first { $0.payload.identifier == PreviewSheetPage.identifier }?.frame
        guard let frame else { preconditionFailure("the page has its identifier") }
        let size = Size(width: width, height: frame.height.rounded(.up))
        return try renderer.paint(
            try renderer.layout(page, in: try Viewport(size: size, scale: 2), theme: .documented))
    }

    /// Returns an image that was drawn before; nil if it failed or is no longer there.
    private func image(at path: String?) -> Bitmap? {
        guard let path, let bytes = try? InputFile.read(path, limit: Self.largestFile) else { return nil }
        return try? PNG.decode(bytes)
    }
}
