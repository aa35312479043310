import Framewright
import FramewrightDrawing
import FramewrightViews

/// The measurements of a sheet, in points.
enum SheetMetrics {
    static let panelPadding = 28.0
    static let panelWidth = 648.0
    static let spacing = 24.0
    static let columns = 6
    static let swatchGap = 12.0
    static let paper = SRGBColor(red8: 0xE7, green8: 0xE8, blue8: 0xEC)
    static let ink = SRGBColor(red8: 0x1C, green8: 0x1D, blue8: 0x22)
    static let secondaryInk = SRGBColor(red8: 0x55, green8: 0x58, blue8: 0x63)

    static var innerWidth: Double { panelWidth - 2 * panelPadding }
    static var swatchWidth: Double { (innerWidth - Double(columns - 1) * swatchGap) / Double(columns) }
}

/// A screen painted at a small scale.
struct Thumbnail: Sendable {
    let image: Bitmap
    /// The size in points.
    let size: Size
    let label: String
}

/// A theme in one context: its colours and screens on its own background.
struct SheetPanel: View {
    let look: ThemeLook
    let groups: [SwatchGroup]
    let rows: [[Thumbnail]]
    /// The scale of the thumbnails, in pixels per point.
    let scale: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 22) {
            // Fixes the height so that a title of several lines does not compress the labels of the swatches.
            Text(look.title).font(.system(size: 22, weight: .semibold)).foregroundStyle(look.ink)
                .fixedSize(horizontal: false, vertical: true)
            ForEach(Array(groups.indices), id: \.self) { group($0).fixedSize(horizontal: false, vertical: true) }
            if !rows.isEmpty { heading("screens") }
            ForEach(Array(rows.indices), id: \.self) { row(rows[$0]) }
        }
        .padding(SheetMetrics.panelPadding)
        .frame(width: SheetMetrics.panelWidth, alignment: .leading)
        .background(look.background, in: RoundedRectangle(cornerRadius: 20))
    }

    private func heading(_ text: String) -> some View {
        Text(text).font(.system(size: 12, weight: .semibold)).foregroundStyle(look.secondaryInk)
    }

    private func group(_ index: Int) -> some View {
        let swatches = groups[index].swatches
        let starts = Array(stride(from: 0, to: swatches.count, by: SheetMetrics.columns))
        return VStack(alignment: .leading, spacing: SheetMetrics.swatchGap) {
            heading(groups[index].title)
            ForEach(starts, id: \.self) { start in
                HStack(alignment: .top, spacing: SheetMetrics.swatchGap) {
                    ForEach(Array(start..<min(start + SheetMetrics.columns, swatches.count)), id: \.self) { place in
                        SwatchView(swatch: swatches[place], look: look)
                    }
                }
            }
        }
    }

    private func row(_ thumbnails: [Thumbnail]) -> some View {
        HStack(alignment: .top, spacing: SheetMetrics.swatchGap) {
            ForEach(Array(thumbnails.indices), id: \.self) { index in
                ThumbnailView(thumbnail: thumbnails[index], scale: scale, ink: look.secondaryInk)
            }
        }
    }
}

/// A colour with its name, value and contrast ratio.
struct SwatchView: View {
    let swatch: Swatch
    let look: ThemeLook

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            SwatchChip(color: swatch.color, ink: swatch.ink, background: look.background)
                .frame(width: SheetMetrics.swatchWidth, height: 48)
            Text(swatch.name).font(.system(size: 10.5, weight: .medium)).foregroundStyle(look.ink)
                .lineLimit(1).minimumScaleFactor(0.6)
            HStack(spacing: 4) {
                Text("\(swatch.color)").font(.system(size: 9.5)).foregroundStyle(look.secondaryInk)
                if let ratio = swatch.ratioText {
                    Text(swatch.passes ? "\(ratio):1" : "\(ratio):1 low")
                        .font(.system(size: 9.5, weight: swatch.passes ? .regular : .bold))
                        .foregroundStyle(swatch.passes ? look.secondaryInk : look.ink)
                }
            }
            .lineLimit(1).minimumScaleFactor(0.6)
        }
        .frame(width: SheetMetrics.swatchWidth, alignment: .leading)
    }
}

/// A rounded area of a colour, outlined if it hardly differs from its background.
struct SwatchChip: View {
    let color: SRGBColor
    let ink: SRGBColor?
    let background: SRGBColor

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 10).fill(color)
            RoundedRectangle(cornerRadius: 10).strokeBorder(hair, lineWidth: 1)
            if let ink { Text("Aa").font(.system(size: 17, weight: .semibold)).foregroundStyle(ink) }
        }
    }

    private var hair: SRGBColor {
        guard contrastRatio(color, on: background) < 1.3 else { return .clear }
        return (relativeLuminance(background) > 0.2 ? SRGBColor.black : SRGBColor.white).opacity(0.18)
    }
}

/// A screen with its name below.
struct ThumbnailView: View {
    let thumbnail: Thumbnail
    let scale: Double
    let ink: SRGBColor

    var body: some View {
        VStack(spacing: 6) {
            Image(bitmap: thumbnail.image, scale: scale)
                .clipShape(RoundedRectangle(cornerRadius: 10))
                .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(ink.opacity(0.35), lineWidth: 1))
            Text(thumbnail.label).font(.system(size: 10)).foregroundStyle(ink).multilineTextAlignment(.center)
                .fixedSize(horizontal: false, vertical: true).frame(width: thumbnail.size.width)
        }
    }
}
