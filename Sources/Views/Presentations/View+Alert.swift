extension View {
    /// Presents an alert in the middle of the screen while `isPresented` is true. Each of its buttons dismisses it.
    /// If there are no buttons, one with the title OK is added.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a message while `isPresented` is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a text as its title while `isPresented` is true.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Presents an alert with a text as its title and a message while `isPresented` is true.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingAlert(
            AlertCard(title: title, message: message(), actions: actions()), isPresented: isPresented.wrappedValue
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert made from data while `isPresented` is true and there is data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert with a message, made from data, while `isPresented` is true and there is data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert with a text as its title, made from data, while `isPresented` is true and there is data.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
    }

    /// Presents an alert with a text as its title and a message, made from data, while `isPresented` is true and there
    /// is data.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let card = data.map { AlertCard(title: title, message: message($0), actions: actions($0)) }
        return presentingAlert(card, isPresented: isPresented.wrappedValue && card != nil) {
            isPresented.wrappedValue = false
        }
    }

    /// Presents a view as an alert, whose buttons call `end`.
    func presentingAlert(
        _ alert: some View, isPresented: Bool, end: @escaping @MainActor () -> Void
    ) -> some View {
        PresentingView(content: self, isPresented: isPresented) { alert.endingAfterAction(end) }
    }
}
