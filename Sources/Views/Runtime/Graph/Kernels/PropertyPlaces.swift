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

    var count: Int { places.count }

    /// Finds the properties that are dynamic by their declared types. `type` must be a struct.
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
