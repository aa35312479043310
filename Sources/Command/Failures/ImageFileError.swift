import FramewrightCodecs

/// A picture file that cannot be read, and which one it is.
struct ImageFileError: Error {
    let error: CodecError
    let path: String
}
