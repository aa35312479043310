import Foundation
import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews
import Testing

/// Loads no images, but has the shipped symbols.
private struct ShippedSymbols: ImageLoader {
    static let library = SymbolLibrary(outlines: { text("outlines") }, names: { text("names") })

    var symbols: SymbolLibrary? { Self.library }

    private static func text(_ name: String) -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/CResources/Symbols/\(name).txt")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }

    func image(named name: String, displayScale: Double) throws(ImageFailure) -> LoadedImage { throw missing }
    func image(atPath path: String) throws(ImageFailure) -> LoadedImage { throw missing }
    func image(from data: [UInt8], scale: Double) throws(ImageFailure) -> LoadedImage { throw missing }
    func image(of bitmap: Bitmap, scale: Double) throws(ImageFailure) -> LoadedImage { throw missing }

    private var missing: ImageFailure { ImageFailure(message: "no images here", hint: "use a symbol") }
}

@MainActor
struct SymbolTests {
    private func shown(_ view: some View) -> some View { view.environment(\.imageLoader, ShippedSymbols()) }

    private func remarks(_ name: String) -> [String] {
        placed(shown(Image(systemName: name))).nodes.flatMap { node -> [String] in
            if case .image(let figure) = node.payload.figure { figure.remarks } else { [] }
        }
    }

    private func commands(_ view: some View) -> [String] {
        placed(shown(view)).displayList().items.map { String($0.description.prefix(60)) }
    }

    @Test func `symbols beside text are placed on its baseline in the font's size`() {
        expectGolden(
            "Image-symbol",
            shown(
                VStack(spacing: 0) {
                    HStack(alignment: .firstTextBaseline) {
                        Image(systemName: "circle"); Text("Ax")
                    }
                    Image(systemName: "chevron.right").font(.caption)
                    Image(systemName: "star.fill").resizable().scaledToFit().frame(height: 20)
                }))
        expectGolden(
            "Label-systemImage", shown(Label("Bell", systemImage: "bell.slash.fill")))
        expectGolden(
            "imageScale",
            shown(
                HStack(spacing: 0) {
                    Image(systemName: "square").imageScale(.small); Image(systemName: "square")
                    Image(systemName: "square").imageScale(.large)
                }))
    }

    @Test func `variants, layers and effects of a symbol are those set around it`() {
        let badge = Image(systemName: "person.badge.plus")
        expectGolden(
            "symbolVariant",
            shown(
                HStack(spacing: 0) {
                    Image(systemName: "bell").symbolVariant(.fill);
                    Image(systemName: "bell").symbolVariant(.circle.fill)
                    Image(systemName: "bell.fill").symbolVariant(.slash)
                }))
        expectGolden(
            "symbolRenderingMode",
            shown(
                HStack(spacing: 0) {
                    badge.foregroundStyle(Color.white)
                    badge.symbolRenderingMode(.hierarchical).foregroundStyle(Color.white)
                    badge.foregroundStyle(Color.white, Color.black)
                }))
        expectGolden(
            "symbolEffect",
            shown(
                badge.symbolEffect(.bounce.up, options: .repeating, value: 1).symbolEffect(.pulse)
                    .contentTransition(.symbolEffect(.replace))))
    }

    @Test func `every line of the outlines has a known form`() {
        #expect(ShippedSymbols.library.malformedLines == [])
        #expect(ShippedSymbols.library.ownNames.count > 500)
    }

    @Test func `every symbol in light and bold stays in its line`() {
        for name in ShippedSymbols.library.ownNames {
            for weight in [FontWeight.light, .bold] {
                for variant in name.contains("fill") ? [name] : [name, "\(name).fill"] {
                    let bounds = ShippedSymbols.library.bounds(of: variant, beside: weight)
                    guard let bounds else {
                        Issue.record("\(variant) is not drawn")
                        continue
                    }
                    #expect(bounds.minY >= -1.5 && bounds.maxY <= 25.5 && bounds.width <= 38, "\(variant) \(bounds)")
                    #expect(bounds.width > 1 && bounds.height > 1, "\(variant) \(bounds)")
                }
            }
        }
    }

    @Test func `a misspelt name is a box, and the remark has the nearest name`() {
        #expect(
            remarks("hart.fill") == [
                "is no name of a symbol, so that nothing is drawn on a device; the nearest is heart.fill"
            ])
        #expect(remarks("xqzw") == ["is no name of a symbol, so that nothing is drawn on a device"])
    }

    @Test func `a published name without an outline is a box`() {
        #expect(remarks("car.side.front.open") == ["has no outline yet and is drawn as a labelled box"])
        #expect(remarks("car.fill") == [])
        #expect(commands(Image(systemName: "car.side.front.open")).count == 3)
    }

    @Test func `the glyph of a filled circle is cut out, unless it has its own style`() {
        let cuts = commands(Image(systemName: "xmark.circle.fill")).filter { $0.contains("destinationOut") }
        #expect(cuts.count == 1)
        let palette = Image(systemName: "xmark.circle.fill").foregroundStyle(Color.white, Color.black)
        #expect(!commands(palette).contains { $0.contains("layer") })
        let inner = Image(systemName: "xmark.circle.fill").foregroundStyle(Color.white)
        #expect(
            commands(inner.foregroundStyle(Color.black, Color.white)).contains { $0.contains("destinationOut") })
    }

    @Test func `a slash cuts a gap into its symbol`() {
        #expect(commands(Image(systemName: "wifi")).filter { $0.contains("destinationOut") }.isEmpty)
        #expect(commands(Image(systemName: "wifi.slash")).filter { $0.contains("destinationOut") }.count == 1)
    }

    @Test func `only directional symbols are mirrored in right-to-left layouts`() {
        func isMirrored(_ name: String) -> Bool {
            let image = Image(systemName: name)
            return placed(shown(image)).displayList().description
                != placed(shown(image.environment(\.layoutDirection, .rightToLeft))).displayList().description
        }
        #expect(isMirrored("chevron.forward") && isMirrored("arrow.backward.circle") && isMirrored("list.bullet"))
        #expect(!isMirrored("chevron.left") && !isMirrored("person.2") && !isMirrored("forward.fill"))
    }

    @Test func `a symbol without a library is a box of the font's size`() {
        let node = placed(Image(systemName: "heart").font(.system(size: 100))).nodes[0]
        #expect(node.frame.width > 90 && node.frame.width < 120)
    }
}
