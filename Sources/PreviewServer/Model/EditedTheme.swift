import FramewrightDocuments
import FramewrightTheming

/// A theme being edited: its text, its undo history, and its file.
///
/// The text is always a valid theme. Edits are never lost without asking, whatever happens to the file on disk.
struct EditedTheme: Sendable {
    /// The maximum total size of the undo history in bytes: about 150 versions of a shipped theme.
    private static let maximumBytes = 4 << 20

    /// The timeout for the file's lock, shorter than a command's, because all clients wait for a save.
    private static let lockTimeout = FolderLock.LockTimeout(silence: 1, limit: 3)

    let source: ThemeSource
    /// The path that is shown to the user for the theme's file; nil for a shipped theme.
    let shownFile: String?
    /// Called with messages for the user who started the preview.
    private let report: @Sendable (String) -> Void
    private(set) var document: ThemeDocument
    private(set) var changedOnDisk = false
    /// The number of times the file has changed while there were edits. Each time the user is asked.
    private(set) var conflicts = 0
    /// The content of the file when it was last found to differ.
    private var elsewhere: [UInt8]?
    /// The error of the file on disk, if any.
    private(set) var problem: PreviewError?
    private var past: [[UInt8]] = []
    private var future: [[UInt8]] = []
    /// The known content of the file.
    private var saved: [UInt8]
    /// The token whose slider is being dragged. The whole drag is one undo step.
    private var dragged: String?

    /// Reads a theme file, or loads a shipped theme by its name. Throws `FileError`, `DocumentError` or `ThemeError`.
    init(_ name: String, report: @escaping @Sendable (String) -> Void = { _ in }) throws {
        try self.init(ThemeSource(name), shownAs: ThemeSource(name).file, report: report)
    }

    /// Reads a copy of a theme file, which is shown as another file.
    init(_ copy: String, shownAs file: String?) throws {
        try self.init(ThemeSource(copy), shownAs: file) { _ in }
    }

    private init(_ source: ThemeSource, shownAs file: String?, report: @escaping @Sendable (String) -> Void) throws {
        (self.source, shownFile, self.report) = (source, file, report)
        saved = try source.bytes()
        document = try source.document(saved)
    }

    var theme: Theme { document.theme }

    /// The file name of a download: that of the theme's file, or the shipped theme's name, in characters that are
    /// allowed in a header.
    var fileName: String {
        let name = source.file?.split(separator: "/").last.map(String.init) ?? "\(source.name).json"
        return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "-" })
    }

    /// The name that is shown to the user for the theme's source.
    var shownName: String { shownFile ?? (source.file == nil ? source.name : theme.name) }

    var isSaved: Bool { document.bytes == saved }
    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Sets a token's value: a colour as in a theme file, `{another.token}` or JSON.
    ///
    /// - Parameter continues: True while a slider is dragged and more values will follow.
    mutating func set(_ token: String, to value: String, context: String?, continues: Bool) throws {
        let before = document.bytes
        let path = try theme.path(meantBy: token)
        try document.set(path, to: JSONOutput(parsing: value) ?? .string(value), context: context)
        defer { dragged = continues ? path : nil }
        guard document.bytes != before else { return }
        if dragged != path { remember(before) }
        future = []
    }

    mutating func undo() throws {
        guard let text = past.popLast() else {
            throw PreviewError(409, "there is nothing to undo", hint: "the theme is as it was opened")
        }
        future.append(document.bytes)
        try take(text)
    }

    mutating func redo() throws {
        guard let text = future.popLast() else {
            throw PreviewError(409, "there is nothing to redo", hint: "undo something first")
        }
        past.append(document.bytes)
        try take(text)
    }

    /// Writes the text to its file atomically.
    mutating func save() throws {
        guard let file = source.file, shownFile != nil else {
            throw PreviewError(
                409, "\(source.name) is a shipped theme, which stays as it is",
                hint: "download the theme, and start the preview with that file: --theme mine.json")
        }
        let lock = try FolderLock.ofFolder(of: file, timeout: Self.lockTimeout, report: report)
        // A change that the user has not been informed of is not overwritten. A file that became a pipe is rejected,
        // because reading it would block.
        let known = changedOnDisk ? elsewhere : saved
        do {
            let now = try source.bytes(isRegular: true)
            if let known, now != known {
                throw PreviewError(
                    409, "\(file) has been written elsewhere just now", hint: "load it, or save once more to keep yours"
                )
            }
        } catch FileError.missing where known == nil {
            // The file is created again.
        } catch FileError.tooLarge where known == nil {
            // The file is overwritten, as the user has been informed.
        }
        if !isSaved || changedOnDisk { try OutputFile.write(document.bytes, to: file) }
        _ = consume lock
        saved = document.bytes
        (changedOnDisk, problem, dragged, elsewhere) = (false, nil, nil, nil)
    }

    /// Discards the edits and loads the file. Undo restores them.
    mutating func revert() throws {
        let text = try source.bytes(isRegular: true)
        let read = try source.document(text)
        if document.bytes != text { remember(document.bytes) }
        (document, saved, future) = (read, text, [])
        (changedOnDisk, problem, dragged, elsewhere) = (false, nil, nil, nil)
    }

    /// Takes over the changed content of the file, unless there are unsaved edits. Returns true if anything has
    /// changed.
    mutating func follow(_ text: [UInt8]) -> Bool {
        guard text != saved else { return settle(nil, changedOnDisk: false) }
        do {
            let read = try source.document(text)
            guard isSaved || text == document.bytes else { return conflict(with: text) }
            guard text != document.bytes else {
                saved = text
                _ = settle(nil, changedOnDisk: false)
                return true
            }
            remember(document.bytes)
            (document, saved, future, dragged) = (read, text, [], nil)
            (problem, changedOnDisk, elsewhere) = (nil, false, nil)
            return true
        } catch {
            let isNews = settle(PreviewError(error), changedOnDisk: true)
            elsewhere = text
            return isNews
        }
    }

    /// Records that there are edits and the file has another text. Returns true if that is new.
    private mutating func conflict(with text: [UInt8]) -> Bool {
        let isNews = settle(nil, changedOnDisk: true)
        guard text != elsewhere else { return isNews }
        elsewhere = text
        conflicts += 1
        return true
    }

    /// Records that the file cannot be read. Returns true if that is new.
    mutating func lose(_ error: any Error) -> Bool {
        elsewhere = nil
        return settle(PreviewError(error), changedOnDisk: true)
    }

    private mutating func settle(_ problem: PreviewError?, changedOnDisk: Bool) -> Bool {
        guard self.problem != problem || self.changedOnDisk != changedOnDisk else { return false }
        (self.problem, self.changedOnDisk) = (problem, changedOnDisk)
        if !changedOnDisk { elsewhere = nil }
        return true
    }

    private mutating func take(_ text: [UInt8]) throws {
        document = try source.document(text)
        dragged = nil
    }

    private mutating func remember(_ text: [UInt8]) {
        past.append(text)
        while past.count > 1, past.reduce(0, { $0 + $1.count }) > Self.maximumBytes { past.removeFirst() }
    }
}
