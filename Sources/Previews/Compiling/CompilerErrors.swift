/// The errors in the output of the compiler.
struct CompilerErrors {
    /// The first error of each file.
    private(set) var first: [String: (line: Int, message: String)] = [:]
    /// The last lines of the output, on one line.
    let end: String

    init(_ output: String) {
        let lines = output.split(separator: "\n")
        end = lines.suffix(3).joined(separator: " ")
        var expansion: String?
        for line in lines {
            if let message = expansion,
                let place = Self.place(in: line, before: ": note: expanded code originates here")
            {
                add(message, at: place)
                expansion = nil
            }
            if let place = Self.crash(in: line) {
                add("the compiler crashed while it compiled this", at: place)
            }
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
        if first[place.file] == nil { first[place.file] = (place.line, message) }
    }

    private static func place(in line: Substring, before text: String) -> (file: String, line: Int)? {
        guard let mark = line.firstRange(of: text) else { return nil }
        let parts = line[..<mark.lowerBound].drop { "`- ".contains($0) }.split(separator: ":")
        guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { return nil }
        return (parts.dropLast(2).joined(separator: ":"), number)
    }

    /// Returns the place in a line of the compiler's stack dump, such as `4. While type-checking (at /a.swift:3:1)`.
    private static func crash(in line: Substring) -> (file: String, line: Int)? {
        guard line.first?.isNumber == true, let mark = line.firstRange(of: "\tWhile ") else { return nil }
        let text = line[mark.upperBound...]
        guard let start = text.firstIndex(of: "/"), let end = text.firstRange(of: ".swift:") else { return nil }
        let digits = text[end.upperBound...].prefix { $0.isNumber }
        guard start < end.lowerBound, let number = Int(digits) else { return nil }
        return (String(text[start..<end.lowerBound]) + ".swift", number)
    }
}
