import FramewrightLayoutEngine

extension View {
    /// Suppresses findings of a rule for the view and its descendants if `condition` is true. The reason is
    /// documentation, and is never drawn.
    public func lintException(_ rule: LintRule, when condition: Bool = true, because reason: String) -> some View {
        let exception = LintException(rule, because: reason)
        return changingNode { if condition { $0.payload.lintExceptions.append(exception) } }
    }
}
