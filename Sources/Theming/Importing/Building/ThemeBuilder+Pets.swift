import FramewrightDrawing

/// The areas behind the pets, which are as bright as the pets' bars unless a theme says otherwise.
extension ThemeBuilder {
    private static let pets = ["dog", "cat", "bird", "bunny", "fish"]

    /// In contexts with a dark background, takes the stages of the dark classic theme and an ink that is legible on
    /// them. A pet to which the palette gives a colour keeps that one on its stage.
    mutating func fillPetStages() {
        let darkContexts = Set(contexts.filter(isDark))
        guard !darkContexts.isEmpty, let model = try? ShippedTheme.classic.theme.selecting(context: "dark") else {
            return
        }
        var stages: [String?: [SRGBColor]] = [:]
        for pet in Self.pets where !isOwn(["pet.stage.\(pet)", "stage.\(pet)", "pet.\(pet)", pet]) {
            var colors: [String?: SRGBColor] = [:]
            for context in contexts {
                let isDark = darkContexts.contains(context)
                let color = isDark ? model.color("color.pet.stage.\(pet)") : Theme.documented.color("color.pet.\(pet)")
                guard let color else { continue }
                colors[context] = color
                stages[context, default: []].append(color)
            }
            append("pet.stage.\(pet)", from: "background", colors)
        }
        guard !stages.isEmpty, !isOwn(["pet.onPet", "onPet"]) else { return }
        var inks: [String?: SRGBColor] = [:]
        for context in contexts {
            let ink = darkContexts.contains(context) ? color(of: "ink", in: context) : .black
            inks[context] = ink.legible(on: stages[context] ?? [], least: Self.minimumContrast)
        }
        append("pet.onPet", from: "ink", inks, like: ["ink"])
    }

    private func isDark(_ context: String?) -> Bool {
        SRGBColor.mostLegible(of: [.black, .white], on: [color(of: "background", in: context)]) == .white
    }

    private func isOwn(_ names: [String]) -> Bool {
        palette.own.contains { own in names.contains { own.path == "color.\($0)" } }
    }
}
