/// A publisher that equal ones can replace without a new subscription, such as a timer.
package protocol ReplaceablePublisher {
    /// The parameters of the publisher.
    var parameters: AnyHashable { get }
}

/// The objects and values that a publisher is made of.
///
/// Views are made anew for every frame, and their publishers with them. A subscription is only replaced if the new
/// publisher draws from other objects.
package enum PublisherSources {
    private static let deepest = 8

    /// Returns the sources of a publisher. Closures and operators count for nothing.
    package static func found(in publisher: Any) -> [AnyHashable] {
        var sources: [AnyHashable] = []
        collect(publisher, depth: 0, into: &sources)
        return sources
    }

    private static func collect(_ value: Any, depth: Int, into sources: inout [AnyHashable]) {
        if let replaceable = value as? any ReplaceablePublisher { return sources.append(replaceable.parameters) }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            return sources.append(AnyHashable(ObjectIdentifier(value as AnyObject)))
        }
        guard depth < deepest else { return }
        for child in mirror.children { collect(child.value, depth: depth + 1, into: &sources) }
    }
}
