import Framewright
import FramewrightTheming
import FramewrightViews

/// A declaration of previews in the loaded code: a `#Preview`, or a preview provider with any number of previews.
@MainActor
enum PreviewDeclaration {
    case macro(any PreviewRegistry.Type)
    case provider(any PreviewProvider.Type)

    /// The sources of all loaded code: those of `#Preview` by file and line, then preview providers by name.
    static var all: [PreviewDeclaration] {
        let declared = conformingTypes(to: (any PreviewRegistry).self)
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
        let provided = conformingTypes(to: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .sorted { "\($0)" < "\($1)" }
        return declared.map { .macro($0) } + provided.map { .provider($0) }
    }

    /// The module, file and line of a `#Preview`, or the name of the provider.
    var key: String {
        switch self {
        case .macro(let type): "\(type.fileID):\(type.line)"
        case .provider(let type): "\(type)"
        }
    }

    /// Returns whether the declaration is in a module.
    func isDeclared(in module: String) -> Bool {
        switch self {
        case .macro(let type): type.fileID.hasPrefix("\(module)/")
        case .provider(let type): String(reflecting: type).hasPrefix("\(module).")
        }
    }

    /// The name of the provider, or the place of a `#Preview`, without running its code.
    var name: String {
        switch self {
        case .macro(let type): "\(type.fileID.split(separator: "/").last ?? ""):\(type.line)"
        case .provider(let type): "\(type)"
        }
    }

    /// The module, file and line of a `#Preview`; nil for a preview provider.
    var source: String? {
        if case .macro(let type) = self { "\(type.fileID):\(type.line)" } else { nil }
    }

    /// Returns the previews. If a provider's views cannot be made, it has one, which fails for the same reason.
    func previews(in viewport: Viewport, by renderer: Renderer) throws -> [FoundPreview] {
        switch self {
        case .macro(let type): [try FoundPreview(type)]
        case .provider(let type): Self.previews(of: type, in: viewport, by: renderer)
        }
    }

    private static func previews<Provider: PreviewProvider>(
        of provider: Provider.Type, in viewport: Viewport, by renderer: Renderer
    ) -> [FoundPreview] {
        let type = "\(provider)"
        do {
            let settings = try renderer.previewSettings(of: Provider.previews, in: viewport)
            return settings.enumerated().map { index, settings in
                let name = settings.name ?? (index == 0 ? type : "\(type) \(index + 1)")
                return FoundPreview(name: name, provider: type, settings: settings) {
                    PreviewSelection(index, of: Provider.previews)
                }
            }
        } catch {
            return [FoundPreview(name: type, provider: type, settings: PreviewSettings()) { throw error }]
        }
    }
}
