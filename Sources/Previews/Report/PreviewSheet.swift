public import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import FramewrightViews

/// The contact sheet of a report: the images of each preview beside each other, below its name, place and grade.
@MainActor
public struct PreviewSheet {
    /// The largest number of previews on a page, and of images.
    private static let mostPreviews = 24
    private static let mostImages = 360
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
        let images = report.previews.map(\.pictures.count).max() ?? 1
        let length = max(1, min(Self.mostPreviews, Self.mostImages / max(1, images)))
        let pages = stride(from: 0, to: report.previews.count, by: length).map {
            report.previews[$0..<min($0 + length, report.previews.count)]
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
            entries: try previews.map { preview in
                PreviewSheetPage.Entry(preview: preview, images: try preview.pictures.map { try image(at: $0.image) })
            })
        // A renderer keeps the images that it has drawn.
        let renderer = Renderer(fonts: renderer.fonts)
        let width = page.width
        let tall = try Viewport(size: Size(width: width, height: 1_000))
        let first = try renderer.layout(page, in: tall, theme: .documented)
        let frame = first.tree.nodes.first { $0.payload.identifier == PreviewSheetPage.identifier }?.frame
        guard let frame else { preconditionFailure("the page has its identifier") }
        let size = Size(width: width, height: frame.height.rounded(.up))
        return try renderer.paint(
            try renderer.layout(
                page, in: try Viewport(size: size, scale: PreviewSheetPage.scale), theme: .documented))
    }

    /// Returns an image that was drawn before in the size in which it is shown; nil if it failed or is no longer there.
    private func image(at path: String?) throws -> Bitmap? {
        guard let path, let bytes = try? InputFile.read(path, limit: Self.largestFile),
            let image = try? PNG.decode(bytes)
        else { return nil }
        let viewport = try Viewport(size: PreviewSheetPage.fitted(image), scale: PreviewSheetPage.scale)
        let view = Image(bitmap: image).resizable().interpolation(.high)
        let renderer = Renderer(fonts: renderer.fonts)
        return try renderer.paint(try renderer.layout(view, in: viewport, theme: .documented))
    }
}
