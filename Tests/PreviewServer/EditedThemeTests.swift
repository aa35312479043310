import Framewright
import FramewrightDocuments
import FramewrightTheming
import Glibc
import Synchronization
import Testing

@testable import FramewrightPreviewServer

/// A theme file that is edited both here and by other programs.
struct EditedThemeTests {
    private func text(_ color: String) -> String {
        """
        {
          "name": "Mine",
          "$extensions": {"org.example": [1,2]},
          "color": { "$type": "color",   "board": { "$value": "\(color)" } }
        }

        """
    }

    private func board(_ theme: EditedTheme) -> String? { theme.theme.color("color.board").map { "\($0)" } }

    private func follow(_ theme: inout EditedTheme, _ bytes: [UInt8]) -> Bool { theme.follow(bytes) }

    @Test func `saving writes the edit and changes nothing else`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(text("#111111"), to: "mine.json")
        var theme = try EditedTheme(file)
        try theme.set("color.board", to: "#222222", context: nil, continues: false)
        #expect(!theme.isSaved)
        try theme.save()
        #expect(theme.isSaved)
        #expect(try InputFile.read(file, limit: 1 << 20) == Array(text("#222222").utf8))
    }

    @Test func `a file that became a pipe is rejected without blocking`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(text("#111111"), to: "mine.json")
        var theme = try EditedTheme(file)
        try theme.set("color.board", to: "#222222", context: nil, continues: false)
        try OutputFile.remove(file)
        let isMade = unsafe mkfifo(file, 0o600) == 0
        #expect(isMade)
        #expect(throws: FileError.self) { try theme.save() }
        #expect(throws: FileError.self) { try theme.revert() }
        // The same after the preview has noticed it.
        let isNews = theme.lose(FileError.unreadable(path: file, reason: "a pipe"))
        #expect(isNews)
        #expect(throws: FileError.self) { try theme.save() }
        #expect(!theme.isSaved)
        try OutputFile.remove(file)
        try theme.save()
        #expect(theme.isSaved)
    }

    @Test func `saving waits for another program, reports it, and times out with the edit kept`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(text("#111111"), to: "mine.json")
        let told = Mutex<[String]>([])
        var theme = try EditedTheme(file) { words in told.withLock { $0.append(words) } }
        try theme.set("color.board", to: "#222222", context: nil, continues: false)
        let lock = try FolderLock(Folder.prefix(of: file))
        #expect(throws: FileError.self) { try theme.save() }
        _ = consume lock
        #expect(told.withLock { $0.count } == 1 && !theme.isSaved)
        try theme.save()
        #expect(theme.isSaved)
    }

    @Test func `external changes are loaded unless there are edits`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(text("#111111"), to: "mine.json")
        var theme = try EditedTheme(file)
        #expect(follow(&theme, Array(text("#333333").utf8)) == true)
        #expect(board(theme) == "#333333")
        #expect(theme.isSaved)
        try theme.undo()
        #expect(board(theme) == "#111111")
        #expect(follow(&theme, Array(text("#444444").utf8)) == true)
        #expect(theme.changedOnDisk && board(theme) == "#111111")
        #expect(follow(&theme, Array(text("#444444").utf8)) == false, "it is no news twice")
        _ = try folder.write(text("#444444"), to: "mine.json")
        try theme.revert()
        #expect(board(theme) == "#444444" && theme.isSaved && !theme.changedOnDisk)
        try theme.undo()
        #expect(board(theme) == "#111111")
    }

    @Test func `each conflict is reported, and an equal text is none`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(text("#111111"), to: "mine.json")
        var theme = try EditedTheme(file)
        try theme.set("color.board", to: "#222222", context: nil, continues: false)
        for (count, color) in [(1, "#333333"), (2, "#444444")] {
            _ = try folder.write(text(color), to: "mine.json")
            #expect(follow(&theme, Array(text(color).utf8)) == true)
            #expect(theme.changedOnDisk && theme.conflicts == count)
        }
        _ = try folder.write(text("#555555"), to: "mine.json")
        #expect(throws: PreviewError.self, "it was never shown") { try theme.save() }
        _ = try folder.write(text("#222222"), to: "mine.json")
        #expect(follow(&theme, Array(text("#222222").utf8)) == true)
        #expect(theme.isSaved && !theme.changedOnDisk && board(theme) == "#222222")
        // A text from an earlier conflict is a new conflict.
        #expect(follow(&theme, Array(text("#666666").utf8)) == true)
        try theme.set("color.board", to: "#777777", context: nil, continues: false)
        #expect(follow(&theme, Array(text("#444444").utf8)) == true)
        #expect(theme.conflicts == 3)
    }

    @Test func `a broken file fixed by another program is not overwritten`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(text("#111111"), to: "mine.json")
        var theme = try EditedTheme(file)
        _ = try folder.write("{", to: "mine.json")
        #expect(follow(&theme, Array("{".utf8)) == true)
        _ = try folder.write(text("#888888"), to: "mine.json")
        #expect(throws: PreviewError.self) { try theme.save() }
        _ = try folder.write("{", to: "mine.json")
        try theme.save()
        #expect(try InputFile.read(file, limit: 1 << 20) == Array(text("#111111").utf8))
    }

    @Test func `a broken file is reported and nothing is lost`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(text("#111111"), to: "mine.json")
        var theme = try EditedTheme(file)
        #expect(follow(&theme, Array(#"{"name": "Mine", "color": {"#.utf8)) == true)
        #expect(theme.problem != nil && board(theme) == "#111111")
        #expect(follow(&theme, Array(text("#111111").utf8)) == true)
        #expect(theme.problem == nil && !theme.changedOnDisk)
    }

    @Test func `a shipped theme is edited but not saved`() throws {
        var theme = try EditedTheme("classic")
        try theme.set("color.board", to: "#222222", context: nil, continues: false)
        var copy = theme
        #expect(throws: PreviewError.self) { try copy.save() }
        #expect(throws: ThemeError.self) { try EditedTheme("clasic") }
        #expect(throws: FileError.self) { try EditedTheme("/nowhere/mine.json") }
    }

    @Test func `many undo steps take bounded memory`() throws {
        let folder = try TemporaryFolder()
        let long = String(repeating: " ", count: 900 << 10)
        let file = try folder.write(text("#111111") + long, to: "mine.json")
        var theme = try EditedTheme(file)
        for step in 0..<60 {
            try theme.set("color.board", to: step % 2 == 0 ? "#222222" : "#333333", context: nil, continues: false)
        }
        var steps = 0
        while theme.canUndo {
            try theme.undo()
            steps += 1
        }
        #expect((3...4).contains(steps))
    }
}
