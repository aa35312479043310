public import FramewrightDrawing
public import FramewrightViews

/// A placed screen as a value: the frame of every view, and the lines of its text.
///
/// Guarantee: nodes are in paint order, each after its parent; the first is the root and the only one without a parent.
public struct LayoutDocument: Hashable, Sendable {
    /// The value of the file's `format` key.
    public static let format = "framewright-layout"
    /// The version of the file format.
    public static let version = 1

    /// A view with its frame.
    public struct Node: Hashable, Sendable {
        /// The identity steps from the root, separated by `/`. Inside a step, `~` and `/` are written `~0` and `~1`, as
        /// in a JSON pointer.
        public var path: String
        /// The name of the view's type, such as `Text` or `HStack`.
        public var type: String
        /// The accessibility identifier, if any.
        public var identifier: String?
        /// The frame in screen coordinates, in points, snapped to pixels. Not finite if layout failed.
        public var frame: Rect
        /// True if the content is clipped to the frame or to a shape in it.
        public var clips = false
        /// The opacity of the content, 0 to 1.
        public var opacity = 1.0
        /// The text that the view draws, if any.
        public var text: PlacedText?
    }

    /// A text as it was laid out in the proposed size.
    public struct PlacedText: Hashable, Sendable {
        /// The text.
        public var string: String
        /// The fonts in order of first use. Empty if nothing is drawn.
        public var fonts: [Font]
        /// The number of lines.
        public var lines: Int
        /// The distance of the first baseline from the frame's top, in points.
        public var firstBaseline: Double
        /// The distance of the last baseline from the frame's top, in points.
        public var lastBaseline: Double
        /// True if the text was shortened with an ellipsis.
        public var isTruncated = false
        /// True if ink extends beyond the proposed size.
        public var isClipped = false
    }

    /// A font face and its size.
    public struct Font: Hashable, Sendable {
        /// The name of the face.
        public var face: String
        /// The size in points after all scaling.
        public var size: Double
    }

    /// The screen that the views were laid out for.
    public struct Screen: Hashable, Sendable {
        /// The size in points.
        public var size: Size
        /// The number of pixels per point.
        public var scale: Double
        /// The safe area insets in points. Leading is right if `direction` is right to left; in files written before
        /// 0.8.0 it is always left.
        public var safeAreaInsets: EdgeInsets
        /// The layout direction. Nil in files written before 0.8.0.
        public var direction: LayoutDirection?
        /// The text size. Nil in files written before 0.8.0.
        public var textSize: DynamicTypeSize?
    }

    /// The `Renderer.version` that made the layout.
    public var renderer: String
    /// The scene as `screen/state`. The screen alone if its state came from a file.
    public var scene: String
    /// The name of the theme.
    public var theme: String
    /// The context of the theme, such as `dark`, if any.
    public var context: String?
    /// The language tag.
    public var locale: String
    /// The screen.
    public var screen: Screen
    /// The views in paint order.
    public let nodes: [Node]
}

extension LayoutDocument {
    /// The index of each node's parent. Nil for the root only.
    public var parents: [Int?] {
        var ancestry = Ancestry()
        return nodes.map { node in
            if case .child(let parent) = ancestry.enter(node.path) { parent } else { nil }
        }
    }
}

/// Finds parents by their paths, for nodes visited in paint order.
struct Ancestry {
    enum Place: Equatable {
        case root
        case child(of: Int)
        /// Neither the first node nor the child of a node whose subtree is being visited.
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
