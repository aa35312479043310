public import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import FramewrightRaster
import FramewrightViews

/// Renders the cells of a matrix to labelled contact sheets, to files, or both.
///
/// Views are laid out on the main actor, a few at a time; up to `jobs` threads paint and encode them. Memory use is
/// bounded by a few images and one page, whatever the number of cells.
@MainActor
public struct MatrixGallery {
    /// The files to write.
    public struct Output: Sendable {
        /// The path of the sheet. If there are several pages, `-1`, `-2` precede the file extension. Nil for no
        /// sheet.
        public var sheet: String?
        /// The folder for an image file of each cell, or nil for none.
        public var folder: String?
        /// The scale of the image files in pixels per point, or nil for that of each device.
        public var scale: Double?

        /// Creates an output; by default nothing is written.
        public init(sheet: String? = nil, folder: String? = nil, scale: Double? = nil) {
            (self.sheet, self.folder, self.scale) = (sheet, folder, scale)
        }
    }

    /// The colour of the placeholder for a screen that fails.
    private static let nothing = PremultipliedPixel(SRGBColor(red8: 0xB8, green8: 0xB8, blue8: 0xC0))

    private let catalogue: Catalogue
    private let devices: DeviceTable
    private let renderer: Renderer
    private let load: (String) throws -> Theme

    /// Creates a gallery.
    ///
    /// - Parameter load: Returns the theme with a name or path.
    public init(
        _ catalogue: Catalogue, devices: DeviceTable = .shipped, renderer: Renderer = Renderer(),
        themes load: @escaping (String) throws -> Theme
    ) {
        (self.catalogue, self.devices, self.renderer, self.load) = (catalogue, devices, renderer, load)
    }

    /// The values on which a cell's image depends. Many devices have the same screen; adjacent cells share the image.
    private struct Key: Hashable {
        let scene: String
        let viewport: Viewport
        let theme: String
        let context: String?
        let traits: Traits
    }

    private typealias Cell = (cell: MatrixCell, look: Key)

    /// The images of a cell, or the error of its scene.
    private struct CellImage: Sendable {
        var small: Bitmap?
        var file: [UInt8]?
        var failure: SceneFailure?
    }

    /// Renders all cells and returns the paths of the written sheets. The sheet shows a placeholder for a scene that
    /// fails.
    ///
    /// - Parameters:
    ///   - count: The number of cells.
    ///   - fail: Receives every cell whose scene fails, in order.
    ///   - progress: Receives the number of finished cells. An error that it throws ends the work; no incomplete file
    ///     remains.
    public func render(
        _ cells: some Sequence<MatrixCell>, count: Int, to output: Output, jobs: Int = 1,
        fail: (MatrixCell, SceneFailure) -> Void = { _, _ in }, progress: (Int) throws -> Void = { _ in }
    ) throws -> [String] {
        var sheet = MatrixSheet(count: output.sheet == nil ? 1 : count)
        var pages: [String] = []
        if let folder = output.folder { try Folder.create(for: "\(folder)/x") }
        var (batch, done): ([Cell], Int) = ([], 0)
        var fresh: Set<Key> = []
        var known: [Key: CellImage] = [:]
        func flush() throws {
            let images = try self.images(batch.map(\.look), known: &known, sheet: sheet, output: output, jobs: jobs)
            if let folder = output.folder { try write(zip(batch, images), to: folder, jobs) }
            for (cell, image) in zip(batch, images) {
                if let failure = image.failure { fail(cell.cell, failure) }
                guard let path = output.sheet else { continue }
                if sheet.isFull { pages.append(try write(&sheet, path: path, page: pages.count + 1)) }
                let words = (image.failure == nil ? "" : "FAILED ") + cell.cell.label
                let small = image.small ?? Bitmap(size: sheet.box, filledWith: Self.nothing)
                sheet.add(small, label: try renderer.paint(try label(words, sheet)))
            }
            done += batch.count
            (batch, fresh) = ([], [])
            try progress(done)
        }
        for cell in cells {
            let look = try look(cell, output)
            batch.append((cell, look))
            if known[look] == nil { fresh.insert(look) }
            if fresh.count == jobs * 4 || batch.count == jobs * 16 { try flush() }
        }
        try flush()
        if let path = output.sheet, !sheet.isEmpty {
            pages.append(try write(&sheet, path: path, page: pages.isEmpty ? 0 : pages.count + 1))
        }
        return pages
    }

    /// Measures the time per cell in seconds: renders the first few cells and discards the results. One cell is
    /// rendered before, without counting, to fill the caches.
    public func secondsPerCell(_ cells: some Sequence<MatrixCell>, to output: Output, jobs: Int) throws -> Double {
        let sheet = MatrixSheet(count: 1)
        let sample = try cells.prefix(4 * jobs).map { try look($0, output) }
        guard let first = sample.first else { return 0 }
        var known: [Key: CellImage] = [:]
        _ = try images([first], known: &known, sheet: sheet, output: output, jobs: jobs)
        known = [:]
        let clock = ContinuousClock()
        let time = try clock.measure { _ = try images(sample, known: &known, sheet: sheet, output: output, jobs: jobs) }
        let (seconds, attoseconds) = time.components
        return (Double(seconds) + Double(attoseconds) * 1e-18) / Double(sample.count)
    }

    /// Renders the images of a batch.
    ///
    /// - Parameter known: The images of the previous batch; on return those of this batch.
    private func images(
        _ looks: [Key], known: inout [Key: CellImage], sheet: MatrixSheet, output: Output, jobs: Int
    ) throws -> [CellImage] {
        let wanted = Set(looks)
        known = known.filter { wanted.contains($0.key) }
        var (fresh, seen): ([Key], Set<Key>) = ([], [])
        for look in looks where known[look] == nil && seen.insert(look).inserted { fresh.append(look) }
        let placed = fresh.map { look in Result { try place(look) } }
        let (renderer, box) = (renderer, sheet)
        let painted = placed.concurrentMap(jobs: jobs) { screen in
            Result { try Self.image(try screen.get(), sheet: box, output: output, by: renderer) }
        }
        for (look, image) in zip(fresh, painted) {
            do {
                known[look] = try image.get()
            } catch {
                guard let failure = SceneFailure(error, of: look.scene) else { throw error }
                known[look] = CellImage(failure: failure)
            }
        }
        return looks.compactMap { known[$0] }
    }

    private func look(_ cell: MatrixCell, _ output: Output) throws -> Key {
        let viewport = try devices.device(named: cell.device).viewport(cell.orientation, scale: output.scale)
        return Key(
            scene: cell.scene, viewport: viewport, theme: cell.theme, context: cell.context, traits: cell.traits)
    }

    private func place(_ look: Key) throws -> ScreenLayout {
        let theme = try load(look.theme).selecting(context: look.context)
        return try catalogue.layout(look.scene, in: look.viewport, theme: theme, traits: look.traits, by: renderer)
    }

    private func label(_ text: String, _ sheet: MatrixSheet) throws(RenderError) -> ScreenLayout {
        let size = Size(width: Double(sheet.box.width), height: Double(MatrixSheet.labelHeight))
        let words = Text(text).font(.system(size: 11)).foregroundStyle(SRGBColor.black).lineLimit(3)
            .minimumScaleFactor(0.6).multilineTextAlignment(.center)
            .padding(.horizontal, 2).frame(width: size.width, height: size.height)
            .background(SRGBColor(red8: 0xE4, green8: 0xE4, blue8: 0xE8))
        return try renderer.layout(words, in: try Viewport(size: size), theme: .documented)
    }

    /// Paints the screen directly at the scale of the sheet instead of downsampling, and encodes the image file.
    private nonisolated static func image(
        _ screen: ScreenLayout, sheet: MatrixSheet, output: Output, by renderer: Renderer
    ) throws -> CellImage {
        var image = CellImage()
        if output.sheet != nil {
            var painter = Painter(glyphs: renderer.fonts, images: renderer.images)
            let list = screen.displayList
            do {
                image.small = try painter.paint(
                    list, scale: sheet.scale(of: list.size), background: screen.background)
            } catch {
                throw RenderError.raster(error)
            }
        }
        if output.folder != nil {
            let options = PNG.Options(scale: screen.viewport.scale)
            image.file = try PNG.encode(try renderer.paintSparsely(screen), options)
        }
        return image
    }

    /// Writes on several threads, because writing mostly waits for the disk.
    private func write(_ cells: some Sequence<(Cell, CellImage)>, to folder: String, _ jobs: Int) throws {
        let files = cells.map { ($0.cell.fileName, $1.file) }
        let written = files.concurrentMap(jobs: jobs) { name, file in
            Result { if let file { try OutputFile.write(file, to: "\(folder)/\(name)") } }
        }
        for result in written { try result.get() }
    }

    /// Writes a page of the sheet. Page 0 stands for the only page, whose name has no number.
    private func write(_ sheet: inout MatrixSheet, path: String, page: Int) throws -> String {
        let dot = path.lastIndex(of: ".") ?? path.endIndex
        let name = page == 0 ? path : "\(path[..<dot])-\(page)\(path[dot...])"
        try sheet.take { try PNGFile.write($0, to: name) }
        return name
    }
}
