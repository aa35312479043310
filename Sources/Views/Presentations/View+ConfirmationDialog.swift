extension View {
    /// Presents a dialog at the bottom of the screen while `isPresented` is true. Each of its buttons, or a tap
    /// outside, dismisses it. If none has the cancel role, a button with the title Cancel is added. The title is only
    /// shown if `titleVisibility` is `visible`.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a dialog with a message at the bottom of the screen while `isPresented` is true.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Presents a dialog with a text as its title while `isPresented` is true.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }

    /// Presents a dialog with a text as its title and a message while `isPresented` is true.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingDialog(
            titleVisibility == .visible ? title : nil, isPresented: isPresented, actions: actions(),
            message: message())
    }

    /// Presents a dialog made from data while `isPresented` is true and there is data.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Presents a dialog with a message, made from data, while `isPresented` is true and there is data.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    /// Presents a dialog with a text as its title, made from data, while `isPresented` is true and there is data.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions
        ) { _ in EmptyView() }
    }

    /// Presents a dialog with a text as its title and a message, made from data, while `isPresented` is true and there
    /// is data.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        let isShown = isPresented.wrappedValue && data != nil
        return presentingDialog(
            titleVisibility == .visible ? title : nil,
            isPresented: Binding(get: { isShown }, set: { isPresented.wrappedValue = $0 }),
            actions: data.map { actions($0) }, message: data.map { message($0) })
    }

    /// Presents a dialog with a visible title, if there is one.
    func presentingDialog(
        _ title: Text?, isPresented: Binding<Bool>, actions: some View, message: some View
    ) -> some View {
        let end = { @MainActor in isPresented.wrappedValue = false }
        return PresentingView(content: self, isPresented: isPresented.wrappedValue) {
            ConfirmationDialog(title: title, message: message, actions: actions, onTapBeside: end)
                .endingAfterAction(end)
        }
    }
}
