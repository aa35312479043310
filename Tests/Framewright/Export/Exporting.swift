import Foundation
import Framewright
import FramewrightCodecs
import FramewrightDocuments
import Testing

/// Exports animations of a sliding box into a temporary folder.
@MainActor
final class Exporting {
    let folder = NSTemporaryDirectory() + "export-\(UUID().uuidString)"

    init() throws { try Folder.create(for: "\(folder)/x") }

    nonisolated deinit { try? FileManager.default.removeItem(atPath: folder) }

    static let steps: [PlayStep] = [.wait(0.1), .tap("box"), .wait(0.5), .hold(0.1), .waitUntilSettled]

    func animation(_ steps: [PlayStep] = steps, rate: Int = 20, scale: Double = 0.5) throws -> PlayableAnimation {
        let viewport = try Viewport(size: Size(width: 240, height: 100), scale: scale)
        return PlayableAnimation(steps, in: viewport, theme: .documented, rate: FrameRate(rate) ?? .sixty) {
            AnyView(Sliding())
        }
    }

    /// The names of the files in the folder, including hidden ones.
    var entries: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }

    func bytes(_ name: String) throws -> [UInt8] { try InputFile.read("\(folder)/\(name)", limit: 1 << 28) }

    @discardableResult
    func export(
        _ name: String, as format: ExportFormat? = nil, animation: PlayableAnimation? = nil,
        with options: ExportOptions = ExportOptions()
    ) throws -> ExportReport {
        let format = try #require(format ?? ExportFormat(path: name))
        return try Exporter(try animation ?? self.animation(), options: options).export(
            to: "\(folder)/\(name)", as: format)
    }
}
