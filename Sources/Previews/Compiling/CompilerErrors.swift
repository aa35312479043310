/// The errors in the output of the compiler.
struct CompilerErrors {
    /// The first error of each file.
    private(set) var first: [String: (line: Int, message: String)] = [:]
    /// The last lines of the output, on one line.
    let end: String

    init(_ output: String) {
        let lines = output.split(separator: "\n")
        end = lines.suffix(3).joined(separator: " ")
        let crash = Self.words(forCrashIn: output)
        var expansion: String?
        for line in lines {
            if let message = expansion,
                let place = Self.place(in: line, before: ": note: expanded code originates here")
            {
                add(message, at: place)
                expansion = nil
            }
            if let place = Self.crash(in: line) { add(crash, at: place) }
            if let (file, reason) = Self.unreadable(in: line) { add("it cannot be opened (\(reason))", at: (file, 0)) }
            guard let mark = line.firstRange(of: ": error: ") else { continue }
            let message = String(line[mark.upperBound...])
            if line.hasPrefix("macro expansion ") {
                expansion = message
            } else if let place = Self.place(in: line, before: ": error: ") {
                add(message, at: place)
            }
        }
    }

    private mutating func add(_ message: String, at place: (file: String, line: Int)) {
        // A place without a line may be followed by a more exact one.
        if (first[place.file]?.line ?? 0) == 0 {
            first[place.file] = (place.line, first[place.file]?.message ?? message)
        }
    }

    private static func place(in line: Substring, before text: String) -> (file: String, line: Int)? {
        guard let mark = line.firstRange(of: text) else { return nil }
        let parts = line[..<mark.lowerBound].drop { "`- ".contains($0) }.split(separator: ":")
        guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { return nil }
        return (parts.dropLast(2).joined(separator: ":"), number)
    }

    /// Returns the reason why the compiler ended without a message of its own.
    private static func words(forCrashIn output: String) -> String {
        // The signal at the limit of processor time.
        output.contains("due to signal 24")
            ? "the compiler takes too long for this" : "the compiler crashed while it compiled this, or took too long"
    }

    /// Returns the place in a line of the compiler's stack dump, such as `4. While type-checking (at /a.swift:3:1)`, or
    /// `3. While evaluating request ParseSourceFileRequest(source_file "/a.swift")`, which has no line.
    private static func crash(in line: Substring) -> (file: String, line: Int)? {
        guard line.first?.isNumber == true,
            let mark = line.firstRange(of: ".\tWhile ") ?? line.firstRange(of: ".\tWith ")
        else { return nil }
        let text = line[mark.upperBound...]
        guard let start = text.firstIndex(of: "/"), let end = text.firstRange(of: ".swift", after: start) else {
            return nil
        }
        let rest = text[end.upperBound...]
        return (
            String(text[start..<end.upperBound]),
            rest.first == ":" ? Int(rest.dropFirst().prefix { $0.isNumber }) ?? 0 : 0
        )
    }

    /// Returns the file and the reason in `error: error opening input file '/a.swift' (Permission denied)`.
    private static func unreadable(in line: Substring) -> (file: String, reason: String)? {
        guard let mark = line.firstRange(of: "error opening input file '"),
            let end = line.firstRange(of: "' (", after: mark.upperBound)
        else { return nil }
        return (String(line[mark.upperBound..<end.lowerBound]), String(line[end.upperBound...].prefix { $0 != ")" }))
    }
}

extension Substring {
    /// Returns the first range of a text behind an index.
    fileprivate func firstRange(of text: String, after index: Index) -> Range<Index>? {
        self[index...].firstRange(of: text)
    }
}
