import FramewrightCodecs

/// A picture file that cannot be read, and which one it is.
struct PictureFileError: Error {
    let error: CodecError
    let path: String
}
