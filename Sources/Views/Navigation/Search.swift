import FramewrightDrawing
import FramewrightLayoutEngine

/// A search field in the bar of a page.
struct SearchRequest {
    let text: Binding<String>
    let prompt: Text?
    let isActive: Binding<Bool>
    var scopes: AnyView?
}

/// The place of a search field. All places are that below the title of the page.
public struct SearchFieldPlacement: Hashable, Sendable {
    private let name: String

    /// The platform's choice.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// The navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")
    /// The sidebar.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    /// The toolbar.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    /// The principal place of the toolbar.
    public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")

    /// The time at which a search field in the navigation bar is visible.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        /// The platform's choice.
        case automatic
        /// Always.
        case always
    }

    /// Returns the navigation bar.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }
}

extension View {
    /// Adds a search field below the title of the page.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { SearchableView(content: self, text: text, prompt: prompt, isPresented: nil) }

    /// Adds a search field with a prompt below the title of the page.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field below the title of the page. The binding reflects whether the field is being used.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { SearchableView(content: self, text: text, prompt: prompt, isPresented: isPresented) }

    /// Adds a search field with a prompt below the title of the page.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field below the title of the page. The suggestions are accepted without effect.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

    /// Shows the scopes of a search as segments while the field is used.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        let picker = AnyView(Picker("", selection: scope, content: scopes).pickerStyle(.segmented))
        return requesting { $0.search?.scopes = picker }
    }

    /// Returns the view unchanged. Accepted without effect.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

    /// Returns the view unchanged. Accepted without effect.
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set)
        -> some View
    { self }

    /// Returns the view unchanged. Accepted without effect.
    @_disfavoredOverload
    public func searchCompletion(_ completion: String) -> some View { self }
}

/// The place of search suggestions.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    private let name: String

    /// The platform's choice.
    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    /// A menu.
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    /// The content of the page.
    public static let content = SearchSuggestionsPlacement(name: "content")

    /// A set of places.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A menu.
        public static let menu = Set(rawValue: 1)
        /// The content of the page.
        public static let content = Set(rawValue: 2)
    }
}

private struct SearchableView<Content: View>: View {
    @State private var isFocused = false
    let content: Content
    let text: Binding<String>
    let prompt: Text?
    let isPresented: Binding<Bool>?

    var body: some View {
        let isActive = isPresented ?? $isFocused
        content
            .changingEnvironment {
                $0.isSearching = isActive.wrappedValue || !text.wrappedValue.isEmpty
                $0.dismissSearch = DismissSearchAction {
                    text.wrappedValue = ""
                    isActive.wrappedValue = false
                }
            }
            .requesting { $0.search = SearchRequest(text: text, prompt: prompt, isActive: isActive) }
    }
}

/// The row of a navigation bar with a search field, and the scopes while it is used.
struct SearchRow: View {
    @Environment(\.self) private var environment
    @FocusState private var isFocused
    let search: SearchRequest

    var body: some View {
        VStack(spacing: environment.length(.searchTop)) {
            field
            if isUsed, let scopes = search.scopes { scopes }
        }
        .padding(.top, environment.length(.searchTop))
        .padding(.horizontal, environment.barSide)
        .frame(maxWidth: .infinity, minHeight: environment.length(.searchHeight), alignment: .top)
    }

    private var isUsed: Bool { isFocused || search.isActive.wrappedValue || !search.text.wrappedValue.isEmpty }

    private var field: some View {
        HStack(spacing: environment.length(.searchGap)) {
            Image(systemName: "magnifyingglass").foregroundStyle(.control(.inkSecondary))
            TextField(text: search.text, prompt: prompt) { Text(verbatim: "Search") }
                .focused($isFocused)
                .onChange(of: isFocused) { search.isActive.wrappedValue = isFocused }
        }
        .font(.body)
        .padding(.horizontal, environment.length(.searchGap))
        .frame(minHeight: environment.length(.searchField))
        .background(.control(.fill), in: RoundedRectangle(cornerRadius: environment.length(.searchRadius)))
    }

    private var prompt: Text { search.prompt ?? Text(verbatim: "Search") }
}

extension EnvironmentValues {
    /// Whether the search field of the view's page is used.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
}

private enum IsSearchingKey: EnvironmentKey {
    static let defaultValue = false
}
