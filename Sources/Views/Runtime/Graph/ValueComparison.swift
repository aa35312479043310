/// Compares values of any type, as far as they can be compared.
enum ValueComparison {
    /// The limit of values inside of each other. Deeper ones count as the same.
    private static let maximumDepth = 32

    /// Whether two values are the same: equal if their type is `Equatable`, identical if they are objects, otherwise
    /// with the same parts.
    ///
    /// Functions cannot be compared and count as the same. If they counted as different, views that are updated
    /// because of the difference and create the functions anew would never settle.
    static func isSame(_ one: Any, _ other: Any) -> Bool { isSame(one, other, depth: 0) }

    private static func isSame(_ one: Any, _ other: Any, depth: Int) -> Bool {
        guard depth < maximumDepth else { return true }
        if let one = one as? any Optionality, let other = other as? any Optionality {
            guard let one = one.content, let other = other.content else {
                return one.content == nil && other.content == nil
            }
            return isSame(one, other, depth: depth + 1)
        }
        guard type(of: one) == type(of: other) else { return false }
        if let one = one as? any Equatable { return one.isSame(as: other) }
        if type(of: one) is any AnyObject.Type { return one as AnyObject === other as AnyObject }
        return hasSameParts(one, other, depth: depth + 1)
    }

    private static func hasSameParts(_ one: Any, _ other: Any, depth: Int) -> Bool {
        let (first, second) = (Mirror(reflecting: one), Mirror(reflecting: other))
        guard first.children.count == second.children.count else { return false }
        // A case without associated values has no parts.
        if first.displayStyle == .enum, first.children.isEmpty { return "\(one)" == "\(other)" }
        return zip(first.children, second.children).allSatisfy {
            $0.label == $1.label && isSame($0.value, $1.value, depth: depth)
        }
    }
}

/// A value that may be absent.
private protocol Optionality {
    var content: Any? { get }
}

extension Optional: Optionality {
    fileprivate var content: Any? { self }
}
