/// A type-erased value that starts an animator when it changes.
struct Trigger: Equatable {
    private let value: any Equatable

    init(_ value: some Equatable) { self.value = value }

    static func == (left: Self, right: Self) -> Bool { left.value.isEqual(to: right.value) }
}

extension Equatable {
    fileprivate func isEqual(to other: any Equatable) -> Bool { other as? Self == self }
}
