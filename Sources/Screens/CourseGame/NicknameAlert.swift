import Framewright
import FramewrightModels

/// The dialog that asks for a name before a score is ranked. The view itself is invisible; it presents the alert
/// while `dialog` is not nil.
///
/// While its field is edited, the dialog stays above the keyboard. In landscape a phone has no space for a dialog in
/// the largest text sizes, so the text size is limited.
struct NicknameAlert: View {
    let dialog: NicknameDialog?
    let name: Binding<String>
    let send: (CourseApp.Action) -> Void
    @FocusState private var isFocused
    /// True while the dialog is raised above the keyboard. Follows the focus, with an animation.
    @State private var isRaised = false
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.keyboardHeight) private var keyboardHeight

    var body: some View {
        AlertAnchor()
            .alert("PK Rank!", isPresented: Binding(get: { dialog != nil }, set: { _ in })) {
                Button("Cancel", role: .cancel) { send(.close) }.accessibilityIdentifier("cancel")
                Button("Confirm") { send(.confirm) }
                    .disabled(dialog?.canConfirm != true)
                    .accessibilityIdentifier("confirm")
            } message: {
                NicknameForm(name: name, problem: dialog?.problem, focus: $isFocused)
            }
            .enlargingAlertsOnTablets()
            .environment(\.keyboardInset, isRaised ? keyboardHeight : 0)
            .onChange(of: dialog == nil) { isFocused = false }
            .onChange(of: isFocused) { withAnimation(.keyboard) { isRaised = isFocused } }
            .dynamicTypeSize(...(verticalSizeClass == .compact ? DynamicTypeSize.xxxLarge : .accessibility5))
    }
}

/// The dialog's message and field. An error replaces the message, so that the layout does not change.
private struct NicknameForm: View {
    let name: Binding<String>
    let problem: ModelError?
    let focus: FocusState<Bool>.Binding
    @ScaledMetric(relativeTo: .footnote) private var textSize = 13.0
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        VStack(spacing: verticalSizeClass == .compact ? 6 : 12) {
            if let problem, problem != .emptyNickname {
                Text(problem.advice)
                    .foregroundStyle(ThemeColor("color.control.destructive"))
                    .accessibilityIdentifier("problem")
            } else {
                Text("Input username")
            }
            TextField("Default user", text: name)
                .textFieldStyle(.roundedBorder)
                .focused(focus)
                .minimumScaleFactor(dynamicTypeSize.isAccessibilitySize ? 20 / textSize : 0.2)
                .accessibilityIdentifier("nickname")
        }
    }
}

extension ModelError {
    /// The hint as a sentence.
    fileprivate var advice: String { hint.prefix(1).uppercased() + hint.dropFirst() + "." }
}
