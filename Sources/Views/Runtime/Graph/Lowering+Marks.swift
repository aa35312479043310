extension Lowering {
    /// The mark stored in this view's node, which is created at the first use.
    var mark: Int { remembered { Mark(number: graph.nextMark()) }.number }

    /// Returns the object stored in this view's node, which is created at the first use.
    func remembered<Value>(_ make: () -> Value) -> Value {
        if let known = node.memory as? Value { return known }
        let made = make()
        node.memory = made
        return made
    }
}

private struct Mark {
    let number: Int
}
