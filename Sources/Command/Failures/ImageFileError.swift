import FramewrightCodecs

/// An error of reading an image file, with its path.
struct ImageFileError: Error {
    let error: CodecError
    let path: String
}
