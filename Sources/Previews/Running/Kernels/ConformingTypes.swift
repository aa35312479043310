import FramewrightCPreviews

/// Returns the types of the loaded images that conform to the protocol of an existential type, such as
/// `(any PreviewProvider).self`, in the order of the images.
func conformingTypes(to existential: Any.Type) -> [Any.Type] {
    let found = Found()
    unsafe framewright_conforming_types(
        unsafeBitCast(existential, to: UnsafeRawPointer.self), Unmanaged.passUnretained(found).toOpaque()
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
