import FramewrightCPreviews

/// Returns the types of the loaded images that conform to a protocol of the module of views, in the order of the
/// images.
func conformingTypes(ofProtocolMangled name: String) -> [Any.Type] {
    let found = Found()
    unsafe framewright_conforming_types(
        name, Unmanaged.passUnretained(found).toOpaque()
    ) { context, metadata in
        guard let context = unsafe context, let metadata = unsafe metadata else { return }
        let found = unsafe Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        found.types.append(unsafe unsafeBitCast(metadata, to: Any.Type.self))
    }
    return found.types
}

private final class Found {
    var types: [Any.Type] = []
}
