extension View {
    /// Sets the size of text inside.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        changingEnvironment { $0.dynamicTypeSize = size }
    }

    /// Limits the size of text inside to a range. An empty range has no effect.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return changingEnvironment { environment in
            guard let smallest = allowed.first, let largest = allowed.last else { return }
            environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
        }
    }
}
