extension String {
    /// In small letters by Unicode's full mapping, whatever the language. `lowercased()` looks at each character alone, and
    /// lacks the form that a sigma has at the end of a word (Unicode 3.13, Final_Sigma).
    var inLowercase: String {
        guard unicodeScalars.contains(Self.sigma) else { return lowercased() }
        let scalars = Array(unicodeScalars)
        var result = UnicodeScalarView()
        var isInWord = false
        for (index, scalar) in scalars.enumerated() {
            if scalar == Self.sigma, isInWord, !Self.letterFollows(scalars[(index + 1)...]) {
                result.append("\u{3C2}")
            } else {
                result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            }
            isInWord = scalar.continuesWord ?? isInWord
        }
        return String(result)
    }

    private static let sigma: Unicode.Scalar = "\u{3A3}"

    private static func letterFollows(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        scalars.lazy.compactMap(\.continuesWord).first ?? false
    }
}

extension Unicode.Scalar {
    /// True of a letter with a case, false of what parts words, nil of marks and apostrophes, which are looked past.
    fileprivate var continuesWord: Bool? {
        properties.isCased ? true : properties.isCaseIgnorable ? nil : false
    }
}
