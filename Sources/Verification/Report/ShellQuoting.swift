/// For a shell, where the path has anything but plain letters.
package func shellQuoted(_ path: String) -> String {
    let plain = path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
    return plain ? path : "'\(path.replacing("'", with: "'\\''"))'"
}
