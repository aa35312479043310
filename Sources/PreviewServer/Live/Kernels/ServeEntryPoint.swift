import FramewrightDocuments
import FramewrightPreviews

/// The entry point of the library with the engine for the live page of previews, called by
/// `framewright-preview-runner` with the arguments `serve REQUEST`.
@_cdecl("framewright_preview_serve")
public func runLivePreviews(
    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
    guard count == 2, let text = unsafe arguments[1].map({ unsafe String(cString: $0) }) else { return 64 }
    return MainActor.assumeIsolated {
        do {
            let host = try LiveHost(try LiveRequest(text))
            HostProcess.serve(host.answer)
            return 0
        } catch {
            try? StandardStream.error.write("error: \(PreviewError(error).message)\n")
            return 1
        }
    }
}
