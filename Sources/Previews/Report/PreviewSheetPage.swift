import Framewright
import FramewrightDrawing
import FramewrightVerification
import FramewrightViews

/// A page of the contact sheet.
struct PreviewSheetPage: View {
    /// A preview with its images, in the order of its pictures; nil for those that failed.
    struct Entry {
        let preview: PreviewReport.Preview
        let images: [Bitmap?]
    }

    /// Identifies the page's frame in the layout.
    static let identifier = "preview-sheet"
    /// The pixels of the page per point.
    static let scale = 2.0
    /// The size in which an image is fitted, in points.
    private static let box = Size(width: 240, height: 400)
    private static let spacing = 16.0
    private static let padding = 24.0
    private static let paper = SRGBColor(red8: 0xE7, green8: 0xE8, blue8: 0xEC)
    private static let card = SRGBColor(red8: 0xF7, green8: 0xF7, blue8: 0xF9)
    private static let ink = SRGBColor(red8: 0x1C, green8: 0x1D, blue8: 0x22)
    private static let secondaryInk = SRGBColor(red8: 0x55, green8: 0x58, blue8: 0x63)
    private static let error = SRGBColor(red8: 0xB3, green8: 0x1B, blue8: 0x25)

    let entries: [Entry]

    /// The number of previews beside each other: more if each has few images.
    private var columns: Int {
        let images = entries.map(\.images.count).max() ?? 1
        return max(1, min(entries.count, 6 / max(1, images)))
    }

    /// The number of images beside each other in a card; further ones are in a row below.
    private var imageColumns: Int { min(6, entries.map(\.images.count).max() ?? 1) }

    private var cardWidth: Double {
        Double(imageColumns) * Self.box.width + Double(imageColumns + 1) * Self.spacing
    }

    /// The width of the page in points.
    var width: Double {
        Double(columns) * cardWidth + Double(columns - 1) * Self.spacing + 2 * Self.padding
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Self.spacing) {
            ForEach(Array(stride(from: 0, to: entries.count, by: columns)), id: \.self) { start in
                HStack(alignment: .top, spacing: Self.spacing) {
                    ForEach(Array(start..<min(start + columns, entries.count)), id: \.self) { card(entries[$0]) }
                }
            }
        }
        .padding(Self.padding)
        .frame(width: width, alignment: .leading)
        .fixedSize()
        .accessibilityIdentifier(Self.identifier)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(Self.paper)
    }

    private func card(_ entry: Entry) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            heading(of: entry.preview)
            ForEach(Array(stride(from: 0, to: entry.images.count, by: imageColumns)), id: \.self) { start in
                HStack(alignment: .top, spacing: Self.spacing) {
                    ForEach(Array(start..<min(start + imageColumns, entry.images.count)), id: \.self) { index in
                        picture(entry.preview.pictures[index], entry.images[index])
                    }
                }
            }
        }
        .padding(Self.spacing)
        .frame(width: cardWidth, alignment: .leading)
        .background(Self.card, in: RoundedRectangle(cornerRadius: 12))
    }

    private func heading(of preview: PreviewReport.Preview) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(preview.name).font(.system(size: 17, weight: .semibold)).foregroundStyle(Self.ink).lineLimit(1)
            Text(details(of: preview)).font(.system(size: 12)).foregroundStyle(Self.secondaryInk).lineLimit(1)
                .truncationMode(.middle)
        }
    }

    private func details(of preview: PreviewReport.Preview) -> String {
        let place = preview.file.map { file in "\(file)\(preview.line.map { ":\($0)" } ?? "")" }
        let findings = preview.pictures.map(\.findings.count).max() ?? 0
        let problems = findings == 0 ? nil : "\(findings) lint"
        return [place, preview.grade?.rawValue ?? "failed", problems].compactMap(\.self).joined(separator: "  ·  ")
    }

    private func picture(_ picture: PreviewReport.Picture, _ image: Bitmap?) -> some View {
        VStack(spacing: 6) {
            ZStack {
                if let image {
                    Image(bitmap: image).resizable().frame(
                        width: Double(image.width) / Self.scale, height: Double(image.height) / Self.scale
                    )
                    .border(Self.ink.opacity(0.15), width: 0.5)
                } else {
                    Text(picture.failure ?? "no image").font(.system(size: 12)).foregroundStyle(Self.error)
                        .multilineTextAlignment(.center).padding(12)
                        .frame(width: Self.box.width, height: 120)
                        .border(Self.error.opacity(0.4), width: 0.5)
                }
            }
            Text(picture.conditions.label).font(.system(size: 11)).foregroundStyle(Self.secondaryInk).lineLimit(2)
                .multilineTextAlignment(.center)
        }
        .frame(width: Self.box.width)
    }

    /// Returns the size of an image in points, in whole pixels of the page: its own for images of 3 pixels a point, if
    /// that fits.
    static func fitted(_ image: Bitmap) -> Size {
        let factor = min(box.width / Double(image.width), box.height / Double(image.height), 1.0 / 3)
        func side(_ pixels: Int) -> Double { max(1, (Double(pixels) * factor * scale).rounded()) / scale }
        return Size(width: side(image.width), height: side(image.height))
    }
}
