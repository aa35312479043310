import Framewright
import FramewrightCodecs
import FramewrightDocuments

/// Writes an image and prints its path. Prints nothing if the image goes to standard output.
enum ImageOutput {
    static func write(_ image: Bitmap, to path: String) throws {
        guard path != "-" else { return try StandardStream.output.write(try PNG.encode(image)) }
        try PNGFile.write(image, to: path)
        try Console.print("\(path) \(image.size)")
    }
}
