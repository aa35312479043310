/// An error of finding fonts or laying out text.
public enum TypographyError: Error, Hashable, Sendable {
    static let longestText = 1_000_000

    /// No file of that name exists in any of the directories. Installing the Debian package provides it, if
    /// it has one.
    case fontMissing(file: String, package: String?, searched: [String])
    /// The file exists but cannot be read or is not the expected font.
    case fontCorrupt(file: String, reason: String)
    /// Neither `FontTable` nor the library maps the family to files.
    case unknownFamily(String, known: [String])
    /// No packaged typeface corresponds to the design of the system family.
    case designMissing(FontDesign)
    /// The font size is negative, not a number, or larger than `FontDescriptor.largestSize`.
    case unusableFontSize(Double)
    /// The text has more than `Typesetter.longestText` bytes of UTF-8.
    case textTooLong(bytes: Int)
}

extension TypographyError: CustomStringConvertible {
    /// The message without the hint.
    public var description: String { message }

    /// The problem and its place.
    public var message: String {
        switch self {
        case .fontMissing(let file, _, let searched):
            "font file \(file) not found" + (searched.isEmpty ? "" : ", in \(searched.joined(separator: ", "))")
        case .fontCorrupt(let file, let reason): "font file unusable: \(reason), in \(file)"
        case .unknownFamily(let name, _): "unknown font family \"\(name)\""
        case .designMissing(let design): "no font has the design \(design.rawValue)"
        case .unusableFontSize(let size): "unusable font size \(size)"
        case .textTooLong(let bytes): "text of \(bytes) bytes is too long"
        }
    }

    /// The suggested remedy.
    public var hint: String {
        switch self {
        case .fontMissing(_, let package?, _): ReleasePart.remedy(for: [package])
        case .fontMissing: "check the path of the family's file"
        case .fontCorrupt: "replace the file; if it is of a Debian package, apt-get install --reinstall that package"
        case .unknownFamily(_, let known): "the families are " + known.joined(separator: ", ")
        case .designMissing: "the designs are default, monospaced and serif"
        case .unusableFontSize: "a size is a number of points from 0 to \(Int(FontDescriptor.largestSize))"
        case .textTooLong: "a text has at most \(Self.longestText) bytes of UTF-8"
        }
    }
}
