import Framewright
import FramewrightModels

extension View {
    /// The dialog that asks for a name before a score is ranked, while there is one.
    func asksNickname(_ dialog: NicknameDialog?, send: @escaping (CourseApp.Action) -> Void) -> some View {
        alert(
            "PK Rank!", isPresented: Binding(get: { dialog != nil }, set: { _ in })
        ) {
            Button("Cancel", role: .cancel) { send(.close) }.accessibilityIdentifier("cancel")
            Button("Confirm") { send(.confirm) }
                .disabled(dialog?.canConfirm != true)
                .accessibilityIdentifier("confirm")
        } message: {
            NicknameForm(text: dialog?.text ?? "", problem: dialog?.problem) { send(.typeName($0)) }
        }
    }
}

/// The dialog's message and field; what is wrong with a name, where there is one.
private struct NicknameForm: View {
    let text: String
    let problem: ModelError?
    let type: (String) -> Void

    var body: some View {
        VStack(spacing: 12) {
            Text("Input username")
            TextField("Default user", text: Binding(get: { text }, set: { type($0) }))
                .textFieldStyle(.roundedBorder)
                .minimumScaleFactor(0.2)
                .accessibilityIdentifier("nickname")
            if let problem, problem != .emptyNickname {
                Text("Use 1 to \(Nickname.maximumLength) characters.")
                    .foregroundStyle(ThemeColor("color.control.destructive"))
                    .accessibilityIdentifier("problem")
            }
        }
    }
}
