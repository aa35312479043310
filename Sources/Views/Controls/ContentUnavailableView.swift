import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// A message in place of content that can't be shown, with an icon above, a description and actions below.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    @Environment(\.self) private var environment
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a message from views.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The message in the middle of the available space.
    public var body: some View {
        VStack(spacing: environment.length(.sectionGap)) {
            VStack(spacing: environment.length(.labelGap)) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.control(.inkSecondary))
            }
            actions.font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 2 * environment.length(.rowSide))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.control(.inkSecondary))
            configuration.title.font(.title2).bold()
        }
    }
}

extension ContentUnavailableView
where Label == FramewrightViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a message with a title, a symbol and a description.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init {
            FramewrightViews.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a message with a title, an image from the asset folder and a description.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
        self.init {
            FramewrightViews.Label(title, image: name)
        } description: {
            description
        }
    }

    /// A message for a search without results.
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            String("No Results"), systemImage: "magnifyingglass", description: Text(verbatim: "Try a new search."))
    }

    /// Returns a message for a search for a text without results.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            "No Results for \u{201C}\(text)\u{201D}" as String, systemImage: "magnifyingglass",
            description: Text(verbatim: "Check the spelling or try a new search."))
    }
}
