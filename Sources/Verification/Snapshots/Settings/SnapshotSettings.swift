public import Framewright
public import FramewrightDocuments

/// Which pictures a project keeps: `framewright.json` in its snapshot folder.
///
///     {"scale": 1, "screens": [{"device": "iphone-se-1", "theme": "documented"}, ...],
///      "scenes": ["weather/"], "lint": {"rules": {"unused-space": "off"}}}
///
/// With `"references": "hashes"` the folder keeps the hash of each picture's pixels in the manifest and no picture; with
/// `"references": "films"` it is of the scenes' animations, `"fps": 60` frames a second. `ImageRules` shows tolerances and
/// masks.
public struct SnapshotSettings: Hashable, Sendable {
    /// One way of looking at every scene.
    public struct Screen: Hashable, Sendable {
        public var device: String
        public var orientation = Orientation.portrait
        /// A shipped theme's name, or the path of a theme file; in a settings file it begins at that file's folder.
        public var theme = "documented"
        public var context: String?
        /// Pixels per point, if not the folder's.
        public var scale: Double?

        /// A device upright in the theme `documented` unless told.
        public init(
            device: String, orientation: Orientation = .portrait, theme: String = "documented", context: String? = nil,
            scale: Double? = nil
        ) {
            (self.device, self.orientation, self.scale) = (device, orientation, scale)
            (self.theme, self.context) = (theme, context)
        }
    }

    /// What is kept, and of what.
    public enum References: String, Hashable, Sendable, CaseIterable {
        case pictures
        /// The hash of its pixels: proof that nothing changed, in a hundred bytes.
        case hashes
        /// Of every animation the hash of each frame and a strip of a few of them.
        case animations = "films"
    }

    /// Pixels per point of the pictures, whatever the device has.
    public var scale: Double
    public var references: References
    /// Of films.
    public var rate = FrameRate.sixty
    public var screens: [Screen]
    /// Scenes whose `scene/state` (of films `scene/animation`) contains one of these, or is like one with a star, which stands
    /// for any signs; without any, all scenes.
    public var scenes: [String] = []
    /// Which rules a screen must meet to be recorded.
    public var lint = LintSettings()
    /// Tolerances and masks.
    public var rules = ImageRules()
    /// Matrices by the names the project gives them.
    public var matrices: [String: MatrixPlan] = [:]

    public static let fileName = "framewright.json"
    static let sizeLimit = 1 << 20

    /// Pictures of these screens, one pixel a point unless told.
    public init(screens: [Screen], scale: Double = 1, references: References = .pictures) {
        precondition(!screens.isEmpty, "snapshots are of at least one screen")
        (self.screens, self.scale, self.references) = (screens, scale, references)
    }

    /// Reads settings strictly: unknown keys and empty lists are errors.
    public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
        let document = try JSONDocument(parsing: bytes, file: file, limits: JSONLimits(bytes: Self.sizeLimit, depth: 8))
        var reader = try document.node.object()
        _ = try reader.optional("$schema")?.string()
        scale = try reader.optional("scale")?.double(in: Viewport.scales) ?? 1
        references = try reader.optional("references")?.choice() ?? .pictures
        if let node = reader.optional("lint") { lint = try LintSettings(node) }
        rules = try ImageRules(&reader)
        guard references == .pictures || !rules.hasTolerances, references != .animations || rules.isEmpty else {
            throw document.node.error(
                .invalid, "tolerances are of pictures, masks of pictures and hashes",
                hint: "leave them out: films are compared to the last bit")
        }
        if let node = reader.optional("matrices") {
            for member in try node.object().members {
                matrices[member.key] = try MatrixPlan(DocumentNode(document: node.document, value: member.value))
            }
        }
        scenes = try reader.optional("scenes").strings()
        if let fps = reader.optional("fps") { rate = try fps.frameRate(of: references) }
        screens = []
        var names: Set<String> = []
        for node in try reader.array("screens", count: 1...1000) {
            let screen = try Screen(node)
            guard names.insert(screen.name).inserted else {
                throw node.error(
                    .invalid, "two screens keep their pictures as \(screen.name).png",
                    hint: "leave one out, or give theme files different names")
            }
            screens.append(screen)
        }
        try reader.finish()
    }
}

extension SnapshotSettings.Screen {
    init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        device = try reader.required("device").string(allowingEmpty: false)
        orientation = try reader.optional("orientation")?.choice() ?? .portrait
        theme = try reader.optional("theme")?.string(allowingEmpty: false) ?? "documented"
        context = try reader.optional("context")?.string(allowingEmpty: false)
        scale = try reader.optional("scale")?.double(in: Viewport.scales)
        try reader.finish()
    }

    /// The picture's file name without folder and ending.
    var name: String {
        let posture = orientation == .landscape ? ".landscape" : ""
        let look = "\(Self.fileName(theme))\(context.map { "-" + Self.fileName($0) } ?? "")"
        return "\(device)\(posture).\(look)\(scale.map(Self.suffix) ?? "")"
    }

    /// `@2x` as on picture files of apps; `@1-5x` for one and a half.
    private static func suffix(_ scale: Double) -> String {
        "@" + (scale == scale.rounded() ? "\(Int(scale))" : fileName("\(scale)")) + "x"
    }

    /// A theme's name or path as part of a file name: its last component without `.json`, other signs as hyphens.
    private static func fileName(_ name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let stem = last.hasSuffix(".json") ? String(last.dropLast(5)) : last
        return String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "-" })
    }
}

extension DocumentNode {
    /// Frames a second, which only films have.
    fileprivate func frameRate(of references: SnapshotSettings.References) throws(DocumentError) -> FrameRate {
        guard references == .animations else {
            throw error(
                .invalid, "pictures have no frames a second", hint: #"add "references": "films", or leave it out"#)
        }
        return try frameRate()
    }
}
