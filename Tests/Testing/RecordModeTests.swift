import Testing

@testable import FramewrightTesting

struct RecordModeTests {
    private func mode(_ variables: [String: String]) -> RecordMode? { RecordMode.current { variables[$0] } }

    @Test func `nothing is recorded by default`() {
        #expect(mode([:]) == .never && mode(["FRAMEWRIGHT_RECORD": ""]) == .never)
        #expect(mode(["FRAMEWRIGHT_RECORD": "missing"]) == .missing && mode(["FRAMEWRIGHT_RECORD": "ALL"]) == .all)
    }

    @Test func `continuous integration never records`() {
        #expect(mode(["CI": "true", "FRAMEWRIGHT_RECORD": "all"]) == .never)
        #expect(mode(["CI": "false", "FRAMEWRIGHT_RECORD": "failed"]) == .failed)
    }

    @Test func `an unknown mode is nil`() { #expect(mode(["FRAMEWRIGHT_RECORD": "yes"]) == nil) }
}
