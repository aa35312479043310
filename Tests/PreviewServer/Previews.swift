import Foundation
import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import FramewrightScreens
import Testing

@testable import FramewrightPreviewServer

/// Sites for the documented screens, with requests like the page's.
@MainActor
struct Preview {
    static let renderer = Renderer()
    nonisolated static let token = "abcdefghijklmnopqrstuvwxyz"

    let site: PreviewSite

    init(_ reference: String = "game2048/late-game", theme: String = "classic") throws {
        let (scene, state) = try Catalogue.documented.find(reference)
        let screen = PreviewScreen(scene: scene.name, state: state.name)
        let model = try PreviewModel(
            screen, theme: EditedTheme(theme), catalogue: .documented, renderer: Self.renderer)
        site = PreviewSite(model, requestGuard: RequestGuard(token: Self.token, port: 8000))
    }

    nonisolated static func request(
        _ method: PreviewRequest.Method, _ path: String, _ query: [String: String] = [:], body: String = ""
    ) -> PreviewRequest {
        PreviewRequest(
            method: method, path: "/\(token)/\(path)", query: query,
            headers: ["host": "127.0.0.1:8000", "content-type": "application/json"], body: Array(body.utf8))
    }

    func get(_ path: String, _ query: [String: String] = [:]) async -> PreviewAnswer {
        await site.answer(Self.request(.get, path, query))
    }

    /// Returns the image served as `picture.png`.
    func picture() async throws -> Bitmap {
        let answer = await get("picture.png")
        try #require(answer.status == 200 && answer.type == "image/png")
        return try PNG.decode(answer.body)
    }

    func post(_ path: String, _ body: String = "{}") async -> PreviewAnswer {
        await site.answer(Self.request(.post, path, body: body))
    }
}

extension PreviewAnswer {
    var text: String { String(decoding: body, as: UTF8.self) }

    /// Returns the value at a path of keys, as JSON on one line.
    func json(_ keys: String...) throws -> String? {
        let root = try JSONDocument(parsing: body, file: "the answer").root
        return keys.reduce(Optional(root)) { $0?[$1] }.map { JSONOutput($0).text }
    }
}

/// A folder that is deleted after the test.
final class TemporaryFolder {
    private let place = FileManager.default.temporaryDirectory.appending(path: "preview-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: place) }

    /// Writes a file and returns its path.
    func write(_ text: String, to name: String) throws -> String {
        let file = place.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path()
    }
}
