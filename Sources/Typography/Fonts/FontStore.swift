import FramewrightDrawing
import Synchronization

/// The open fonts of a library.
final class FontStore: Sendable {
    private let directories: [String]
    let families: [FontFamily]
    let fallbacks: [String]
    /// The open faces. A variable font has one for every requested instance.
    private let faces = Mutex(FaceCache())
    private let files = Mutex<[String: FontFile]>([:])
    let opened = Mutex<[String: [FamilyFace]]>([:])
    /// The stack of every requested font, created once.
    let stacks = Mutex(StackCache())

    init(directories: [String], families: [FontFamily], fallbacks: [String]) {
        self.directories = directories
        self.families = families
        self.fallbacks = fallbacks
    }

    func face(_ instance: FontInstance) throws(TypographyError) -> FontFace {
        if let face = openFace(instance.id) { return face }
        let declaration = instance.declaration
        let path = declaration.folder.isEmpty ? declaration.file : declaration.folder + "/" + declaration.file
        let face = try FontFace(instance, file: file(at: path, package: declaration.package))
        faces.withLock { $0.insert(face) }
        return face
    }

    private func openFace(_ id: FontID) -> FontFace? { faces.withLock { $0.face(id) } }

    func face(named font: FontID) throws(TypographyError) -> FontFace {
        if let face = openFace(font) { return face }
        guard let instance = FontInstance(named: font.name, declaration: declaration) else {
            throw .unknownFamily(font.name, known: families.map(\.name) + FontTable.families)
        }
        return try face(instance)
    }

    /// Returns a mapped file, shared by all of its faces. In each directory it is searched by its path, then by its
    /// name.
    func file(at path: String, package: String?) throws(TypographyError) -> FontFile {
        if let file = files.withLock({ $0[path] }) { return file }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let places = path.hasPrefix("/") ? [path] : directories.flatMap { [$0 + "/" + path, $0 + "/" + name] }
        for place in places {
            guard let file = try FontFile(path: place) else { continue }
            files.withLock { $0[path] = file }
            return file
        }
        throw .fontMissing(file: package == nil ? path : name, package: package, searched: directories)
    }
}

/// Open faces by name. A screen uses two or three, so the most recent ones are compared before a name is hashed.
private struct FaceCache {
    private var faces = LimitedCache<FontID, FontFace>(limit: 512)
    private var recent: [FontFace] = []

    mutating func face(_ id: FontID) -> FontFace? {
        for index in recent.indices where recent[index].id == id { return recent[index] }
        guard let face = faces.value(for: id, weight: { _ in 1 }) else { return nil }
        remember(face)
        return face
    }

    mutating func insert(_ face: FontFace) {
        faces.insert(face, for: face.id, weight: 1)
        remember(face)
    }

    private mutating func remember(_ face: FontFace) {
        if recent.count == 4 { recent.removeFirst() }
        recent.append(face)
    }
}
