import Framewright

/// The superfluous arguments after a scene's name, as in `game2048 late-game`.
enum SceneArguments {
    /// Throws if there are further arguments. If they name a state or animation of the scene, the hint has the correct
    /// form.
    static func check(_ scene: String, _ more: [String], in catalogue: Catalogue) throws(UsageError) {
        guard let next = more.first else { return }
        let joined = "\(scene)/\(next)"
        if let error = unknown(scene, joined, in: catalogue) {
            throw UsageError(message: error.message, hint: error.hint.commandLine)
        }
        throw UsageError(
            message: "'\(next)' is an argument too many",
            hint: meant(by: joined, in: catalogue).map { "write \($0)" }
                ?? "a scene and its state are one argument, as in \(joined)")
    }

    /// Returns the error for a scene that does not exist, with suggestions that fit both words. Nil if the scene
    /// exists, or if a single name is near.
    private static func unknown(_ scene: String, _ joined: String, in catalogue: Catalogue) -> CatalogueError? {
        do {
            _ = try catalogue.find(scene)
        } catch .unknownScene(_, let near) {
            guard meant(by: joined, in: catalogue) == nil else { return nil }
            guard case .unknownScene(_, let both)? = error(of: joined, in: catalogue), !both.isEmpty else {
                return .unknownScene(scene, suggestions: near)
            }
            return .unknownScene(scene, suggestions: both)
        } catch {}
        return nil
    }

    private static func error(of reference: String, in catalogue: Catalogue) -> CatalogueError? {
        do throws(CatalogueError) { _ = try catalogue.find(reference) } catch { return error }
        return nil
    }

    /// A state or animation of that name, or the only near one.
    private static func meant(by reference: String, in catalogue: Catalogue) -> String? {
        let known = catalogue.references + catalogue.animationReferences
        if known.contains(reference) { return reference }
        do {
            _ = try catalogue.find(reference)
        } catch CatalogueError.unknownScene(_, let near) where near.count == 1 {
            return near[0].contains("/") ? near[0] : nil
        } catch {}
        return nil
    }
}
