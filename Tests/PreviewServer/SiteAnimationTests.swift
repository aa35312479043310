import Dispatch
import Framewright
import FramewrightDrawing
import FramewrightScreens
import Testing

@testable import FramewrightPreviewServer

/// Tests of animations as the page shows and downloads them.
@MainActor
struct SiteAnimationTests {
    @Test func `an animation is scrubbed and downloaded`() async throws {
        let preview = try Preview()
        let name = try #require(Catalogue.documented.find("game2048").scene.animations.first?.name)
        var pictures: Set<Bitmap> = []
        for time in [0, 0.1, 0.15, 60] {
            let answer = await preview.post("film", #"{"name": "\#(name)", "time": \#(time)}"#)
            #expect(try answer.json("film", "name") == "\"\(name)\"")
            pictures.insert(try await preview.picture())
        }
        #expect(pictures.count > 1)
        let apng = await preview.get("download", ["format": "apng"])
        #expect(apng.headers["Content-Disposition"] == "attachment; filename=\"game2048-\(name).apng\"")
        #expect(apng.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(await preview.get("download", ["format": "gif"]).body.starts(with: Array("GIF89a".utf8)))
        #expect(try await preview.post("film", #"{"name": null}"#).json("film") == "null")
        #expect(await preview.get("download", ["format": "gif"]).status == 409)
    }

    @Test func `a colour is dragged while an animation is shown`() async throws {
        let preview = try Preview()
        let model = preview.site.model
        let name = try #require(Catalogue.documented.find("game2048").scene.animations.first?.name)
        _ = await preview.post("film", #"{"name": "\#(name)", "time": 0.1}"#)
        func drag(to color: String, continues: Bool) async throws -> String? {
            let body = #"{"token": "color.board", "value": "\#(color)", "continues": \#(continues)}"#
            return try await preview.post("color", body).json("film", "duration")
        }
        let duration = try await preview.post("film", #"{"name": "\#(name)", "time": 0.1}"#).json("film", "duration")
        #expect(try await drag(to: "#102030", continues: true) == duration)
        #expect(model.animation?.isWhole == false, "the moment alone has been played")
        let dragged = try await preview.picture()
        #expect(try await drag(to: "#102030", continues: false) == duration)
        #expect(model.animation?.isWhole == true)
        #expect(try await preview.picture() == dragged)
        _ = try await drag(to: "#203010", continues: true)
        _ = await preview.post("film", #"{"name": "\#(name)", "time": 0}"#)
        #expect(model.animation?.isWhole == true, "another moment is of the new theme too")
    }

    /// Returns a site that shows an animation.
    private func previewOfAnimation() async throws -> Preview {
        let preview = try Preview()
        let name = try #require(Catalogue.documented.find("game2048").scene.animations.first?.name)
        try #require(await preview.post("film", #"{"name": "\#(name)", "time": 0}"#).status == 200)
        return preview
    }

    @Test func `a running export blocks no other request`() async throws {
        let preview = try await previewOfAnimation()
        // Simulates an export that does not end.
        preview.site.exports.suspend()
        let download = Task { await preview.get("download", ["format": "gif"]).status }
        for color in ["#102030", "#203010", "#301020"] {
            let body = #"{"token": "color.board", "value": "\#(color)", "continues": true}"#
            #expect(await preview.post("color", body).status == 200)
            #expect(try await preview.picture().size.area > 0)
        }
        preview.site.exports.resume()
        #expect(await download.value == 200)
    }

    /// The time limit is for a queue without a limit, which would reject nothing.
    @Test(.timeLimit(.minutes(30))) func `the queue of exports is limited`() async throws {
        let preview = try await previewOfAnimation()
        // No export starts before the last one is requested.
        preview.site.exports.suspend()
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<20 { group.addTask { await preview.get("download", ["format": "apng"]).status } }
            for _ in 0..<4 { #expect(await group.next() == 503) }
            preview.site.exports.resume()
            for await status in group { #expect(status == 200) }
        }
        #expect(await preview.get("download", ["format": "apng"]).status == 200)
    }
}
