/// The document type declaration: skipped, except for entities that stand for plain text, which drawing programs
/// write.
extension XMLReader {
    /// Reads the declaration; never fetches the external subset.
    mutating func readDoctype() throws(XMLError) {
        let start = position
        position += 9
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                return
            case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try readQuoted()
            case UInt8(ascii: "["):
                guard limits.allowsDeclarations else {
                    throw failure(
                        "the document type has declarations, which are refused", at: position,
                        hint: Self.declarationHint)
                }
                position += 1
                try readInternalSubset()
            default: position += 1
            }
        }
        throw failure("the document type does not end", at: start)
    }

    private mutating func readInternalSubset() throws(XMLError) {
        let start = position
        while position < bytes.count {
            if consume("]") { return }
            if starts(with: "<!--") {
                try skip(past: "-->", from: position + 4, "a comment")
            } else if starts(with: "<?") {
                try skip(past: "?>", from: position + 2, "an instruction")
            } else if starts(with: "<!ENTITY") {
                try readEntity()
            } else if starts(with: "<!") {
                try skipDeclaration()
            } else if bytes[position] == UInt8(ascii: "%") {
                throw failure("a parameter entity, which is refused", at: position, hint: Self.declarationHint)
            } else if !skipSpace() {
                throw failure("the document type holds something unknown", at: position)
            }
        }
        throw failure("the document type does not end", at: start)
    }

    /// Skips ELEMENT, ATTLIST and NOTATION declarations.
    private mutating func skipDeclaration() throws(XMLError) {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") {
                _ = try readQuoted()
            } else {
                position += 1
            }
        }
        guard consume(">") else { throw failure("a declaration does not end", at: start) }
    }

    private mutating func readEntity() throws(XMLError) {
        let start = position
        position += 8
        skipSpace()
        guard position < bytes.count, bytes[position] != UInt8(ascii: "%") else {
            throw failure("a parameter entity, which is refused", at: start, hint: Self.declarationHint)
        }
        let name = try readName()
        skipSpace()
        guard !starts(with: "SYSTEM"), !starts(with: "PUBLIC") else {
            throw failure(
                "the entity \(Self.quoted(name)) lies outside the file, which is refused", at: start,
                hint: Self.declarationHint)
        }
        let value = try readQuoted()
        guard !bytes[value].contains(where: { "&<%".utf8.contains($0) }) else {
            throw failure(
                "the entity \(Self.quoted(name)) is made of others or of elements, which is refused", at: start,
                hint: Self.declarationHint)
        }
        // The first declaration of a name applies.
        if entities[name] == nil { entities[name] = String(decoding: bytes[value], as: UTF8.self) }
        skipSpace()
        guard consume(">") else { throw failure("an entity's declaration does not end", at: start) }
    }

    private static let declarationHint = "save it without a document type"
}
