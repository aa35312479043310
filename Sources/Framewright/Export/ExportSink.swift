import FramewrightCodecs
import FramewrightDocuments

/// The destination of an encoder's bytes: a file that appears when it is complete, standard output, another program, or
/// memory.
///
/// Not thread-safe: use it on the exporter's thread only.
final class ExportSink {
    private enum Place {
        case file, stream, program, memory
    }

    private let place: Place
    private var file: OutputFile?
    private var program: PipedProgram?
    private let limit: Int
    private(set) var count = 0
    /// The bytes of an in-memory destination.
    private(set) var kept: [UInt8] = []
    /// The error of the last failed write. The encoder receives only its message.
    private(set) var failure: FileError?

    /// Opens a file, or standard output for `-`. Writing more than `limit` bytes fails.
    init(_ path: String, _ format: ExportFormat, limit: Int? = nil) throws {
        self.limit = limit ?? .max
        if path == "-" {
            guard format.streams, limit == nil else { throw ExportError.cannotStream(format) }
            place = .stream
            return
        }
        let file = try OutputFile(path)
        guard file.isRewritable || (format.streams && limit == nil) else { throw ExportError.cannotStream(format) }
        place = .file
        self.file = consume file
    }

    /// Creates an in-memory destination of up to `limit` bytes.
    init(keeping limit: Int) { (place, self.limit) = (.memory, limit) }

    init(_ program: consuming PipedProgram) {
        limit = .max
        place = .program
        self.program = consume program
    }

    /// True if bytes already written can be overwritten, for values that are known only at the end.
    var isRewritable: Bool { place == .memory || file?.isRewritable == true }

    /// True once more than `limit` bytes were offered.
    var isOverLimit: Bool { count > limit }

    /// The byte sink to pass to an encoder.
    var bytes: ByteSink { { [self] bytes throws(CodecError) in try take(bytes) } }

    private func take(_ bytes: [UInt8]) throws(CodecError) {
        count += bytes.count
        guard count <= limit else { throw .writeFailed(reason: "more than \(limit) bytes") }
        do {
            switch place {
            case .file: try file?.append(bytes)
            case .stream: try StandardStream.output.write(bytes)
            case .program: try program?.write(bytes)
            case .memory: kept += bytes
            }
        } catch {
            failure = error
            throw .writeFailed(reason: error.message)
        }
    }

    /// Applies the patches and moves the finished file to its path.
    func commit(_ patches: [BytePatch]) throws(FileError) {
        if place == .memory { for patch in patches { patch.apply(to: &kept) } }
        for patch in patches { try file?.overwrite(patch.bytes, at: patch.offset) }
        try file.take()?.commit()
    }

    /// Waits for the program to exit.
    func finishProgram() -> (status: Int32, lastWords: String) { program.take()?.finish() ?? (0, "") }
}
