import Framewright
import FramewrightCPreviews
import FramewrightCodecs
import FramewrightDocuments
import FramewrightTheming
import FramewrightVerification

/// The entry point of the library with SwiftUI's names and the engine, called by `framewright-preview-runner`.
@_cdecl("framewright_preview_main")
public func runPreviewProcess(
    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
    let list = (0..<Int(count)).map { unsafe arguments[$0].map { unsafe String(cString: $0) } ?? "" }
    return MainActor.assumeIsolated {
        do {
            var process = PreviewProcess()
            try process.run(list) { try give($0.text + "\n") }
            return 0
        } catch is ClosedFiles {
            return PreviewVerdict.hasClosedFiles.rawValue
        } catch {
            try? StandardStream.error.write("error: \(message(of: error))\n")
            return 1
        }
    }
}

/// An error of a process that cannot give its result.
private struct ClosedFiles: Error {}

/// Gives a line of the result to the program that has started this one, or prints it.
private func give(_ line: String) throws(ClosedFiles) {
    guard framewright_has_result() else { return print(line, terminator: "") }
    let bytes = Array(line.utf8)
    let isGiven = unsafe bytes.withUnsafeBytes { unsafe framewright_give_result($0.baseAddress, $0.count) }
    guard isGiven else { throw ClosedFiles() }
}

private func message(of error: any Error) -> String {
    switch error {
    case let error as RenderError: error.message
    case let error as DeviceError: error.message
    case let error as FileError: error.message
    case let error as DocumentError: error.message
    case let error as ThemeError: error.message
    case let error as ExportError: error.message
    case let error as SnapshotError: error.message
    case let error as CodecError: error.message
    default: "\(error)"
    }
}
