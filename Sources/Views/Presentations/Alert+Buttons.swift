/// An alert as a value, with one or two buttons, as returned by the closure of `alert(isPresented:content:)`.
@MainActor @preconcurrency
public struct Alert {
    /// A button of an alert or action sheet.
    @MainActor @preconcurrency
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        /// Returns a button without a role.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// Returns a button that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// Returns a button with the title Cancel.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(Text(verbatim: "Cancel"), action: action)
        }

        /// Returns a button that deletes data.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button; without one, a button with the title OK is added.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// A dialog as a value, as returned by the closure of `actionSheet(isPresented:content:)`.
@MainActor @preconcurrency
public struct ActionSheet {
    /// A button of the dialog.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates a dialog with a title, a message and buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Presents an alert given as a value while `isPresented` is true.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = isPresented.wrappedValue ? content() : nil
        return presentingAlert(alert?.card, isPresented: alert != nil) { isPresented.wrappedValue = false }
    }

    /// Presents an alert given as a value while there is an item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map(content)
        return presentingAlert(alert?.card, isPresented: alert != nil) { item.wrappedValue = nil }
    }

    /// Presents a dialog given as a value while `isPresented` is true.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = isPresented.wrappedValue ? content() : nil
        return presentingDialog(
            sheet?.title, isPresented: isPresented, actions: AlertButtonViews(buttons: sheet?.buttons ?? []),
            message: sheet?.message)
    }

    /// Presents a dialog given as a value while there is an item.
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
        let sheet = item.wrappedValue.map(content)
        return presentingDialog(
            sheet?.title,
            isPresented: Binding(
                get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
            actions: AlertButtonViews(buttons: sheet?.buttons ?? []), message: sheet?.message)
    }
}

extension Alert {
    fileprivate var card: some View {
        AlertCard(title: title, message: message, actions: AlertButtonViews(buttons: buttons))
    }
}

private struct AlertButtonViews: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
        }
    }
}
