public import FramewrightDrawing
public import FramewrightViews

/// A placed screen as a value people and programs read: where every view is, and what its text became.
///
/// Guarantee: nodes come in paint order, each after its parent; the first is the root and the only one without parent.
public struct LayoutDocument: Hashable, Sendable {
    /// What the file says it is.
    public static let format = "framewright-layout"
    /// The only version there is so far.
    public static let version = 1

    /// A view with its place.
    public struct Node: Hashable, Sendable {
        /// Identity steps from the root; `~` and `/` inside a step are `~0` and `~1`, as in a JSON pointer.
        public var path: String
        /// The view's type, such as `Text` or `HStack`.
        public var type: String
        public var identifier: String?
        /// In screen coordinates, points, snapped to pixels. Not finite where layout went wrong.
        public var frame: Rect
        /// True where everything inside is cut off at the frame or at a shape in it.
        public var clips = false
        /// What everything inside is faded to, 0 to 1.
        public var opacity = 1.0
        public var text: PlacedText?
    }

    /// What a text became in the room it was given.
    public struct PlacedText: Hashable, Sendable {
        public var string: String
        /// In the order of their first use; empty where nothing is drawn.
        public var fonts: [Font]
        public var lines: Int
        /// From the frame's top, in points.
        public var firstBaseline: Double
        /// From the frame's top, in points.
        public var lastBaseline: Double
        /// True when an ellipsis stands for the rest.
        public var isTruncated = false
        /// True when ink reaches beyond the room that was given.
        public var isClipped = false
    }

    /// A face by name, and its size in points after all scaling.
    public struct Font: Hashable, Sendable {
        public var face: String
        public var size: Double
    }

    /// What the views were laid out for.
    public struct Screen: Hashable, Sendable {
        /// Points.
        public var size: Size
        /// Pixels per point.
        public var scale: Double
        /// Where reading begins on the right, that is the leading side; in files of before 0.8.0 leading is left.
        public var safeAreaInsets: EdgeInsets
        /// Nil in files of before 0.8.0.
        public var direction: LayoutDirection?
        /// Nil in files of before 0.8.0.
        public var textSize: DynamicTypeSize?
    }

    /// `Renderer.version` that made it.
    public var renderer: String
    /// `screen/state`, or the scene alone where its state came from a file.
    public var scene: String
    /// The theme's own name.
    public var theme: String
    public var context: String?
    public var locale: String
    public var screen: Screen
    public let nodes: [Node]
}

extension LayoutDocument {
    /// For each node the index of its parent; nil for the root alone.
    public var parents: [Int?] {
        var ancestry = Ancestry()
        return nodes.map { node in
            if case .child(let parent) = ancestry.enter(node.path) { parent } else { nil }
        }
    }
}

/// Finds parents by path while nodes go by in paint order.
struct Ancestry {
    enum Place: Equatable {
        case root
        case child(of: Int)
        /// Neither the first node nor inside one whose turn is not over.
        case nowhere
    }

    private var count = 0
    private var open: [(path: Substring, index: Int)] = []

    mutating func enter(_ path: String) -> Place {
        let index = count
        count += 1
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            open = [(path[...], index)]
            return index == 0 ? .root : .nowhere
        }
        let parentPath = path[..<slash]
        while let last = open.last, last.path != parentPath { open.removeLast() }
        guard let parent = open.last else { return .nowhere }
        open.append((path[...], index))
        return .child(of: parent.index)
    }
}
