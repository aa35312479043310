extension String {
    /// The string in lowercase by Unicode's full mapping, independent of the language. Unlike `lowercased()`, which
    /// maps each character separately, it uses the final form of sigma (Unicode 3.13, Final_Sigma).
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
    /// True for a letter with a case, false for a word boundary, nil for marks and apostrophes, which are skipped.
    fileprivate var continuesWord: Bool? {
        properties.isCased ? true : properties.isCaseIgnorable ? nil : false
    }
}
