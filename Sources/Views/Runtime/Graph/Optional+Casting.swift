extension Optional where Wrapped == Any {
    /// Returns the value if there is one of that type.
    ///
    /// If `Value` is itself optional, `as?` would convert nil to a value that contains nil.
    func value<Value>(as type: Value.Type) -> Value? { flatMap { $0 as? Value } }
}
