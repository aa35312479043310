// snippet: Counter
import Framewright

struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("\(count)").font(.largeTitle)
            Button("Add one") { count += 1 }
        }
    }
}

// end
/// Code of the README and the articles. Compiled only, because it writes into the working folder.
@MainActor
enum CounterSnippets {
    static func counter() throws {
        // snippet: Counter
        let device = try DeviceTable.shipped.device(named: "iphone-15")
        let session = try Session(Counter(), on: device, theme: .documented)
        try session.tap("Add one")
        try session.settle()
        try PNGFile.write(try session.paint(), to: "counter.png")
        // end
    }

    static func session() throws {
        // snippet: Session
        let device = try DeviceTable.shipped.device(named: "iphone-15")
        let session = try Session(Counter(), on: device, theme: .documented)
        try session.tap("Add one")
        try session.settle()
        try PNGFile.write(try session.paint(), to: "counter.png")
        // end
    }

    static func renderer() throws {
        // snippet: Renderer
        let viewport = try DeviceTable.shipped.device(named: "iphone-15").viewport(.portrait)
        let renderer = Renderer()
        let bitmap = try renderer.render(Counter(), in: viewport, theme: .documented)
        try PNGFile.write(bitmap, to: "counter.png")
        // end
    }

    static func largeImage() throws {
        // snippet: Threads
        let viewport = try DeviceTable.shipped.device(named: "iphone-15").viewport(.portrait).scaled(to: 8)
        let renderer = Renderer(threads: 4)
        let bitmap = try renderer.render(Counter(), in: viewport, theme: .documented)
        try PNGFile.write(bitmap, to: "large.png")
        // end
    }

    static func manyImages(in viewports: [Viewport]) async throws -> [Bitmap] {
        // snippet: Tasks
        let renderer = Renderer()
        let bitmaps = try await withThrowingTaskGroup(of: Bitmap.self) { group in
            for viewport in viewports {
                let layout = try renderer.layout(Counter(), in: viewport, theme: .documented)
                group.addTask { try renderer.paint(layout) }
            }
            var bitmaps: [Bitmap] = []
            for try await bitmap in group { bitmaps.append(bitmap) }
            return bitmaps
        }
        // end
        return bitmaps
    }

    static func export(in viewport: Viewport) throws -> ExportReport {
        // snippet: Exporter
        let animation = PlayableAnimation([.tap("Add one"), .waitUntilSettled], in: viewport, theme: .documented) {
            AnyView(Counter())
        }
        let report = try Exporter(animation).export(to: "counter.webp", as: .webp)
        // end
        return report
    }

    static func animation(of counterScene: SceneDefinition) -> SceneDefinition {
        // snippet: NamedAnimation
        let scene = counterScene.animations([
            NamedAnimation("count", summary: "one tap", from: "zero", steps: [.tap("Add one"), .waitUntilSettled])
        ])
        // end
        return scene
    }

    static var exception: some View {
        // snippet: Lint exception
        Text("fine print").lintException(.contrast, because: "decoration, repeated below")
        // end
    }
}
