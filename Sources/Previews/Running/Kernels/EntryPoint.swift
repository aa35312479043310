import Framewright
import FramewrightDocuments

/// The entry point of the library with SwiftUI's names and the engine, called by `framewright-preview-runner`.
@_cdecl("framewright_preview_main")
public func runPreviewProcess(
    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
    let list = (0..<Int(count)).map { unsafe arguments[$0].map { unsafe String(cString: $0) } ?? "" }
    return MainActor.assumeIsolated {
        do {
            var process = PreviewProcess()
            print(try process.run(list).text)
            return 0
        } catch {
            try? StandardStream.error.write("error: \(message(of: error))\n")
            return 1
        }
    }
}

private func message(of error: any Error) -> String {
    switch error {
    case let error as RenderError: error.message
    case let error as DeviceError: error.message
    case let error as FileError: error.message
    case let error as DocumentError: error.message
    default: "\(error)"
    }
}
