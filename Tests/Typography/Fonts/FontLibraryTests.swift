import Foundation
import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightTypography

struct FontLibraryTests {
    @Test(arguments: [
        ("system", "Inter-Regular.otf", "fonts-inter"),
        ("Helvetica", "LiberationSans-Regular.ttf", "fonts-liberation2"),
    ])
    func `the error for a missing font names its package`(family: String, file: String, package: String) throws {
        let error = #expect(throws: TypographyError.self) {
            try lay("a", FontDescriptor(family: family, size: 17), fonts: FontLibrary(directories: ["/nowhere"]))
        }
        #expect(error == .fontMissing(file: file, package: package, searched: ["/nowhere"]))
        #expect(error?.hint == "install it: apt-get install \(package)")
    }

    @Test(arguments: [
        ("fonts-noto-cjk", "framewright-fonts-cjk"), ("fonts-noto-color-emoji", "framewright-fonts-emoji"),
        ("fonts-inter", "framewright"),
    ])
    func `an installed tool names the part of the release with a missing font`(package: String, part: String) {
        #expect(ReleasePart.remedy(for: [package, package], isInstalled: true) == "install \(part) of the release")
        #expect(ReleasePart.remedy(for: [package], isInstalled: false) == "install it: apt-get install \(package)")
    }

    @Test func `code knows the file that it is in, so that fonts beside it are found`() {
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let address = UInt(bitPattern: #dsohandle)
        #expect(
            BundledFonts.file(mappedAt: address)?.hasSuffix(".xctest") == true
                || BundledFonts.file(mappedAt: address) == program)
        #expect(BundledFonts.file(mappedAt: 1) == nil && BundledFonts.file(mappedAt: address, in: "/nowhere") == nil)
        // The tests are in no installation.
        #expect(BundledFonts.directory == nil && FontLibrary.standardDirectories == ["/usr/share/fonts"])
    }

    @Test func `a line feed or a combining mark in the tool's path is found`() throws {
        let folder = NSTemporaryDirectory() + "maps-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (maps, literal) = ("\(folder)/maps", "\(folder)/d\\012e")
        let lines = [
            "1000-2000 r--p 00000000 fe:00 1234       /\u{301}a b\\012c\\012/bin/tool",
            "2000-3000 r--p 00000000 fe:00 1234       \(literal)",
            "3000-4000 r--p 00000000 fe:00 1234       /a\r",
        ]
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: maps))
        try Data().write(to: URL(fileURLWithPath: literal))
        #expect(BundledFonts.file(mappedAt: 0x1000, in: maps) == "/\u{301}a b\nc\n/bin/tool")
        #expect(BundledFonts.file(mappedAt: 0x2FFF, in: maps) == literal)
        #expect(BundledFonts.file(mappedAt: 0x3000, in: maps) == "/a\r")
    }

    @Test func `a missing fallback is an error only when a character needs it`() throws {
        let folder = try TemporaryFonts()
        try folder.copy("/usr/share/fonts/opentype/inter/Inter-Regular.otf")
        #expect(try lay("Kai", fonts: folder.library).missing.isEmpty)
        let error = #expect(throws: TypographyError.self) { try lay("小", fonts: folder.library) }
        #expect(error?.hint == "install it: apt-get install fonts-noto-cjk")
    }

    @Test(arguments: [1, 4, 100, 5_000, 100_000, 250_000])
    func `a truncated font file is an error or still shapes`(length: Int) throws {
        let folder = try TemporaryFonts()
        try folder.copy("/usr/share/fonts/opentype/inter/Inter-Regular.otf") { $0.prefix(length) }
        do {
            let layout = try lay("Kai", fonts: folder.library)
            for glyph in layout.glyphRuns.flatMap(\.glyphs) {
                _ = folder.library.outline(of: glyph.id, in: layout.fonts[0])
            }
        } catch TypographyError.fontCorrupt(let file, _) {
            #expect(file.hasSuffix("Inter-Regular.otf"))
        }
    }

    @Test(arguments: 1...40)
    func `a font file with damaged bytes never crashes`(seed: UInt64) throws {
        var random = Seeded(state: seed)
        let folder = try TemporaryFonts()
        try folder.copy("/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf") { file in
            var file = file
            for _ in 0..<200 {
                file[Int.random(in: 0..<file.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            return file
        }
        let layout = try? lay("Kai e\u{301} 2048 ffi", FontDescriptor(family: "Arial", size: 17), fonts: folder.library)
        for glyph in 0..<400 as Range<UInt32> { _ = folder.library.outline(of: glyph, in: FontID("LiberationSans")) }
        #expect(layout.map { $0.size.isFinite } ?? true)
    }

    @Test func `an empty file is an error other than a missing one`() throws {
        let folder = try TemporaryFonts()
        try folder.copy("/usr/share/fonts/opentype/inter/Inter-Regular.otf") { _ in Data() }
        let error = #expect(throws: TypographyError.self) { try lay("a", fonts: folder.library) }
        #expect(error?.message.hasPrefix("font file unusable: it is empty, in ") == true)
    }

    /// The file is sparse and takes no space on the disk.
    @Test func `a file of a gigabyte is rejected before it is read`() throws {
        let folder = try TemporaryFonts()
        try folder.copy("/usr/share/fonts/opentype/inter/Inter-Regular.otf")
        let file = try FileHandle(forUpdating: folder.folder.appending(path: "Inter-Regular.otf"))
        try file.truncate(atOffset: 1 << 30)
        let error = #expect(throws: TypographyError.self) { try lay("a", fonts: folder.library) }
        #expect(error?.message.contains("it is larger than 256 MB") == true)
    }

    @Test(arguments: UnusableFont.allCases)
    func `an unusable file is an error with its reason, not a missing font`(kind: UnusableFont) throws {
        let fonts = try TemporaryFonts()
        let path = fonts.folder.appending(path: "Inter-Regular.otf").path()
        try kind.make(at: path)
        let error = TypographyError.fontCorrupt(file: path, reason: kind.reason)
        #expect(throws: error) { try lay("a", fonts: fonts.library) }
        let resolved = TypographyError.fontCorrupt(file: absolutePath(of: path), reason: kind.reason)
        #expect(throws: resolved) { try FontFamily.families(ofFiles: [path]) }
        let state = try #require(fonts.library.files().first { $0.place == "opentype/inter/Inter-Regular.otf" })
        #expect(state.failure == error && state.path == nil && state.hash == nil)
    }

    @Test func `a directory that is missing or a file is skipped`() throws {
        let inter = "/usr/share/fonts/opentype/inter"
        let library = FontLibrary(directories: ["/nowhere", "\(inter)/Inter-Bold.otf", inter])
        #expect(try lay("a", fonts: library).fonts == [FontID("Inter-Regular")])
    }

    /// Flips eight bits at a time in a CFF font, half of them in the table directory.
    @Test(arguments: 1...60)
    func `a flipped bit never crashes`(seed: UInt64) throws {
        var random = Seeded(state: seed)
        let folder = try TemporaryFonts()
        try folder.copy("/usr/share/fonts/opentype/inter/Inter-Regular.otf") { file in
            var file = file
            for _ in 0..<8 {
                let range = Bool.random(using: &random) ? 0..<2_000 : 0..<file.count
                file[Int.random(in: range, using: &random)] ^= 1 << Int.random(in: 0...7, using: &random)
            }
            return file
        }
        let layout = try? lay("Kai e\u{301} ->2048 ffi", fonts: folder.library)
        for glyph in 0..<200 as Range<UInt32> { _ = folder.library.outline(of: glyph, in: FontID("Inter-Regular")) }
        #expect(layout.map { $0.size.isFinite } ?? true)
    }

    @Test(.enabled(if: BoxFonts.isAvailable, "fontTools is not installed"))
    func `a composite glyph that contains itself has no outline`() throws {
        let library = try BoxFonts.library()
        #expect(try lay("AB", FontDescriptor(family: "Box Loop", size: 10), fonts: library).size.width == 12)
        #expect(library.outline(of: 1, in: FontID("BoxLoop")) != nil)
        #expect(library.outline(of: 2, in: FontID("BoxLoop")) == nil)
    }

    /// Sixty nested composites of two components each would take centuries to draw, even if they are blank, and a
    /// chain of thousands of components would overflow the stack.
    @Test(
        .enabled(if: BoxFonts.isAvailable, "fontTools is not installed"),
        arguments: ["BoxBomb", "BoxBlankBomb", "BoxChain"])
    func `an oversized composite glyph has no outline and is rejected quickly`(face: String) throws {
        let library = try BoxFonts.library()
        let elapsed = processorTime {
            let outline = library.outline(of: 7, in: FontID(face))
            #expect(outline == nil)
        }
        #expect(elapsed < .seconds(60))
        #expect(library.outline(of: 1, in: FontID(face)) != nil)
    }

    @Test func `a million glyphs and sizes stay within the cache limits`() {
        var cache = LimitedCache<Int, Int>(limit: 1 << 20)
        var most = 0
        for key in 0..<1_000_000 {
            cache.insert(key, for: key, weight: 200)
            most = max(most, cache.count)
        }
        #expect(most > 4_000 && most * 200 <= 1 << 20)
        #expect(cache.value(for: 999_999, weight: { _ in 200 }) == 999_999)
    }

    @Test func `a file of another font is an error`() throws {
        let folder = try TemporaryFonts()
        try folder.copy("/usr/share/fonts/opentype/inter/Inter-Bold.otf", as: "Inter-Regular.otf")
        let error = #expect(throws: TypographyError.self) { try lay("a", fonts: folder.library) }
        #expect(error?.message.contains("no face named Inter-Regular") == true)
    }

    @Test func `every weight and style of every family exists`() throws {
        for family in FontTable.families {
            for weight in stride(from: 100, through: 900, by: 50) {
                for size in [12.0, 40] {
                    for isItalic in [false, true] {
                        let font = FontDescriptor(
                            family: family, size: size, weight: FontWeight(weight), isItalic: isItalic)
                        #expect(try lay("a", font).missing.isEmpty)
                    }
                }
            }
        }
    }

    @Test func `large system text is Inter Display at any scale`() throws {
        #expect(try lay("a", FontDescriptor(size: 19.9)).fonts == [FontID("Inter-Regular")])
        let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.1)
        let layout = try lay("131072", FontDescriptor(size: 20, weight: .bold), style, width: 20)
        #expect(layout.fonts == [FontID("InterDisplay-Bold")] && layout.scale < 0.5)
    }

    @Test func `the hash of a font is what sha256sum prints`() throws {
        let bytes = try [UInt8](
            Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf")))
        #expect(try sharedFonts.contentHash(of: FontID("Inter-Bold")) == ContentHash(of: bytes))
        #expect(try sharedFonts.version(of: FontID("Inter-Bold")).hasPrefix("Version "))
    }

    @Test func `an unknown family is an error that lists the known ones`() throws {
        let error = #expect(throws: TypographyError.self) { try lay("a", FontDescriptor(family: "Comic", size: 17)) }
        #expect(error?.hint.contains("Helvetica Neue") == true)
    }
}

/// A folder of font files that is deleted after the test.
private final class TemporaryFonts {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var library: FontLibrary { FontLibrary(directories: [folder.path()]) }

    func copy(_ path: String, as name: String? = nil, _ change: (Data) -> Data = { $0 }) throws {
        let source = URL(fileURLWithPath: path)
        let target = folder.appending(path: name ?? source.lastPathComponent)
        try Data(change(try Data(contentsOf: source))).write(to: target)
    }
}

/// A file that cannot be used as a font, whatever it contains.
enum UnusableFont: CaseIterable {
    case pipe, device, folder, linkLoop, sparse

    var reason: String {
        switch self {
        case .pipe, .device: "it is a pipe or a device"
        case .folder: "it is a folder"
        case .linkLoop: "Too many levels of symbolic links"
        case .sparse: "it is larger than 256 MB"
        }
    }

    func make(at path: String) throws {
        let files = FileManager.default
        switch self {
        case .pipe:
            let isMade = unsafe mkfifo(path, 0o600) == 0
            try #require(isMade)
        case .device: try files.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
        case .folder: try files.createDirectory(atPath: path, withIntermediateDirectories: false)
        case .linkLoop: try files.createSymbolicLink(atPath: path, withDestinationPath: path)
        case .sparse:
            try Data().write(to: URL(fileURLWithPath: path))
            try FileHandle(forUpdating: URL(fileURLWithPath: path)).truncate(atOffset: 2 << 30)
        }
    }
}
