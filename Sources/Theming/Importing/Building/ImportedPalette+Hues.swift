extension ImportedPalette {
    /// The colours with names of bright hues, from which tile colours can be interpolated; the first of each name.
    var hues: [String] {
        let names = [
            "yellow", "amber", "orange", "red", "pink", "magenta", "purple", "violet", "indigo", "blue", "cyan", "teal",
            "green",
        ]
        let found = names.compactMap { name in
            let keys = colors.map(\.key).filter { $0.lowercased().contains(name) }
            return keys.first { $0.hasSuffix("500") } ?? keys.first
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0).inserted }
    }
}
