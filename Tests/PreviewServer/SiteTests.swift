import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import FramewrightScreens
import Testing

@testable import FramewrightPreviewServer

/// Requests of the page, answered without a socket.
@MainActor
struct SiteTests {
    /// Returns the image that `render` would write.
    private func rendered(_ screen: PreviewScreen, theme: Theme) throws -> Bitmap {
        let device = try DeviceTable.shipped.device(named: screen.device)
        let state = try Catalogue.documented.find("\(screen.scene)/\(screen.state)").state
        let layout = try Preview.renderer.layout(
            state.makeView(), in: device.viewport(screen.orientation), theme: theme.selecting(context: screen.context),
            traits: screen.traits)
        return try Preview.renderer.paint(layout)
    }

    @Test(arguments: Catalogue.documented.scenes.map(\.name))
    func `the image equals the output of render, also after a change of screen`(scene: String) async throws {
        let preview = try Preview(scene)
        let changes = [
            "{}", #"{"device": "ipad-air-13"}"#, #"{"orientation": "landscape", "context": "dark"}"#,
            #"{"textSize": "accessibility1", "direction": "rightToLeft", "context": null, "increasedContrast": true}"#,
        ]
        for change in changes {
            let answer = await preview.post("screen", change)
            try #require(answer.status == 200, "\(change): \(answer.text.prefix(200))")
            let model = preview.site.model
            let wanted = try rendered(model.screen, theme: model.theme.theme)
            let isSame = try await preview.picture() == wanted
            #expect(isSame, "\(change)")
            #expect(try await preview.get("hash").json("hash") == "\"\(wanted.contentHash.text)\"")
        }
    }

    @Test func `an edited colour is shown at once, undone and redone`() async throws {
        let preview = try Preview()
        let before = try await preview.picture()
        let edit = await preview.post("color", ##"{"token": "color.board", "value": "#123456"}"##)
        #expect(try edit.json("theme", "isSaved") == "false")
        #expect(try edit.json("theme", "canUndo") == "true")
        let after = try await preview.picture()
        #expect(after.pixels.contains(PremultipliedPixel(SRGBColor(red8: 0x12, green8: 0x34, blue8: 0x56))))
        #expect(after != before)
        _ = await preview.post("undo")
        #expect(try await preview.picture() == before)
        _ = await preview.post("redo")
        #expect(try await preview.picture() == after)
        #expect(await preview.post("redo").status == 409)
    }

    @Test func `all edits during a slider drag are one undo step`() async throws {
        let preview = try Preview()
        for value in ["#111111", "#222222", "#333333"] {
            _ = await preview.post("color", #"{"token": "color.board", "value": "\#(value)", "continues": true}"#)
        }
        let last = await preview.post("color", ##"{"token": "color.board", "value": "#444444"}"##)
        #expect(try last.json("theme", "canUndo") == "true")
        #expect(try await preview.post("undo").json("theme", "canUndo") == "false")
    }

    @Test func `editing a token that is not on the screen repaints nothing`() async throws {
        let preview = try Preview()
        let before = try await preview.get("studio").json("picture", "revision")
        let answer = await preview.post("color", ##"{"token": "color.pet.mood", "value": "#123456"}"##)
        #expect(answer.status == 200)
        #expect(try answer.json("picture", "revision") == before)
        #expect(try answer.json("revision") != before)
    }

    @Test func `a pixel gives its view and token`() async throws {
        let preview = try Preview()
        for node in try preview.site.model.session.layout().tree.nodes {
            guard node.payload.identifier?.hasPrefix("tile-") == true else { continue }
            // Beside the number and inside the corner.
            let (x, y) = (node.frame.minX + node.frame.width / 2, node.frame.minY + 6)
            let spot = await preview.get("spot", ["x": "\(x)", "y": "\(y)"])
            let token = try spot.json("token") ?? ""
            #expect(token.hasPrefix("\"color.tile.") || token.hasPrefix("\"color.game2048.tile."), "\(token)")
        }
        let corner = await preview.get("spot", ["x": "1", "y": "1"])
        #expect(try corner.json("token")?.contains("background") == true)
        #expect(await preview.get("spot", ["x": "9999", "y": "1"]).status == 400)
        for number in ["nan", "1e300", "-1e300", "-1"] {
            #expect(await preview.get("spot", ["x": number, "y": "1"]).status == 400)
        }
    }

    @Test func `touches operate the app, and restart resets it`() async throws {
        let preview = try Preview()
        let start = try await preview.picture()
        var seen: Set<Bitmap> = [start]
        for direction in ["left", "up", "right"] {
            let answer = await preview.post("touch", #"{"kind": "swipe", "direction": "\#(direction)"}"#)
            #expect(try answer.json("isPlayed") == "true")
            seen.insert(try await preview.picture())
        }
        #expect(seen.count == 4)
        _ = await preview.post("restart")
        #expect(try await preview.picture() == start)
        #expect(await preview.post("touch", #"{"kind": "tap", "x": 2, "y": 2}"#).status == 409)
        #expect(await preview.post("touch", #"{"kind": "type", "text": "a"}"#).status == 409)
    }

    @Test func `a draft has pixels of the image`() async throws {
        let preview = try Preview()
        let bitmap = try await preview.picture()
        let draft = await preview.get("draft")
        #expect(draft.type == "application/octet-stream")
        #expect(draft.body == PixelRuns.encode(bitmap))
        #expect(await preview.get("draft", ["reducedBy": "3"]).body == PixelRuns.encode(bitmap, reducedBy: 3))
    }

    @Test(arguments: ["0", "17", "-1", "1.5", "three", ""])
    func `a draft is reduced by whole factors only`(side: String) async throws {
        let preview = try Preview()
        #expect(await preview.get("draft", ["reducedBy": side]).status == 400)
    }

    @Test func `showing a tablet at scale 8 leaves less than 200 MB allocated`() async {
        await #expect(processExitsWith: .success) {
            let preview = try await Preview()
            _ = await preview.get("device/ipad-air-13.png")
            let before = try residentPages()
            for _ in 0..<2 {
                let status = await preview.get("device/ipad-air-13.png", ["scale": "8"]).status
                #expect(status == 200)
            }
            #expect(try (residentPages() - before) * 4096 < 200 << 20)
        }
    }

    @Test func `other devices are shown beside the screen`() async throws {
        let preview = try Preview()
        for device in ["iphone-se-1", "ipad-pro-12-9"] {
            let answer = await preview.get("device/\(device).png", ["scale": "1"])
            let size = try DeviceTable.shipped.device(named: device).size
            let bitmap = try PNG.decode(answer.body)
            #expect(Double(bitmap.width) == size.width && Double(bitmap.height) == size.height)
        }
        #expect(await preview.get("device/../../secret.png").status == 400)
        #expect(await preview.get("device/iphone-se-1.png", ["scale": "1e9"]).status != 200)
    }

    @Test func `waiting clients are notified of a change`() async throws {
        let preview = try Preview()
        let known = preview.site.model.revision
        // Clients ask again when a request ends without a change, as it may on a busy machine before it is seen below.
        let waiting = Task {
            while true {
                let answer = await preview.get("events", ["after": "\(known)"])
                if try answer.json("revision") != "\(known)" { return answer }
            }
        }
        while preview.site.model.waiters.count == 0 { await Task.yield() }
        _ = await preview.post("color", ##"{"token": "color.board", "value": "#123456"}"##)
        #expect(try await waiting.value.json("revision") == "\(known + 1)")
        #expect(preview.site.model.waiters.count == 0)
        let lost = Task {
            while !Task.isCancelled { _ = await preview.get("events", ["after": "\(known + 1)"]) }
        }
        while preview.site.model.waiters.count == 0 { await Task.yield() }
        lost.cancel()
        _ = await lost.value
        #expect(preview.site.model.waiters.count == 0)
    }

    @Test(arguments: [
        ["screen", #"{"scene": "nothing"}"#], ["screen", #"{"textSize": "huge"}"#], ["screen", #"{"device": 3}"#],
        ["screen", #"{"orientation": "sideways"}"#], ["screen", #"{"colour": "red"}"#], ["screen", "[]"],
        ["screen", "{"], ["screen", #"{"context": "dusk"}"#], ["color", #"{"token": "color.board"}"#],
        ["color", #"{"token": "color.board", "value": "no colour"}"#],
        ["color", #"{"token": "color.board", "value": "{color.board}"}"#],
        ["color", ##"{"token": "", "value": "#123456"}"##], ["touch", #"{"kind": "pinch"}"#],
        ["touch", #"{"kind": "tap", "x": 1e300, "y": 0}"#], ["film", #"{"name": "nothing"}"#], ["nowhere", "{}"],
        ["undo", "{}"], ["screen", #"{"device": "ipad-air-13", "colour": "red"}"#],
        ["color", ##"{"token": "color.board", "value": "#123456", "and": 1}"##],
        ["touch", #"{"kind": "swipe", "direction": "left", "and": 1}"#],
    ])
    func `an invalid request is rejected with a message and changes nothing`(request: [String]) async throws {
        let preview = try Preview()
        let before = preview.site.model.revision
        let answer = await preview.post(request[0], request[1])
        #expect((400...499).contains(answer.status))
        #expect(try answer.json("error", "message")?.isEmpty == false)
        #expect(try answer.json("error", "hint")?.isEmpty == false)
        #expect(preview.site.model.revision == before)
    }

    @Test func `A colour for a token of 20,000 names, posted, is refused at once`() async throws {
        let preview = try Preview()
        let token = [String](repeating: "a", count: 20_000).joined(separator: ".")
        let answer = await preview.post("color", ##"{"token": "\##(token)", "value": "#123456"}"##)
        #expect(answer.status == 400 && answer.body.count < 1000)
        #expect(try answer.json("error", "hint")?.contains("nest less") == true)
    }

    @Test func `all of the page comes from here, and it is small`() async throws {
        let preview = try Preview()
        let page = await preview.get("")
        let parts = [page, await preview.get("style.css"), await preview.get("script.js")]
        #expect(parts.allSatisfy { $0.status == 200 && !$0.body.isEmpty })
        #expect(parts.reduce(0) { $0 + $1.body.count } < 150_000)
        for part in parts {
            let text = part.text.replacing("http://www.w3.org/2000/svg", with: "")
            #expect(!text.contains("http://") && !text.contains("https://"))
        }
        let sent = String(decoding: page.bytes(keepsAlive: true), as: UTF8.self)
        #expect(sent.contains("Content-Security-Policy: default-src 'none'"))
        #expect(!page.text.contains("<script>") && !page.text.contains(" style=") && !page.text.contains(" onclick="))
    }
}

/// Returns the number of resident memory pages of this process.
private func residentPages() throws -> Int {
    let text = String(decoding: try InputFile.read("/proc/self/statm", limit: 4096), as: UTF8.self)
    return try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
}
