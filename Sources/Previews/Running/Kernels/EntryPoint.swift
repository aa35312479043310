import Framewright
import FramewrightDocuments
import FramewrightTheming
import Glibc

/// The entry point of the library with SwiftUI's names and the engine, called by `framewright-preview-runner`.
@_cdecl("framewright_preview_main")
public func runPreviewProcess(
    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
    let list = (0..<Int(count)).map { unsafe arguments[$0].map { unsafe String(cString: $0) } ?? "" }
    return MainActor.assumeIsolated {
        do {
            // Kept apart from code of previews, which may close files by their numbers.
            let channel = fcntl(3, F_DUPFD_CLOEXEC, 1_000)
            if channel >= 0 { close(3) }
            var process = PreviewProcess()
            let text = try process.run(list).text
            guard channel >= 0 else {
                print(text)
                return 0
            }
            return write(Array(text.utf8), to: channel) ? 0 : 1
        } catch {
            try? StandardStream.error.write("error: \(message(of: error))\n")
            return 1
        }
    }
}

private func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
        let count = unsafe bytes.withUnsafeBytes {
            unsafe Glibc.write(file, $0.baseAddress! + sent, bytes.count - sent)
        }
        guard count > 0 else { return false }
        sent += count
    }
    return true
}

private func message(of error: any Error) -> String {
    switch error {
    case let error as RenderError: error.message
    case let error as DeviceError: error.message
    case let error as FileError: error.message
    case let error as DocumentError: error.message
    case let error as ThemeError: error.message
    case let error as ExportError: error.message
    default: "\(error)"
    }
}
