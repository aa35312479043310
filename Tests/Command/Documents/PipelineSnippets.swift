// snippet: Pipeline
import Framewright
import FramewrightCodecs

// end
/// Code of the article about the architecture. Compiled only.
@MainActor
enum PipelineSnippets {
    static func pipeline(in viewport: Viewport) throws -> [UInt8] {
        // snippet: Pipeline
        let renderer = Renderer()
        let layout = try renderer.layout(Counter(), in: viewport, theme: .documented)
        let bitmap = try renderer.paint(layout)
        let bytes = try PNG.encode(bitmap)
        // end
        return bytes
    }

    static func encode(_ frames: [Bitmap], size: PixelSize) throws -> [UInt8] {
        // snippet: Encoder
        var file: [UInt8] = []
        var encoder = try GIFEncoder(size: size, GIF.Options(dithering: .diffusion)) { bytes in file += bytes }
        for frame in frames { try encoder.append(frame: frame, duration: .frame(perSecond: 50)) }
        for patch in try encoder.finish() { patch.apply(to: &file) }
        print(encoder.report)
        // end
        return file
    }
}
