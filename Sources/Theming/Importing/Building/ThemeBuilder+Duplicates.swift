import FramewrightDrawing

/// References in place of computed colours that look like others.
extension ThemeBuilder {
    /// The CIEDE2000 difference below which two colours should be one token.
    private static let duplicateDistance = 1.0

    /// Makes computed roles that look like an earlier role in every context refer to it, unless a text or a tile
    /// would no longer stand out.
    mutating func mergeDuplicates(_ load: (ThemeBuilder) -> Theme?) {
        let seen = roles.map { role in contexts.map { CIELab(ColorCoordinates(role.colors[$0] ?? .black)) } }
        for index in roles.indices {
            guard case .derived = roles[index].source else { continue }
            for earlier in roles.indices.prefix(index) where isDuplicate(index, of: earlier, seen) {
                let (role, other) = (roles[index], roles[earlier])
                roles[index] = Role(name: role.name, source: .tokens([nil: other.path]), colors: other.colors)
                if role.colors == other.colors || !role.name.hasPrefix("tile.") && isLegible(load(self)) { break }
                roles[index] = role
            }
        }
    }

    private func isDuplicate(_ index: Int, of earlier: Int, _ seen: [[CIELab]]) -> Bool {
        let (role, other) = (roles[index], roles[earlier])
        if case .tokens = other.source { return false }
        return contexts.indices.allSatisfy { place in
            let opacities = [role, other].map { $0.colors[contexts[place]]?.opacity ?? 1 }
            return opacities[0] == opacities[1]
                && seen[index][place].difference(from: seen[earlier][place]) < Self.duplicateDistance
        }
    }

    private func isLegible(_ theme: Theme?) -> Bool {
        guard let theme, repairs(of: theme).isEmpty else { return false }
        return contexts.allSatisfy { context in
            (try? theme.selecting(context: context))?.contrastReport().allSatisfy(\.passes) == true
        }
    }
}
