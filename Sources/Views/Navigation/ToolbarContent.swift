import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// Items of the bars of a page, described by its body.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    /// The items.
    @ToolbarContentBuilder var body: Body { get }
}

/// Items of bars that a user can rearrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

/// Items that are lowered directly, without a body.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    func entries(_ lowering: Lowering) -> [ToolbarEntry]
}

extension ToolbarContent where Body == Never {
    /// Stops, because items without a body are lowered directly.
    public var body: Never { preconditionFailure("toolbar items without a body are lowered directly") }
}

/// An item of a bar, to be lowered in the environment of the view that declares it.
@MainActor
struct ToolbarEntry {
    nonisolated let placement: ToolbarItemPlacement
    let lowering: Lowering
    let lower: (Lowering) -> [ViewNode]
    /// Whether it is a flexible space.
    var isSpacer = false
    /// Whether each of its views is an item.
    var isGroup = false

    /// Returns the nodes of the item in a bar with an appearance.
    func nodes(in colorScheme: ColorScheme?, by container: Lowering) -> [ViewNode] {
        let lowering = lowering.reporting(like: container)
        if isSpacer { return lowering.at(.position(0)).nodes(of: Spacer(minLength: 0)) }
        let context = lowering.resettingPlace().with {
            $0.font = placement.isProminent ? .body.weight(.semibold) : .body
            $0.foregroundStyle = BarInk(colorScheme: colorScheme)
            $0.buttonStyle = BorderlessButtonStyle()
            $0.dynamicTypeSize = .large
            $0.colorScheme = colorScheme ?? $0.colorScheme
            $0.stackAxis = .horizontal
        }
        let nodes = lower(context)
        return isGroup || nodes.isEmpty ? nodes : [nodes.single(or: HStackLayout(), named: "HStack")]
    }
}

/// The foreground in a bar: that of controls, or black or white for an appearance of its own.
struct BarInk: DefaultForegroundStyle {
    let colorScheme: ColorScheme?

    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        guard let colorScheme else { return try ThemeColor(ControlColor.ink.token).paint(in: environment) }
        return try AnyShapeStyle(colorScheme == .dark ? Color.white : .black).paint(in: environment)
    }
}

extension Lowering {
    /// Returns the entries of items.
    func entries(of content: some ToolbarContent) -> [ToolbarEntry] {
        if let primitive = content as? any PrimitiveToolbarContent { return primitive.entries(self) }
        let inner = inside(type(of: content))
        inner.link(propertiesOf: content)
        return inner.entries(of: content.body)
    }
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    func entries(_ lowering: Lowering) -> [ToolbarEntry] {
        [
            ToolbarEntry(placement: placement, lowering: lowering) {
                $0.at(.position(0)).nodes(of: content.labelStyle(.iconOnly))
            }
        ]
    }
}

extension ToolbarItem where ID == Void {
    /// Creates an item at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Creates an item at a place. The identifier is accepted without effect.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items at one place.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates a group of items, one per view.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Creates a group of items, one per view. The label for bars without space is accepted without effect.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> L
    ) {
        self.init(placement: placement, content: content)
    }

    func entries(_ lowering: Lowering) -> [ToolbarEntry] {
        [
            ToolbarEntry(
                placement: placement, lowering: lowering,
                lower: { $0.at(.position(0)).nodes(of: content.labelStyle(.iconOnly)) }, isGroup: true)
        ]
    }
}

/// A space between items.
public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    func entries(_ lowering: Lowering) -> [ToolbarEntry] {
        guard sizing == .flexible else { return [] }
        return [ToolbarEntry(placement: placement, lowering: lowering, lower: { _ in [] }, isSpacer: true)]
    }
}

/// The length of a space between items.
public struct SpacerSizing: Hashable, Sendable {
    private let isFlexible: Bool

    /// A space that takes what other items leave.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// The usual distance.
    public static let fixed = SpacerSizing(isFlexible: false)
}
