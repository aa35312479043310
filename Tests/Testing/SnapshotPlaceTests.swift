import Framewright
import FramewrightVerification
import Testing

@testable import FramewrightTesting

struct SnapshotPlaceTests {
    @Test(arguments: [
        ("rain in Oslo", "rain-in-Oslo"), ("loses a life, then ends", "loses-a-life-then-ends"), ("日本語", "日本語"),
        ("größe", "größe"), ("gröẞe", "grö%E1%BA%9Ee"), ("e\u{301}te\u{301}", "\u{E9}t\u{E9}"), ("हिन्दी", "हिन्दी"),
        ("a/b", "a%2Fb"), ("..", "%2E%2E"), ("-7", "-7"), ("1.5", "1.5"), ("C#", "C%23"), ("🙂", "🙂"), ("con", "%63on"),
        ("failures", "%66ailures"), ("!?", "%21%3F"), ("a\u{202E}b", "a%E2%80%AEb"), ("a\u{0}b", "a%00b"),
        ("x.", "x%2E"),
    ])
    func `a component keeps letters of every script and percent-encodes characters that file systems reject`(
        text: String, component: String
    ) {
        let encoded = PathComponent.encode(text)
        #expect(encoded.unicodeScalars.elementsEqual(component.unicodeScalars), "\(encoded)")
    }

    @Test func `a long component is shortened and stays unique`() {
        let texts = ["a", "b"].map { String(repeating: "語", count: 200) + $0 }
        let components = texts.map(PathComponent.encode)
        #expect(components.allSatisfy { $0.utf8.count <= 160 } && components[0] != components[1])
    }

    @Test(arguments: [
        ("fits()", "Light/Inner/fits/view"), ("fits(device:)", "Light/Inner/fits-device/view"),
        ("`a/b c`(_:on:)", "Light/Inner/a%2Fb-c-on/view"), ("f(x) is fine()", "Light/Inner/f-x-is-fine/view"),
    ])
    func `a reference is suites, test and name`(test: String, reference: String) {
        let place = SnapshotPlace(file: "/t/LightTests.swift", suites: ["Light", "Inner"], test: test, name: nil)
        #expect(place.reference == reference && place.folder == "/t/Snapshots/LightTests")
    }

    @Suite struct Inner {
        @Test(arguments: [1]) func `the running test, its nested suites in the path`(number: Int) {
            let place = SnapshotPlace(
                #_sourceLocation, file: "/t/T.swift", test: nil, function: "helper()", name: "\(number)")
            #expect(
                place.reference == "SnapshotPlaceTests/Inner/the-running-test-its-nested-suites-in-the-path-number/1")
        }
    }
}

@MainActor
struct SnapshotRegistryTests {
    private func place(_ test: String, line: Int) -> SnapshotPlace {
        SnapshotPlace(file: "/t/T.swift", line: line, test: test, name: nil)
    }

    @Test func `a path claimed twice is a problem with both locations`() {
        let registry = SnapshotRegistry()
        #expect(registry.claim("a/b.png", for: place("a()", line: 3), isParameterized: false) == nil)
        #expect(registry.claim("a/c.png", for: place("a()", line: 4), isParameterized: false) == nil)
        let problem = registry.claim("a/b.png", for: place("b()", line: 7), isParameterized: false)
        #expect(
            problem?.prefix(3) == ["two snapshots are kept as a/b.png", "  /t/T.swift:3, a()", "  /t/T.swift:7, b()"])
    }

    @Test(arguments: [("Größe", "größe"), ("straße", "STRASSE"), ("Σς", "σσ")])
    func `paths that differ only in case are a problem`(one: String, other: String) {
        let registry = SnapshotRegistry()
        #expect(registry.claim(one, for: place("a()", line: 3), isParameterized: false) == nil)
        let problem = registry.claim(other, for: place("b()", line: 7), isParameterized: false)
        #expect(problem?.first?.contains("capitals") == true)
    }

    @Test func `unnamed arguments of one test are a problem, repeated runs are not`() {
        for isRepeated in [false, true] {
            let registry = SnapshotRegistry(allowsRepetition: isRepeated)
            #expect(registry.claim("a", for: place("a(n:)", line: 3), isParameterized: true) == nil)
            let problem = registry.claim("a", for: place("a(n:)", line: 3), isParameterized: true)
            #expect(problem?.last?.contains("argument") == (isRepeated ? nil : true))
        }
    }
}
