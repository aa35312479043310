/// Removes the parts of Swift source that `#if` excludes on this platform.
struct ConditionalCompilation {
    /// The modules that previews can import. `canImport` is false for others.
    private static let modules: Set = [
        "SwiftUI", "Combine", "CoreGraphics", "Foundation", "FoundationEssentials", "Observation", "Dispatch", "Glibc",
        "Synchronization", "Swift", "RegexBuilder",
    ]

    /// A branch of an `#if` inside of which the walk is.
    private struct Branch {
        /// Whether tokens of the current branch are compiled.
        var isActive: Bool
        /// Whether a branch was compiled already.
        var isDecided: Bool
    }

    /// Returns the tokens that are compiled, without the directives.
    static func active(in tokens: [SourceToken]) -> [SourceToken] {
        var active: [SourceToken] = []
        var branches: [Branch] = []
        var index = 0
        while index < tokens.count {
            guard tokens[index].text == "#", index + 1 < tokens.count,
                ["if", "elseif", "else", "endif"].contains(tokens[index + 1].text)
            else {
                if branches.allSatisfy(\.isActive) { active.append(tokens[index]) }
                index += 1
                continue
            }
            let line = tokens[index].line
            let end = tokens[index...].firstIndex { $0.line != line } ?? tokens.count
            apply(tokens[index + 1].text, Array(tokens[(index + 2)..<end]), to: &branches)
            index = end
        }
        return active
    }

    private static func apply(_ directive: String, _ condition: [SourceToken], to branches: inout [Branch]) {
        if directive == "if" {
            let isActive = holds(condition)
            return branches.append(Branch(isActive: isActive, isDecided: isActive))
        }
        guard var branch = branches.popLast(), directive != "endif" else { return }
        branch.isActive = !branch.isDecided && (directive == "else" || holds(condition))
        branch.isDecided = branch.isDecided || branch.isActive
        branches.append(branch)
    }

    private static func holds(_ condition: [SourceToken]) -> Bool {
        var parser = ConditionalCompilation(words: condition.map(\.text))
        return parser.alternatives()
    }

    private static let deepestNesting = 100

    private let words: [String]
    private var next = 0
    private var depth = 0

    private init(words: [String]) { self.words = words }

    private mutating func takes(_ word: String) -> Bool {
        guard next < words.count, words[next] == word else { return false }
        next += 1
        return true
    }

    private mutating func alternatives() -> Bool {
        var result = conditions()
        while takes("|") {
            _ = takes("|")
            let other = conditions()
            result = result || other
        }
        return result
    }

    private mutating func conditions() -> Bool {
        var result = condition()
        while takes("&") {
            _ = takes("&")
            let other = condition()
            result = result && other
        }
        return result
    }

    private mutating func condition() -> Bool {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepestNesting else { return false }
        if takes("!") { return !condition() }
        if takes("(") {
            defer { _ = takes(")") }
            return alternatives()
        }
        guard next < words.count else { return false }
        let name = words[next]
        next += 1
        guard takes("(") else { return name == "true" || name == "DEBUG" }
        let end = words[next...].firstIndex(of: ")") ?? words.count
        defer { next = min(end + 1, words.count) }
        return Self.isTrue(name, of: words[next..<end].first ?? "")
    }

    private static func isTrue(_ function: String, of argument: String) -> Bool {
        switch function {
        case "os": argument == "Linux"
        case "canImport": modules.contains(argument)
        // The versions that sources ask for are older than the tool's.
        case "swift", "compiler": argument == ">"
        case "arch": argument == "x86_64"
        default: false
        }
    }
}
