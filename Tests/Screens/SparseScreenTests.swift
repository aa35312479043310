import Framewright
import FramewrightDrawing
import FramewrightRaster
import Testing

@testable import FramewrightScreens

/// Tests of the rows used for PNG files: unpainted rows must equal the rows above them.
@MainActor
struct SparseScreenTests {
    @Test(arguments: ["iphone-se-1", "iphone-15"])
    func `rows left out of any screen equal those above them`(device: String) throws {
        let viewport = try DeviceTable.shipped.device(named: device).viewport(.portrait)
        let renderer = Screenshots.renderer
        var painter = Painter(glyphs: renderer.fonts, images: renderer.images)
        // The bitmap still contains the previous screen.
        var sparse = SparseBitmap(Bitmap(size: viewport.pixelSize))
        for reference in Catalogue.documented.references {
            let layout = try Screenshots.layout(reference, in: viewport)
            try painter.paint(
                layout.displayList, scale: viewport.scale, background: layout.background, into: &sparse)
            let isSame = try sparse.bitmap() == renderer.paint(layout)
            #expect(isSame, "\(reference)")
        }
    }
}
