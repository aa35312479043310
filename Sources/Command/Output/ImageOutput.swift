import Framewright
import FramewrightCodecs
import FramewrightDocuments

/// Writes a picture and says so; to standard output nothing is said beside it.
enum ImageOutput {
    static func write(_ picture: Bitmap, to path: String) throws {
        guard path != "-" else { return try StandardStream.output.write(try PNG.encode(picture)) }
        try PNGFile.write(picture, to: path)
        try Console.print("\(path) \(picture.size)")
    }
}
