import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

@MainActor
struct PetScreenTests {
    /// One of the ten documented views and the height of its pet view.
    struct View: CustomTestStringConvertible, Sendable {
        let device: String
        var isLandscape = false
        let petHeight: Double

        var testDescription: String { "\(device) \(isLandscape ? "landscape" : "portrait")" }

        @MainActor func layout(_ reference: String = "pet/dog") throws -> ScreenLayout {
            let device = try DeviceTable.shipped.device(named: device)
            return try Screenshots.layout(reference, in: device.viewport(isLandscape ? .landscape : .portrait))
        }
    }

    nonisolated static let documented = [
        View(device: "iphone-se-1", petHeight: 248), View(device: "iphone-se-1", isLandscape: true, petHeight: 115),
        View(device: "iphone-8", petHeight: 347), View(device: "iphone-8", isLandscape: true, petHeight: 170),
        View(device: "iphone-8-plus", petHeight: 416), View(device: "iphone-8-plus", isLandscape: true, petHeight: 209),
        View(device: "iphone-x", petHeight: 434), View(device: "iphone-x", isLandscape: true, petHeight: 149),
        View(device: "ipad-pro-12-9", isLandscape: true, petHeight: 680),
        View(device: "ipad-pro-12-9-landscape-split-1-3", petHeight: 680),
        View(device: "ipad-pro-12-9-landscape-split-1-2", petHeight: 680),
        View(device: "ipad-pro-12-9-landscape-split-2-3", petHeight: 680),
    ]

    @Test(arguments: documented)
    func `frames are the documented ones`(view: View) throws {
        let layout = try view.layout()
        let safe = layout.viewport.screenArea.safeBounds
        let isLow = layout.viewport.verticalSizeClass == .compact
        let (left, width) = (safe.minX + 30, safe.width - 60)
        let half = (width - 30) / 2
        let stats = safe.minY + view.petHeight + 60 + (isLow ? 10 : 20)
        let second = isLow ? Point(x: left + half + 30, y: stats) : Point(x: left, y: stats + 85)
        let panel = isLow ? half : width
        let actions = safe.minY + view.petHeight + 30
        let frames: [(String, Rect)] = [
            ("pet-view", Rect(x: safe.minX, y: safe.minY, width: safe.width, height: view.petHeight)),
            ("play", Rect(x: left, y: actions, width: half, height: 30)),
            ("feed", Rect(x: left + half + 30, y: actions, width: half, height: 30)),
            ("happiness", Rect(x: left, y: stats, width: panel, height: 75)),
            ("food", Rect(x: second.x, y: second.y, width: panel, height: 75)),
            ("pets", Rect(x: left, y: safe.maxY - 45, width: width, height: 30)),
        ]
        for (identifier, frame) in frames {
            let placed = try #require(layout.frame(of: identifier))
            #expect(placed.isNear(frame, within: 0.5), "\(identifier): \(placed), documented \(frame)")
        }
    }

    @Test(arguments: documented.filter { !$0.device.hasPrefix("ipad") })
    func `on documented phones the image has 100 points and is centred`(view: View) throws {
        let layout = try view.layout()
        let (picture, stage) = (try #require(layout.frame(of: "picture")), try #require(layout.frame(of: "pet-view")))
        #expect(abs(picture.width - 100) <= 0.5 && abs(picture.height - 100) <= 0.5)
        #expect(abs(picture.midX - stage.midX) <= 0.5 && abs(picture.midY - stage.midY) <= 0.5)
    }

    @Test func `frames are those of the lab's storyboard`() throws {
        let layout = try Self.documented[0].layout("pet/counters")
        #expect(layout.frame(of: "pet-view") == Rect(x: 0, y: 20, width: 320, height: 248))
        #expect(layout.frame(of: "play")?.minY == 298)
        #expect(layout.frame(of: "happiness")?.minY == 348)
        #expect(layout.frame(of: "pets")?.minY == 523)
        let counter = try #require(layout.frame(of: "happiness-count"))
        #expect(counter.isNear(Rect(x: 175, y: 358, width: 115, height: 20), within: 1))
        #expect(try #require(layout.frame(of: "happiness-bar")).height == 20)
    }

    @Test(arguments: [("pet/empty", 0), ("pet/half", 130), ("pet/full", 260), ("pet/counters", 260)])
    func `bars are filled exactly by their share`(reference: String, width: Double) throws {
        #expect(try Self.documented[0].layout(reference).frame(of: "fill")?.width == width)
    }

    @Test func `the mood stands beside the image`() throws {
        for view in Self.documented {
            let layout = try view.layout("pet/hungry")
            let (mood, picture) = (try #require(layout.frame(of: "mood")), try #require(layout.frame(of: "picture")))
            #expect(mood.minX >= picture.maxX && mood.maxX <= layout.viewport.size.width - 5)
        }
    }

    @Test func `the colour extends under the notch, the controls do not`() throws {
        let layout = try Self.documented[7].layout()
        let ground = try #require(layout.tree.nodes.first { $0.payload.description.contains("color.pet.dog") })
        #expect(ground.frame == Rect(x: 0, y: 0, width: 812, height: 149))
        #expect(layout.frame(of: "play")?.minX == 74)
    }

    @Test(arguments: ["ipad-mini-8-3", "ipad-9-7", "ipad-pro-11", "ipad-pro-12-9"])
    func `on a tablet in portrait the controls have their share of the height`(device: String) throws {
        let layout = try View(device: device, petHeight: 0).layout()
        let (stage, happiness) = (
            try #require(layout.frame(of: "pet-view")), try #require(layout.frame(of: "happiness"))
        )
        let (play, pets) = (try #require(layout.frame(of: "play")), try #require(layout.frame(of: "pets")))
        #expect(stage.maxY <= 0.6 * layout.viewport.size.height && play.height >= 48)
        let bar = try #require(layout.frame(of: "happiness-bar"))
        let food = try #require(layout.frame(of: "food"))
        // 30, 20, 10 and 15 are documented.
        let gaps = [play.minY - stage.maxY, happiness.minY - play.maxY, food.minY - bar.maxY, pets.minY - food.maxY]
        #expect(zip(gaps, [45, 30, 15, 22.5]).allSatisfy { $0 >= $1 } && bar.height >= 26, "\(gaps)")
        #expect(abs(layout.viewport.screenArea.safeBounds.maxY - pets.maxY) >= 15)
    }

    @Test(arguments: ["iphone-se-1", "iphone-15", "ipad-pro-12-9"], DynamicTypeSize.allCases)
    func `the mark does not touch its name, and is legible`(device: String, size: DynamicTypeSize) throws {
        let layout = try Screenshots.renderer.layout(
            Catalogue.documented.find("pet/dog").state.makeView(),
            in: DeviceTable.shipped.device(named: device).viewport(), theme: .documented,
            traits: Traits(dynamicTypeSize: size))
        let mark = try #require(layout.frame(of: "current"))
        let name = try #require(
            layout.displayList.items.lazy.compactMap { item in
                if case .glyphs(let run, let paint) = item.command, run.text == "Dog" { (run, paint) } else { nil }
            }.first)
        // Inter's "g" reaches 0.205 em below the baseline.
        #expect(mark.minY - name.0.origin.y - 0.21 * name.0.size >= 4)
        #expect(name.1.token == "color.pet.selector")
    }

    @Test(arguments: ["iphone-se-1", "iphone-15", "ipad-pro-12-9"], DynamicTypeSize.allCases)
    func `titles of actions fit their buttons and grow with text`(device: String, size: DynamicTypeSize) throws {
        for orientation in Orientation.allCases {
            let layout = try Screenshots.renderer.layout(
                Catalogue.documented.find("pet/dog").state.makeView(),
                in: DeviceTable.shipped.device(named: device).viewport(orientation), theme: .documented,
                traits: Traits(dynamicTypeSize: size))
            let (key, title) = (try #require(layout.frame(of: "play")), try #require(layout.fontSize(of: "Play")))
            #expect(1.21 * title <= key.height && key.height >= 30, "\(title) in \(key.height)")
            #expect(size < .accessibility1 || title >= 22, "\(title)")
        }
    }

    @Test(arguments: documented.filter { $0.device.hasPrefix("ipad") })
    func `an image on a tablet keeps its documented share of the stage as far as its width allows`(view: View) throws {
        let layout = try view.layout()
        let picture = try #require(layout.frame(of: "picture")).width
        #expect(abs(picture - min(680 * 100 / 248, 0.55 * layout.viewport.size.width)) <= 1)
    }

    @Test(
        arguments: ["iphone-se-1", "iphone-15", "ipad-pro-12-9", "ipad-pro-12-9-landscape-split-1-3"],
        [DynamicTypeSize.large, .xxxLarge, .accessibility5])
    func `words for all moods have one size, at most 1.5 times that of labels`(device: String, size: DynamicTypeSize)
        throws
    {
        let sizes = try ["pet/dog": "calm", "pet/hungry": "hungry", "pet/happy": "happy"].map { state, word in
            let layout = try Screenshots.renderer.layout(
                Catalogue.documented.find(state).state.makeView(),
                in: DeviceTable.shipped.device(named: device).viewport(), theme: .documented,
                traits: Traits(dynamicTypeSize: size))
            let (mood, label) = (
                try #require(layout.fontSize(of: word)), try #require(layout.fontSize(of: "Happiness"))
            )
            #expect(mood <= 1.5 * label + 0.01, "\(word): \(mood), label \(label)")
            return mood
        }
        #expect(abs((sizes.max() ?? 0) - (sizes.min() ?? 0)) < 0.01, "\(sizes)")
    }

    @Test(arguments: ShippedTheme.allCases)
    func `the stage of a dark screen is dim, and an empty track is close to the screen's colour`(
        shipped: ShippedTheme
    ) throws {
        for context in [nil] + shipped.theme.contexts {
            let theme = try shipped.theme.selecting(context: context)
            let color = { (role: String) throws -> SRGBColor in try #require(theme.color("color.pet.\(role)")) }
            let ground = try color("background")
            let isDark = contrastRatio(.white, on: ground) > 7
            for pet in Pet.allCases {
                let stage = try theme.color("color.pet.stage.\(pet.rawValue)") ?? color(pet.rawValue)
                let isDim = contrastRatio(.white, on: stage) > 4.5
                #expect(isDim == isDark, "\(pet) \(context ?? "")")
                #expect(contrastRatio(try color("onPet"), on: stage) >= 4.5, "\(pet) \(context ?? "")")
            }
            #expect(contrastRatio(try color("track"), on: ground) < 2, "\(context ?? "")")
        }
    }

    @Test(arguments: [(1920.0, 1080.0), (2560, 1440)])
    func `controls of a screen wider than a tablet are centred and no wider than on it`(
        width: Double, height: Double
    )
        throws
    {
        let layout = try Screenshots.layout("pet/dog", size: Size(width: width, height: height))
        let pets = try #require(layout.frame(of: "pets"))
        #expect(pets.width == 1306 && abs(pets.midX - width / 2) <= 0.5)
    }
}

extension Rect {
    /// Returns true if every edge is within a tolerance in points.
    func isNear(_ other: Rect, within tolerance: Double) -> Bool {
        abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }
}
