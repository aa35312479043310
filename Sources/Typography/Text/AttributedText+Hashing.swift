import FramewrightDrawing

extension AttributedText {
    /// Hashes the text and the attributes that an animation may change.
    func hashPartially(into hasher: inout Hasher) {
        for index in runs.indices {
            hasher.combine(runs[index].text)
            hasher.combine(runs[index].attributes.digest)
        }
    }
}

extension TextAttributes {
    /// The combined bits of the numbers that an animation may change.
    fileprivate var digest: UInt64 {
        var digest = UInt64(bitPattern: Int64(font.weight.value))
        digest.combine(font.size)
        digest.combine(kerning)
        digest.combine(tracking)
        digest.combine(baselineOffset)
        digest.combine(paint.color.red)
        digest.combine(paint.color.green)
        digest.combine(paint.color.blue)
        digest.combine(paint.color.opacity)
        if paint.hasGradient { digest ^= UInt64(bitPattern: Int64(paint.gradient.hashValue)) }
        return digest
    }
}

extension UInt64 {
    /// Mixes a number into the hash. Adding zero makes minus zero equal to zero.
    fileprivate mutating func combine(_ number: Double) {
        self = (self ^ (number + 0).bitPattern) &* 0x9e37_79b9_7f4a_7c15
        self ^= self >> 29
    }
}
