import Framewright

/// The superfluous arguments after a scene's name, as in `game2048 late-game`.
enum SceneWords {
    /// Throws if there are further arguments. If they name a state or animation of the scene, the hint has the correct
    /// form.
    static func check(_ scene: String, _ more: [String], in catalogue: Catalogue) throws(UsageError) {
        guard let next = more.first else { return }
        let joined = "\(scene)/\(next)"
        throw UsageError(
            message: "'\(next)' is an argument too many",
            hint: meant(by: joined, in: catalogue).map { "write \($0)" }
                ?? "a scene and its state are one argument, as in \(joined)")
    }

    /// Returns the reference if it exists, or the only similar one.
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
