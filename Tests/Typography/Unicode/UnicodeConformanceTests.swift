import Testing

@testable import FramewrightTypography

/// Runs every line of the Unicode Consortium's conformance tests.
@Suite(.enabled(if: UnicodeDatabase.isInstalled, "apt-get install unicode-data"))
struct UnicodeConformanceTests {
    /// The test files are of 15.0. Where 16.0 differs, its rules apply.
    @Test func `lines break as in LineBreakTest`() throws {
        // LB15a to LB19, LB20a, LB21a, LB25.
        let later = [
            /00AB|0022(?: × 0308)? × 0020 × (?:2329|0028)/, /^× 002D(?: × 0308)? ÷ (?:0023|00A7|50005)/,
            /05D0 × 002D × 05D0/, /002[CE](?: × 0308)? ÷ 003[0-4]/,
        ]
        var (failures, followed): ([Substring], Int) = ([], 0)
        for line in try UnicodeDatabase.lines(of: "auxiliary/LineBreakTest.txt") {
            let marks = UnicodeDatabase.words(of: line).filter { $0 == "÷" || $0 == "×" }
            let ours = LineBreaks(UnicodeDatabase.scalars(line)).isAllowed
            if ours == marks.dropLast().map({ $0 == "÷" }) { continue }
            if later.contains(where: { line.contains($0) }) { followed += 1 } else { failures.append(line) }
        }
        #expect(failures.isEmpty, "\(failures.count), first: \(failures.prefix(10))")
        #expect(followed == 29)
    }

    @Test func `characters are ordered as in BidiCharacterTest`() throws {
        var failures: [Substring] = []
        for line in try UnicodeDatabase.lines(of: "BidiCharacterTest.txt") {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            let scalars = UnicodeDatabase.scalars(fields[0])
            let paragraph = BidiParagraph(
                scalars.map { BidiClass($0) }, brackets: scalars.map { BidiBracket($0) },
                baseLevel: fields[1] == "2" ? nil : UInt8(fields[1]))
            let expectation = BidiExpectation(levels: fields[3], order: fields[4])
            if !expectation.isMet(by: paragraph) || UInt8(fields[2]) != paragraph.baseLevel { failures.append(line) }
        }
        #expect(failures.isEmpty, "\(failures.count), first: \(failures.prefix(10))")
    }

    @Test func `classes are ordered as in BidiTest`() throws {
        var (failures, expectation): ([Substring], BidiExpectation) = ([], BidiExpectation(levels: "", order: ""))
        for line in try UnicodeDatabase.lines(of: "BidiTest.txt") {
            if line.hasPrefix("@Levels:") { expectation.levels = .init(levels: line.dropFirst(8)) }
            if line.hasPrefix("@Reorder:") { expectation.order = .init(order: line.dropFirst(9)) }
            guard !line.hasPrefix("@") else { continue }
            let fields = line.split(separator: ";")
            let classes = UnicodeDatabase.words(of: fields[0]).compactMap { BidiClass.named[$0] }
            let directions = Int(fields[1].filter { $0 != " " }, radix: 16) ?? 0
            for (bit, level) in [(1, nil), (2, 0), (4, 1)] as [(Int, UInt8?)] where directions & bit != 0 {
                if !expectation.isMet(by: BidiParagraph(classes, baseLevel: level)) { failures.append(line) }
            }
        }
        #expect(failures.isEmpty, "\(failures.count), first: \(failures.prefix(10))")
    }

    @Test func `every code point has the bidi class of the database`() throws {
        let listed = try UnicodeDatabase.values(of: "extracted/DerivedBidiClass.txt", missing: "")
        let wrong = listed.enumerated().filter { code, name in
            guard !name.isEmpty, let scalar = Unicode.Scalar(UInt32(code)) else { return false }
            return BidiClass(scalar) != BidiClass.named[name[...]]
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(10))")
    }

    @Test func `every code point has the width of the database`() throws {
        let wrong = try UnicodeDatabase.values(of: "EastAsianWidth.txt", missing: "N").enumerated().filter {
            code, name in
            guard let scalar = Unicode.Scalar(UInt32(code)) else { return false }
            return EastAsianWidth(scalar) != (["F", "W", "H"].contains(name) ? .wide : .other)
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(10))")
    }

    @Test func `every code point has the line break class of the database`() throws {
        let renamed: [String: Set<String>] = [
            "AI": ["AL"], "SG": ["AL"], "XX": ["AL", "XP"], "CJ": ["NS"], "SA": ["SA", "CM"], "ZWJ": ["ZJ"],
            "OP": ["OP", "OW"], "CP": ["CP", "CW"], "ID": ["ID", "XP"], "QU": ["QU", "QI", "QF"], "BA": ["BA", "HH"],
        ]
        let wrong = try UnicodeDatabase.values(of: "LineBreak.txt", missing: "XX").enumerated().filter { code, name in
            guard let scalar = Unicode.Scalar(UInt32(code)) else { return false }
            return !(renamed[name] ?? [name]).contains(LineBreakClass(scalar).rawValue)
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(10))")
    }
}

/// The expected levels, nil for removed characters, and the visual order of the others from left to right.
private struct BidiExpectation {
    var levels: [UInt8?]
    var order: [Int]

    init(levels: some StringProtocol, order: some StringProtocol) {
        self.levels = .init(levels: levels)
        self.order = .init(order: order)
    }

    func isMet(by paragraph: BidiParagraph) -> Bool {
        let kept = levels.indices.filter { levels[$0] != nil }
        guard paragraph.levels.count == levels.count, kept.allSatisfy({ paragraph.levels[$0] == levels[$0] }) else {
            return false
        }
        return BidiParagraph.visualOrder(kept.map { paragraph.levels[$0] }).map { kept[$0] } == order
    }
}

extension [UInt8?] {
    fileprivate init(levels: some StringProtocol) {
        self = UnicodeDatabase.words(of: levels).map { UInt8($0) }
    }
}

extension [Int] {
    fileprivate init(order: some StringProtocol) {
        self = UnicodeDatabase.words(of: order).compactMap { Int($0) }
    }
}

extension BidiClass {
    /// The classes by their names in the database.
    fileprivate static let named: [Substring: BidiClass] = [
        "L": .leftToRight, "R": .rightToLeft, "AL": .arabicLetter, "EN": .europeanNumber, "ES": .europeanSeparator,
        "ET": .europeanTerminator, "AN": .arabicNumber, "CS": .commonSeparator, "NSM": .nonspacingMark,
        "BN": .boundaryNeutral, "B": .paragraphSeparator, "S": .segmentSeparator, "WS": .whitespace,
        "ON": .otherNeutral, "LRE": .leftToRightEmbedding, "LRO": .leftToRightOverride, "RLE": .rightToLeftEmbedding,
        "RLO": .rightToLeftOverride, "PDF": .popDirectionalFormat, "LRI": .leftToRightIsolate,
        "RLI": .rightToLeftIsolate, "FSI": .firstStrongIsolate, "PDI": .popDirectionalIsolate,
    ]
}
