import FramewrightCodecs
import FramewrightDocuments

/// Where an encoder's bytes go: a file that appears when it is complete, standard output, another program, or memory.
///
/// Belongs to the thread of its exporter.
final class ExportSink {
    private enum Place {
        case file, stream, program, memory
    }

    private let place: Place
    private var file: OutputFile?
    private var program: PipedProgram?
    private let limit: Int
    private(set) var count = 0
    /// What is kept in memory.
    private(set) var kept: [UInt8] = []
    /// Why the bytes could not be taken: the encoder knows only that.
    private(set) var failure: FileError?

    /// A file, or standard output for `-`. A file of more than `limit` bytes is given up.
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

    /// Memory for up to so many bytes.
    init(keeping limit: Int) { (place, self.limit) = (.memory, limit) }

    init(_ program: consuming PipedProgram) {
        limit = .max
        place = .program
        self.program = consume program
    }

    /// What is known only at the end can still be written into the start.
    var isRewritable: Bool { place == .memory || file?.isRewritable == true }

    /// True once there were more bytes than are wanted.
    var isOverLimit: Bool { count > limit }

    /// What an encoder is given.
    var bytes: ByteSink { { [self] bytes throws(CodecError) in try take(bytes) } }

    private func take(_ bytes: [UInt8]) throws(CodecError) {
        count += bytes.count
        guard count <= limit else { throw .notTaken(reason: "more than \(limit) bytes") }
        do {
            switch place {
            case .file: try file?.append(bytes)
            case .stream: try StandardStream.output.write(bytes)
            case .program: try program?.write(bytes)
            case .memory: kept += bytes
            }
        } catch {
            failure = error
            throw .notTaken(reason: error.message)
        }
    }

    /// Makes the file appear.
    func commit(_ patches: [BytePatch]) throws(FileError) {
        if place == .memory { for patch in patches { patch.apply(to: &kept) } }
        for patch in patches { try file?.overwrite(patch.bytes, at: patch.offset) }
        try file.take()?.commit()
    }

    /// Waits for the program.
    func finishProgram() -> (status: Int32, lastWords: String) { program.take()?.finish() ?? (0, "") }
}
