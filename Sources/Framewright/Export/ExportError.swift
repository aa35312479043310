/// Why a film cannot be exported.
public enum ExportError: Error, Hashable {
    /// The path does not say what format is wanted.
    case unknownFormat(path: String)
    /// The format has to come back to its beginning, or is several files.
    case cannotStream(ExportFormat)
    /// Nothing to choose from.
    case noSizeSteps(ExportFormat)
    case invalidOption(String, allowed: String)
    case programMissing(String, format: ExportFormat)
    case programFailed(String, status: Int32, words: String)
    /// All frames would have to be in memory at once.
    case tooLarge(ExportFormat, frames: Int, limit: Int)
    /// A strip in so many columns is larger than a picture can be; the numbers that fit, if any do.
    case stripTooLarge(columns: Int, fitting: ClosedRange<Int>?)
    /// No sheet that holds these pictures is as small as a picture must be.
    case sheetTooLarge(pictures: Int)
    /// Even the smallest is larger than asked.
    case doesNotFit(limit: Int, tried: String)

    /// What is wrong, in one line.
    public var message: String {
        switch self {
        case .unknownFormat(let path): "no format is known by the ending of '\(path)'"
        case .cannotStream(let format): "\(format.rawValue) cannot be written to a pipe"
        case .noSizeSteps(let format): "\(format.rawValue) cannot be made to fit a number of bytes"
        case .invalidOption(let text, _): text
        case .programMissing(let name, let format): "\(format.rawValue) needs \(name), which is not installed"
        case .programFailed(let name, let status, let words):
            "\(name) ended with \(status)\(words.isEmpty ? "" : ": \(words)")"
        case .tooLarge(let format, let frames, let limit):
            "a \(format.rawValue) of more than \(frames) frames would take more than \(limit >> 20) MB of memory"
        case .stripTooLarge(let columns, _):
            "a strip of these frames in \(columns) column\(columns == 1 ? "" : "s") is larger than a picture can be"
        case .sheetTooLarge(let pictures): "a sheet of these \(pictures) pictures is larger than a picture can be"
        case .doesNotFit(let limit, let tried): "no setting fits into \(limit) bytes; the last tried was \(tried)"
        }
    }

    /// What to do.
    public var hint: String {
        switch self {
        case .unknownFormat:
            "outputs are \(ExportFormat.outputs); --format says any of them"
        case .cannotStream: "give -o a file; to pipes go \(ExportFormat.streaming)"
        case .noSizeSteps: "apng, gif and webp can"
        case .invalidOption(_, let allowed): allowed
        case .programMissing(let name, _): "apt-get install \(name), or export y4m and convert it elsewhere"
        case .programFailed(_, _, let words) where words.contains("No space left"):
            "free some space, or write elsewhere"
        case .programFailed: "try another format; y4m needs no other program"
        case .tooLarge: "take fewer frames a second, a smaller --scale, or a png sequence"
        case .stripTooLarge(_, nil), .sheetTooLarge: "take fewer frames a second, a smaller --scale, or a png sequence"
        case .stripTooLarge(_, let fitting?) where fitting.count == 1: "--columns \(fitting.lowerBound) fits"
        case .stripTooLarge(_, let fitting?):
            "--columns \(fitting.lowerBound) to \(fitting.upperBound) fit; or take fewer frames a second, or a smaller --scale"
        case .doesNotFit: "allow more bytes, a smaller screen or a shorter film"
        }
    }
}
