extension Optional where Wrapped == Any {
    /// What is there, where it is of that type.
    ///
    /// Of nothing `as?` makes the nil of an optional type: a value that is there and says nil.
    func value<Value>(as type: Value.Type) -> Value? { flatMap { $0 as? Value } }
}
