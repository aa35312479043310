import FramewrightDocuments

/// Returns a path quoted for a POSIX shell, unless it consists only of plain characters.
package func shellQuoted(_ path: String) -> String {
    let plain = path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
    return plain ? path : "'\(path.replacing(scalar: "'", with: "'\\''"))'"
}
