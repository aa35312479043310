import FramewrightDrawing
import Synchronization

extension FontStore {
    /// Returns the faces for a font, in the order in which they are tried.
    func stack(for font: FontDescriptor, locale: Locale) throws(TypographyError) -> FontStack {
        let wish = FontRequest(font: font, ideographs: locale.ideographs)
        if let known = stacks.withLock({ $0.stack(for: wish) }) { return known }
        let stack = FontStack(
            primary: try instance(for: font), helpers: try helpers(for: font), isBold: font.weight >= .semibold,
            isItalic: font.isItalic, ideographs: locale.ideographs)
        stacks.withLock { $0.insert(stack, for: wish) }
        return stack
    }

    /// The library's own families take precedence over those of `FontTable`.
    private func instance(for font: FontDescriptor) throws(TypographyError) -> FontInstance {
        if let own = try ownInstance(for: font) { return own }
        do {
            return FontInstance(try FontTable.primary(for: font))
        } catch .unknownFamily(let name, _) {
            throw .unknownFamily(name, known: families.map(\.name) + FontTable.families)
        }
    }

    private func ownInstance(for font: FontDescriptor) throws(TypographyError) -> FontInstance? {
        guard !families.isEmpty, let family = families.first(where: { $0.isNamed(font.family) }) else { return nil }
        return try faces(of: family).nearest(to: font)?.instance(for: font)
    }

    private func helpers(for font: FontDescriptor) throws(TypographyError) -> [FontInstance] {
        var helpers: [FontInstance] = []
        for name in fallbacks {
            var wish = font
            wish.family = name
            wish.variations = []
            helpers.append(try instance(for: wish))
        }
        return helpers + [FontInstance(FontTable.helper(for: font))]
    }

    /// Returns the faces of a family, at least one. They are read from the files on first use.
    func faces(of family: FontFamily) throws(TypographyError) -> [FamilyFace] {
        try opened.withLock { opened throws(TypographyError) in
            if let faces = opened[family.name] { return faces }
            var faces: [FamilyFace] = []
            for path in family.files { faces += try self.faces(inFile: path, of: family, alreadyNamed: faces) }
            guard !faces.isEmpty else { throw .fontCorrupt(file: family.name, reason: "the family has no files") }
            opened[family.name] = faces
            return faces
        }
    }

    /// Returns the faces in a file. A face without a unique name is named after its file.
    private func faces(
        inFile path: String, of family: FontFamily, alreadyNamed: [FamilyFace]
    ) throws(TypographyError) -> [FamilyFace] {
        let file = try file(at: path, package: nil)
        var faces: [FamilyFace] = []
        for (index, face) in try file.faces.enumerated() {
            let isTaken = { (name: String) in
                FontDeclaration.all[name] != nil || (alreadyNamed + faces).contains { $0.declaration.name == name }
            }
            let name = face.name.isEmpty || isTaken(face.name) ? "\(path):\(index)" : face.name
            let declaration = FontDeclaration(name: name, file: path, folder: "", package: nil, index: UInt32(index))
            faces.append(FamilyFace(declaration: declaration, style: face.style))
        }
        return faces
    }

    /// Finds a face by name, in the table or in any family that can be opened.
    func declaration(named name: String) -> FontDeclaration? {
        if let face = FontDeclaration.all[name] { return face }
        for family in families {
            let face = (try? faces(of: family))?.first { $0.declaration.name == name }
            if let face { return face.declaration }
        }
        return nil
    }
}

/// The cache key of a font stack.
struct FontRequest: Hashable {
    let font: FontDescriptor
    let ideographs: Locale.Ideographs
}

/// Font stacks by request. Adjacent texts usually have the same font, so the last stack is compared before a key is
/// hashed.
struct StackCache {
    private var stacks = LimitedCache<FontRequest, FontStack>(limit: 512)
    private var last: (wish: FontRequest, stack: FontStack)?

    mutating func stack(for wish: FontRequest) -> FontStack? {
        if let last, last.wish == wish { return last.stack }
        guard let stack = stacks.value(for: wish, weight: { _ in 1 }) else { return nil }
        last = (wish, stack)
        return stack
    }

    mutating func insert(_ stack: FontStack, for wish: FontRequest) {
        stacks.insert(stack, for: wish, weight: 1)
        last = (wish, stack)
    }
}

extension FontFamily {
    fileprivate func isNamed(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }
}
