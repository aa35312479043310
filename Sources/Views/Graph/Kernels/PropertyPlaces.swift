@_spi(Reflection) import Swift

/// Where the dynamic properties of a struct lie, the same in all its values: they are linked where they are.
///
/// Asking a mirror for them each time took 7 % of the course's game (2026-11-22): it looks up by name the type of every property
/// it hands out. The standard library's own reflection says the same once, of the type.
struct PropertyPlaces {
    @safe private struct Place {
        let offset: Int
        let link: @MainActor (UnsafeRawPointer, inout PropertyLinker) -> Void
    }

    private var places: [Place] = []

    var count: Int { places.count }

    /// The places of the properties that are dynamic by their declared types. `type` must be a struct.
    init(in type: (some Any).Type) {
        var found: [Place] = []
        unsafe _forEachField(of: type) { _, offset, field, _ in
            if let linked = field as? any LinkedProperty.Type {
                found.append(Self.place(at: offset, of: linked))
            } else if let dynamic = field as? any DynamicProperty.Type {
                found.append(Self.place(at: offset, inside: dynamic))
            }
            return true
        }
        places = found
    }

    private static func place<Property: LinkedProperty>(at offset: Int, of type: Property.Type) -> Place {
        unsafe Place(offset: offset) { pointer, linking in
            unsafe pointer.assumingMemoryBound(to: Property.self).pointee.link(&linking)
        }
    }

    /// A value that is made of dynamic properties.
    private static func place<Property: DynamicProperty>(at offset: Int, inside type: Property.Type) -> Place {
        unsafe Place(offset: offset) { pointer, linking in
            linking.link(propertiesOf: unsafe pointer.assumingMemoryBound(to: Property.self).pointee)
        }
    }

    /// Links the properties of a value of the type the places were found in.
    @MainActor
    func link<Value>(_ value: Value, _ linking: inout PropertyLinker) {
        unsafe withUnsafeBytes(of: value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for place in places { unsafe place.link(base + place.offset, &linking) }
        }
    }
}
