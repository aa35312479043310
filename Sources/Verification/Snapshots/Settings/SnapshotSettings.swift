public import Framewright
public import FramewrightDocuments

/// The settings of a snapshot folder, `framewright.json`.
///
///     {"scale": 1, "screens": [{"device": "iphone-se-1", "theme": "documented"}, ...],
///      "scenes": ["weather/"], "lint": {"rules": {"unused-space": "off"}}}
///
/// A folder of previews has their conditions: `"previews": [{"colorScheme": "dark"}, {"device": "iphone-se-1"}]`.
///
/// With `"references": "hashes"` the folder keeps no image files, only the hashes of their pixels in the manifest.
/// With `"references": "films"` it keeps frame hashes of the scenes' animations at `"fps"` frames per second, by
/// default 60. `ImageRules` describes tolerances and masks.
public struct SnapshotSettings: Hashable, Sendable {
    /// A device, theme and scale in which every scene is recorded.
    public struct Screen: Hashable, Sendable {
        /// The identifier of the device.
        public var device: String
        /// The orientation of the device.
        public var orientation = Orientation.portrait
        /// The name of a shipped theme, or the path of a theme file; in a settings file relative to its folder.
        public var theme = "documented"
        /// The context of the theme, or nil for the plain values.
        public var context: String?
        /// The scale in pixels per point, or nil for that of the folder.
        public var scale: Double?
        /// The name of image files without extension, instead of one made of the other members.
        package var imageName: String?

        /// Creates a screen, by default in portrait orientation with the theme `documented`.
        public init(
            device: String, orientation: Orientation = .portrait, theme: String = "documented", context: String? = nil,
            scale: Double? = nil
        ) {
            (self.device, self.orientation, self.scale) = (device, orientation, scale)
            (self.theme, self.context) = (theme, context)
        }
    }

    /// The kind of references that a folder keeps.
    public enum References: String, Hashable, Sendable, CaseIterable {
        /// Image files.
        case images = "pictures"
        /// Hashes of the pixels, about a hundred bytes each.
        case hashes
        /// Frame hashes of every animation, with a strip of a few frames.
        case animations = "films"
    }

    /// The scale of the images in pixels per point, independent of the device's scale.
    public var scale: Double
    /// The kind of references.
    public var references: References
    /// The frame rate of animations.
    public var rate = FrameRate.sixty
    /// The screens in which every scene is recorded.
    public var screens: [Screen]
    /// The conditions in which every preview is recorded, in a folder of previews.
    public var previews: [PreviewConditions] = []
    /// The patterns of the scenes to record: substrings of `scene/state` (for animations `scene/animation`), or names
    /// with `*` as a wildcard. If empty, all scenes are recorded.
    public var scenes: [String] = []
    /// The lint rules that a screen must satisfy to be recorded.
    public var lint = LintSettings()
    /// The tolerances and masks.
    public var rules = ImageRules()
    /// The paths of font files that screens name, relative to the folder of the settings file.
    public var fonts: [String] = []
    /// The named matrices of the project.
    public var matrices: [String: MatrixPlan] = [:]

    /// The name of the settings file.
    public static let fileName = "framewright.json"
    static let sizeLimit = 1 << 20

    /// Creates the settings of a folder of previews.
    package init(previews: [PreviewConditions]) {
        (screens, scale, references, self.previews) = ([], 1, .images, previews)
    }

    /// Creates settings, by default with image files at one pixel per point.
    public init(screens: [Screen], scale: Double = 1, references: References = .images) {
        precondition(!screens.isEmpty, "snapshots are of at least one screen")
        (self.screens, self.scale, self.references) = (screens, scale, references)
    }

    /// Parses settings. Unknown keys and empty lists are errors.
    public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
        let document = try JSONDocument(parsing: bytes, file: file, limits: JSONLimits(bytes: Self.sizeLimit, depth: 8))
        var reader = try document.node.object()
        _ = try reader.optional("$schema")?.string()
        scale = try reader.optional("scale")?.double(in: Viewport.scales) ?? 1
        references = try reader.optional("references")?.choice() ?? .images
        if let node = reader.optional("lint") { lint = try LintSettings(node) }
        rules = try ImageRules(&reader)
        guard references == .images || !rules.hasTolerances, references != .animations || rules.isEmpty else {
            throw document.node.error(
                .invalid, "tolerances are of images, masks of images and hashes",
                hint: "leave them out: animations are compared to the last bit")
        }
        if let node = reader.optional("matrices") {
            for member in try node.object().members {
                matrices[member.key] = try MatrixPlan(DocumentNode(document: node.document, value: member.value))
            }
        }
        scenes = try reader.optional("scenes").strings()
        fonts = try reader.optional("fonts").strings()
        if let fps = reader.optional("fps") { rate = try fps.frameRate(of: references) }
        if let node = reader.optional("previews") { previews = try PreviewConditions.all(node, references) }
        screens = []
        var names: Set<String> = []
        // A folder keeps scenes or previews, because each would count the other's images as unused.
        for node in previews.isEmpty ? try reader.array("screens", count: 1...1000) : [] {
            let screen = try Screen(node)
            guard names.insert(screen.name).inserted else {
                throw node.error(
                    .invalid, "two screens keep their images as \(screen.name).png",
                    hint: "leave one out, or give theme files different names")
            }
            screens.append(screen)
        }
        try reader.finish()
    }
}

extension SnapshotSettings {
    /// Returns the paths of the font files of a folder's settings.
    package func fontFiles(in folder: String) -> [String] {
        fonts.map { $0.hasPrefix("/") ? $0 : "\(OutputFile.place(of: folder) ?? folder)/\($0)" }
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

    /// The image file's name without folder and extension.
    var name: String {
        if let imageName { return imageName }
        let posture = orientation == .landscape ? ".landscape" : ""
        let look = "\(Self.fileName(theme))\(context.map { "-" + Self.fileName($0) } ?? "")"
        return "\(device)\(posture).\(look)\(scale.map(Self.suffix) ?? "")"
    }

    /// Returns `@2x` as in the image files of apps, or `@1-5x` for 1.5.
    private static func suffix(_ scale: Double) -> String {
        "@" + (scale == scale.rounded() ? "\(Int(scale))" : fileName("\(scale)")) + "x"
    }

    /// Returns a theme's name or path as part of a file name: its last component without `.json`, with other
    /// characters replaced by hyphens.
    private static func fileName(_ name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let stem = last.hasSuffix(".json") ? String(last.dropLast(5)) : last
        return String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "-" })
    }
}

extension SnapshotSettings.Screen {
    /// Creates the screen of previews under conditions.
    package init(preview conditions: PreviewConditions) {
        self.init(
            device: conditions.device ?? "preview", orientation: conditions.orientation ?? .portrait,
            theme: conditions.theme ?? "system")
        imageName = conditions.imageName
    }
}

extension PreviewConditions {
    /// Reads the conditions of a folder of previews, which are told apart by their labels.
    fileprivate static func all(
        _ node: DocumentNode, _ references: SnapshotSettings.References
    ) throws(DocumentError) -> [PreviewConditions] {
        guard references != .animations else {
            throw node.error(
                .invalid, "previews are kept as images or hashes", hint: #"leave "references": "films" out"#)
        }
        var all: [PreviewConditions] = []
        for node in try node.array(count: 1...1000) {
            let conditions = try PreviewConditions(node)
            let name = conditions.imageName.lowercased()
            guard !all.contains(where: { $0.imageName.lowercased() == name }) else {
                throw node.error(
                    .invalid, "two entries keep their images as \(conditions.imageName).png",
                    hint: "leave one out, or give theme files different names")
            }
            all.append(conditions)
        }
        return all
    }
}

extension DocumentNode {
    /// Reads a frame rate, which is allowed only for animations.
    fileprivate func frameRate(of references: SnapshotSettings.References) throws(DocumentError) -> FrameRate {
        guard references == .animations else {
            throw error(
                .invalid, "images have no frames a second", hint: #"add "references": "films", or leave it out"#)
        }
        return try frameRate()
    }
}
