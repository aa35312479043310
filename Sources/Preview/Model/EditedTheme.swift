import FramewrightDocuments
import FramewrightTheming

/// A theme in the making: its text as it is now, as it was before, and the file it comes from.
///
/// The text always loads. Whatever the file on the disk becomes meanwhile, nothing that was edited is lost without being
/// asked for.
struct EditedTheme: Sendable {
    /// What the steps back may take together: some 150 of a shipped theme.
    private static let maximumBytes = 4 << 20

    /// Everybody waits for a save: less than a command would.
    private static let lockTimeout = FolderLock.LockTimeout(silence: 1, limit: 3)

    let source: ThemeSource
    /// Is given what the one who started the preview should know.
    private let report: @Sendable (String) -> Void
    private(set) var document: ThemeDocument
    private(set) var changedOnDisk = false
    /// How often the file has become another while there were edits: each time the user is asked.
    private(set) var conflicts = 0
    /// What the file held when it was last found to be another.
    private var elsewhere: [UInt8]?
    /// What is wrong with the file on the disk.
    private(set) var problem: PreviewError?
    private var past: [[UInt8]] = []
    private var future: [[UInt8]] = []
    /// What the file is known to hold.
    private var saved: [UInt8]
    /// The token a slider is dragged for: the whole way is one step back.
    private var dragged: String?

    /// Reads a theme file, or takes a shipped theme by its name. Throws `FileError`, `DocumentError` or `ThemeError`.
    init(_ name: String, report: @escaping @Sendable (String) -> Void = { _ in }) throws {
        (source, self.report) = (ThemeSource(name), report)
        saved = try source.bytes()
        document = try source.document(saved)
    }

    var theme: Theme { document.theme }

    /// What a copy is called: as the file it comes from, or the shipped theme, in characters that any header takes.
    var fileName: String {
        let name = source.file?.split(separator: "/").last.map(String.init) ?? "\(source.name).json"
        return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "-" })
    }

    var isSaved: Bool { document.bytes == saved }
    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Gives a token another value: a colour as a theme file writes it, `{another.token}` or JSON.
    ///
    /// - Parameter continues: more of the same will follow, as while a slider is dragged.
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

    /// Writes the text to its file; it is there whole or not at all.
    mutating func save() throws {
        guard let file = source.file else {
            throw PreviewError(
                409, "\(source.name) is a shipped theme, which stays as it is",
                hint: "download the theme, and start the preview with that file: --theme mine.json")
        }
        let lock = try FolderLock.ofFolder(of: file, timeout: Self.lockTimeout, report: report)
        // What nobody has been told of is not written over. What became a pipe meanwhile would keep everybody waiting.
        let known = changedOnDisk ? elsewhere : saved
        do {
            let now = try source.bytes(isRegular: true)
            if let known, now != known {
                throw PreviewError(
                    409, "\(file) has been written elsewhere just now", hint: "load it, or save once more to keep yours"
                )
            }
        } catch FileError.missing where known == nil {
            // It is made anew.
        } catch FileError.tooLarge where known == nil {
            // It is written over, as the user was told.
        }
        if !isSaved || changedOnDisk { try OutputFile.write(document.bytes, to: file) }
        _ = consume lock
        saved = document.bytes
        (changedOnDisk, problem, dragged, elsewhere) = (false, nil, nil, nil)
    }

    /// Throws the edits away for what the file holds now; they can be had back by a step back.
    mutating func revert() throws {
        let text = try source.bytes(isRegular: true)
        let read = try source.document(text)
        if document.bytes != text { remember(document.bytes) }
        (document, saved, future) = (read, text, [])
        (changedOnDisk, problem, dragged, elsewhere) = (false, nil, nil, nil)
    }

    /// Takes what the file holds now, unless there are edits it would undo. True where anything has changed.
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

    /// Edits here, another text there.
    private mutating func conflict(with text: [UInt8]) -> Bool {
        let isNews = settle(nil, changedOnDisk: true)
        guard text != elsewhere else { return isNews }
        elsewhere = text
        conflicts += 1
        return true
    }

    /// The file cannot be read. True where that is news.
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
