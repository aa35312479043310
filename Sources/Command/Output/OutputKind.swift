/// The kinds of files that commands write, with the file extensions that name them.
enum OutputKind {
    case png, animatedPNG, json, html, xml, markdown, theme, css, swift, assetCatalog

    /// The allowed file extensions. The first one is suggested.
    var extensions: [String] {
        switch self {
        case .png: ["png"]
        case .animatedPNG: ["png", "apng"]
        case .json: ["json"]
        case .html: ["html", "htm"]
        case .xml: ["xml"]
        case .markdown: ["md", "markdown", "txt"]
        case .theme: ["json", "tokens", "dtcg"]
        case .css: ["css", "scss", "less", "pcss"]
        case .swift: ["swift"]
        case .assetCatalog: ["xcassets"]
        }
    }

    /// The content in words.
    var content: String {
        switch self {
        case .png, .animatedPNG: "a PNG image"
        case .json: "JSON"
        case .html: "an HTML page"
        case .xml: "XML"
        case .markdown: "Markdown"
        case .theme: "a theme"
        case .css: "CSS"
        case .swift: "Swift"
        case .assetCatalog: "an asset catalogue"
        }
    }

    /// File extensions of animations, which `animate` and `play` write.
    static let animations: Set = ["apng", "gif", "mp4", "webm", "webp", "y4m"]

    /// File extensions of images.
    static let images: Set = [
        "apng", "avif", "bmp", "gif", "heic", "jpeg", "jpg", "jxl", "pdf", "png", "ppm", "qoi", "svg", "tga", "tif",
        "tiff", "webp",
    ]

    /// File extensions of documents, which are never animations.
    static let documents: Set = [
        "c", "conf", "css", "csv", "db", "doc", "docx", "html", "ini", "js", "json", "md", "otf", "plist", "py", "rtf",
        "scss", "sh", "sqlite", "swift", "toml", "tokens", "ts", "tsv", "ttf", "txt", "xml", "yaml", "yml", "zip",
    ]
}
