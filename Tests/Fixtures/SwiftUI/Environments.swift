import SwiftUI

private struct TitleKey: EnvironmentKey {
    static let defaultValue = "title"
}

private struct ActionKey: EnvironmentKey {
    static let defaultValue: @Sendable () -> Void = {}
}

extension EnvironmentValues {
    var title: String {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }

    var action: @Sendable () -> Void {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }
}

extension View {
    func title(_ title: String) -> some View { environment(\.title, title) }
}

@Observable
final class Profile {
    var name = "Ann"
}

struct Titled: View {
    @Environment(\.title) private var title
    @Environment(\.action) private var action
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.isPresented) private var isPresented
    @Environment(\.refresh) private var refresh
    @Environment(Profile.self) private var profile
    @Environment(Profile.self) private var maybe: Profile?

    var body: some View {
        @Bindable var profile = profile
        VStack {
            Text(title).title("inner")
            TextField("name", text: $profile.name)
            Button("open") { if let url = URL(string: "https://example.org") { openURL(url) } }
            Button("done") {
                action()
                dismiss()
                presentationMode.wrappedValue.dismiss()
            }
        }
        .onChange(of: scenePhase) { _, phase in if phase == .active { action() } }
        .task(id: title) { await refresh?() }
        .environment(\.openURL, OpenURLAction { _ in .handled })
    }
}
