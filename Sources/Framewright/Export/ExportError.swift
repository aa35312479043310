public import FramewrightDocuments

/// An error of exporting an animation.
public enum ExportError: Error, Hashable {
    /// The format cannot be derived from the path.
    case unknownFormat(path: String)
    /// The format rewrites its beginning or consists of several files, so it cannot be streamed.
    case cannotStream(ExportFormat)
    /// The format has no settings that change its file size.
    case noSizeSteps(ExportFormat)
    case invalidOption(String, allowed: String)
    case programMissing(String, format: ExportFormat)
    case programFailed(String, status: Int32, words: String)
    /// The format needs all frames in memory at once, and they exceed the limit in bytes.
    case tooLarge(ExportFormat, frames: Int, limit: Int)
    /// A strip in this number of columns exceeds the maximum image size. `fitting` holds the column counts that fit, if
    /// any.
    case stripTooLarge(columns: Int, fitting: ClosedRange<Int>?)
    /// No sheet of these images fits into the maximum image size.
    case sheetTooLarge(pictures: Int)
    /// Even the smallest setting gives a file larger than the limit.
    case doesNotFit(limit: Int, tried: String)

    /// A one-line description of the error.
    public var message: String {
        switch self {
        case .unknownFormat(let path): "no format is known by the file extension of '\(path)'"
        case .cannotStream(let format): "\(format.rawValue) cannot be written to a pipe"
        case .noSizeSteps(let format): "\(format.rawValue) cannot be made to fit a number of bytes"
        case .invalidOption(let text, _): text
        case .programMissing(let name, let format): "\(format.rawValue) needs \(name), which is not installed"
        case .programFailed(let name, let status, let words):
            "\(name) ended with \(status)\(words.isEmpty ? "" : ": \(words)")"
        case .tooLarge(let format, let frames, let limit):
            "a \(format.rawValue) of more than \(frames) frames would take more than \(limit >> 20) MB of memory"
        case .stripTooLarge(let columns, _):
            "a strip of these frames in \(columns) column\(columns == 1 ? "" : "s") is larger than an image can be"
        case .sheetTooLarge(let pictures): "a sheet of these \(pictures) images is larger than an image can be"
        case .doesNotFit(let limit, let tried): "no setting fits into \(limit) bytes; the last tried was \(tried)"
        }
    }

    /// A suggestion for resolving the error.
    public var hint: Hint {
        switch self {
        case .unknownFormat:
            "outputs are \(ExportFormat.outputs); \(.setting(.format)) says any of them"
        case .cannotStream: "give \(.setting(.output)) a file; to pipes go \(ExportFormat.streaming)"
        case .noSizeSteps: "apng, gif and webp can"
        case .invalidOption(_, let allowed): "\(allowed)"
        case .programMissing(let name, _): "apt-get install \(name), or export y4m and convert it elsewhere"
        case .programFailed(_, _, let words) where words.contains("No space left"):
            "free some space, or write elsewhere"
        case .programFailed: "try another format; y4m needs no other program"
        case .tooLarge, .stripTooLarge(_, nil), .sheetTooLarge:
            "take fewer frames a second, a smaller \(.setting(.scale)), or a png sequence"
        case .stripTooLarge(_, let fitting?) where fitting.count == 1:
            "\(.setting(.columns)) \(fitting.lowerBound) fits"
        case .stripTooLarge(_, let fitting?):
            """
            \(.setting(.columns)) \(fitting.lowerBound) to \(fitting.upperBound) fit; or take fewer frames a second, \
            or a smaller \(.setting(.scale))
            """
        case .doesNotFit: "allow more bytes, a smaller screen or a shorter animation"
        }
    }
}
