@_spi(Reflection) import Swift

/// The offsets of a struct's dynamic properties, at which they are linked in place.
///
/// Found once per type by the standard library's reflection, because a mirror of every value looks up all types by
/// name. Chosen by measurement, see Performance.
struct PropertyPlaces {
    @safe private struct Place {
        let offset: Int
        let link: @MainActor (UnsafeRawPointer, inout PropertyLinker) -> Void
    }

    private var places: [Place] = []

    /// Whether a value may have further dynamic properties, in an optional or in a property of a protocol's type.
    private(set) var isOpen = false

    var count: Int { places.count }

    /// Finds the properties that are dynamic by their declared types. Returns nil if `type` is not a struct.
    init?(in type: (some Any).Type) {
        guard Self.kind(of: type) == .struct else { return nil }
        var found: [Place] = []
        var isOpen = false
        unsafe _forEachField(of: type) { _, offset, field, _ in
            if let linked = field as? any LinkedProperty.Type {
                found.append(Self.place(at: offset, of: linked))
            } else if let dynamic = field as? any DynamicProperty.Type {
                found.append(Self.place(at: offset, inside: dynamic))
            } else if Self.mayBeDynamic(field) {
                isOpen = true
            }
            return true
        }
        places = found
        self.isOpen = isOpen
    }

    /// Whether a value of a type that is not dynamic may be dynamic itself.
    private static func mayBeDynamic(_ type: Any.Type) -> Bool {
        if let optional = type as? any OptionalType.Type {
            return optional.wrapped is any DynamicProperty.Type || mayBeDynamic(optional.wrapped)
        }
        return switch kind(of: type) {
        case .class, .struct, .enum, .opaque, .tuple, .function, .metatype: false
        default: true
        }
    }

    /// Returns the kind in the first word of a type's metadata; nil for kinds that reflection does not know. Classes
    /// have an address there.
    private static func kind(of type: Any.Type) -> _MetadataKind? {
        let word = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        return word > 0x7FF ? .class : _MetadataKind(rawValue: word)
    }

    private static func place<Property: LinkedProperty>(at offset: Int, of type: Property.Type) -> Place {
        unsafe Place(offset: offset) { pointer, linking in
            unsafe pointer.assumingMemoryBound(to: Property.self).pointee.link(&linking)
        }
    }

    /// Returns the place of a property that is composed of dynamic properties.
    private static func place<Property: DynamicProperty>(at offset: Int, inside type: Property.Type) -> Place {
        unsafe Place(offset: offset) { pointer, linking in
            linking.link(propertiesOf: unsafe pointer.assumingMemoryBound(to: Property.self).pointee)
        }
    }

    /// Links the properties of a value, which must have the type in which the places were found.
    @MainActor
    func link<Value>(_ value: Value, _ linking: inout PropertyLinker) {
        unsafe withUnsafeBytes(of: value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for place in places { unsafe place.link(base + place.offset, &linking) }
        }
    }
}

/// Optionals, whose wrapped type is found without a value.
private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
}
