import FramewrightDocuments
public import FramewrightDrawing
import FramewrightViews

/// A line of an outline: a view, or several that are counted.
public struct OutlineEntry: Hashable, Sendable {
    /// A part that a view shows.
    public enum Content: Hashable, Sendable {
        /// A text, or the label for assistive technology that replaces it.
        case text(String)
        /// An image by its name.
        case image(String)
    }

    /// A state of a view.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// Takes no touches, because it or a view around it is disabled.
        case disabled
        /// The selected one of several.
        case selected
        /// Takes the text that is typed.
        case focused
        /// Behind a presentation, so that it takes no touches.
        case behind
        /// Takes taps, without being a control.
        case tap
        /// Takes long presses.
        case hold
        /// Takes drags.
        case drag
        /// Scrolls its content.
        case scroll
    }

    /// The kind of an entry.
    public enum Kind: Hashable, Sendable {
        /// A view, or several merged into one line.
        case view
        /// A row of so many views of one type.
        case alike(Int)
        /// So many views in a row, all outside the screen. Contents are those of the first one.
        case offScreen(Int)
    }

    /// A view, or several.
    public internal(set) var kind = Kind.view
    /// The type of the view, such as `Button` or `HStack`.
    public internal(set) var type: String
    /// The texts and images, in paint order.
    public internal(set) var contents: [Content] = []
    /// The accessibility identifier.
    public internal(set) var identifier: String?
    /// The bounding box on the screen, in points.
    public internal(set) var frame: Rect
    /// The part that takes taps, if it is not the whole control.
    public internal(set) var touchArea: Rect?
    /// The value of a control, such as `on`.
    public internal(set) var value: String?
    /// The states.
    public internal(set) var states: Set<State> = []
    /// The lint findings of the views of this line.
    public internal(set) var findings: [Finding] = []
    /// The views inside.
    public internal(set) var children: [OutlineEntry] = []
    /// True if it is a control.
    var isControl = false
    /// True if it is a shape or drawing, which matters only where nothing else is drawn.
    var isDecoration = false
}

extension OutlineEntry {
    /// The view on one line: type, contents, identifier, frame in whole points, states.
    public var line: String {
        var words = [name]
        words += contents.prefix(Self.contentLimit).map(\.outlined)
        if contents.count > Self.contentLimit { words.append("+\(contents.count - Self.contentLimit)") }
        if let identifier { words.append("id=\(identifier.outlinedWord(limit: 80))") }
        words.append(frame.outlined)
        if let value { words.append("value=\(value.outlinedWord(limit: 40))") }
        if let touchArea { words.append("tap=\(touchArea.midX.wholePoints),\(touchArea.midY.wholePoints)") }
        return (words + State.allCases.filter(states.contains).map(\.rawValue)).joined(separator: " ")
    }

    /// The number of texts and images in a line.
    private static let contentLimit = 4

    private var name: String {
        switch kind {
        case .view: type.printable()
        case .alike(let count): "\(count) \(type.printable())"
        case .offScreen(let count): "... \(count) off screen,"
        }
    }
}

extension OutlineEntry.Content {
    fileprivate var outlined: String {
        switch self {
        case .text(let text): text.outlinedQuotation(limit: 40)
        case .image(let name): "<\(name.outlined(limit: 40))>"
        }
    }
}

extension Rect {
    /// The origin and size in whole points: `12,40 66x44`.
    fileprivate var outlined: String {
        "\(minX.wholePoints),\(minY.wholePoints) \(width.wholePoints)x\(height.wholePoints)"
    }
}

extension Double {
    /// The nearest whole number, or `?` for a number that no screen has.
    var wholePoints: String { abs(self) < 1e6 ? "\(Int(rounded()))" : "?" }
}

extension String {
    /// Returns the text on one line without invisible characters, shortened to a number of characters.
    func outlined(limit: Int) -> String {
        let beginning = prefix(limit)
        // A single character can have any number of accents.
        let scalars = beginning.unicodeScalars.prefix(limit * 4)
        let isWhole = beginning.endIndex == endIndex && scalars.endIndex == beginning.endIndex
        let text = String(String.UnicodeScalarView(scalars)).replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
        return text.printable() + (isWhole ? "" : "…")
    }

    /// Returns the text in quotation marks, shortened.
    func outlinedQuotation(limit: Int) -> String { "\"\(outlined(limit: limit).replacing("\"", with: "\\\""))\"" }

    /// Returns the text in quotation marks, or without them if it is a plain word.
    func outlinedWord(limit: Int) -> String {
        let isPlain = utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "-_./:%+#".utf8.contains(byte)
            }
        }
        return isPlain && !isEmpty && utf8.count <= limit ? self : outlinedQuotation(limit: limit)
    }
}
