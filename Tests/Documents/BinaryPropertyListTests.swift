import FramewrightDocuments
import FramewrightTestSupport
import Testing

struct BinaryPropertyListTests {
    /// Written by Python's plistlib.
    private static let sample = bytes(
        """
        62706c6973743030d3010203040d145f10104261636b67726f756e6420436f6c6f726300e90020263a516ed405060708090a0b0c5d526564\
        20436f6d706f6e656e745f100f477265656e20436f6d706f6e656e745e426c756520436f6d706f6e656e745b436f6c6f7220537061636523\
        3fb999999999999a233fe0000000000000233ff00000000000005473524742a60e0f10111213100313fffffffffffffffb09084261622340\
        04000000000000130000010000000000080f22292b344254636f78818a8f9698a1a2a3a6af00000000000001010000000000000015000000\
        000000000000000000000000b8
        """)

    private static func bytes(_ digits: String) -> [UInt8] {
        let digits = digits.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }

    private func parse(_ bytes: [UInt8]) throws(DocumentError) -> JSONDocument {
        try JSONDocument(parsingPropertyList: bytes, file: "a.plist")
    }

    @Test func `a binary property list is read like its XML form`() throws {
        let text = JSONOutput(try parse(Self.sample).root).text
        #expect(
            text == ##"""
                {"Background Color": {"Red Component": 0.1, "Green Component": 0.5, "Blue Component": 1.0, "Color Space": "sRGB"}, "é ☺": [3, -5, true, false, "YWI=", 2.5], "n": 1099511627776}
                """##)
    }

    /// Returns a property list of the given objects with their offsets and a trailer.
    private func list(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [UInt8(objects.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
        return bytes
    }

    @Test(
        arguments: [
            ([[0xA1, 0]], "values are nested more than 128 deep"),
            ([[0xA1, 9]], "the binary property list is damaged"),
            ([[0xD1, 1, 1], [0x08]], "a key is a string, this is a boolean"),
            ([[0xD2, 1, 1, 1, 1], [0x51, 0x61]], "the key \"a\" is given twice"),
            ([[0x80, 1]], "the object has no counterpart here"), ([[0x51, 0xE9]], "the text is damaged"),
            ([[0x61, 0xD8, 0x00]], "the text is damaged"),
            ([[0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]], "inf is no number"),
            ([[0xAF, 0x13, 0x7F, 0, 0, 0, 0, 0, 0, 0]], "the binary property list is damaged"),
            ([[0x5F, 0x10, 0xFF]], "the binary property list is damaged"),
        ] as [([[UInt8]], String)])
    func `a broken binary property list is rejected`(objects: [[UInt8]], problem: String) {
        let error = #expect(throws: DocumentError.self) { try parse(list(objects)) }
        #expect(error?.problem == problem)
    }

    @Test func `shared objects do not expand without bounds`() {
        // Each array contains the next one ten times: 10^20 nodes.
        let objects = (1...20).map { [UInt8(0xAA)] + [UInt8](repeating: UInt8($0), count: 10) } + [[0x09]]
        let error = #expect(throws: DocumentError.self) { try parse(list(objects)) }
        #expect(error?.kind == .tooLarge)
    }

    @Test func `mutated binary property lists are read or rejected`() {
        for seed in 0..<3000 {
            var chance = SplitMix(state: UInt64(seed))
            let bytes = chance.mutated(Self.sample)
            do { _ = try parse(bytes) } catch { #expect(!error.problem.isEmpty && error.line >= 1) }
        }
    }
}
