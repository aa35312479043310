import Framewright
import FramewrightDrawing
import FramewrightRaster
import Testing

@testable import FramewrightScreens

/// What PNG files are made of: the rows that are painted tell those that are not.
@MainActor
struct SparseScreenTests {
    @Test(arguments: ["iphone-se-1", "iphone-15"])
    func `rows left out of any screen are those above them`(device: String) throws {
        let viewport = try DeviceTable.shipped.device(named: device).viewport(.portrait)
        let renderer = Screenshots.renderer
        var painter = Painter(glyphs: renderer.fonts, images: renderer.images)
        // The memory still shows the screen before, which is another.
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
