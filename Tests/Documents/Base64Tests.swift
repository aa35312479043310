import Foundation
import FramewrightDocuments
import Testing

struct Base64Tests {
    /// The test vectors of RFC 4648, section 10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ])
    func `the test vectors of the RFC are encoded`(text: String, expected: String) {
        #expect(Base64.text(Array(text.utf8)) == expected)
    }

    @Test func `every byte is encoded as by Foundation`() {
        for length in [254, 255, 256] {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 167) }
            #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
        }
    }
}
