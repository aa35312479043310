/// Breaks one shaped paragraph at a given length, greedily: as much on each line as fits.
struct LineBreaker {
    let paragraph: ShapedParagraph
    /// How long a line may be, in the paragraph's units.
    let room: Int

    /// A line that starts at cluster `start`: what is seen of it, where the next one starts, and whether it ends inside what UAX #14
    /// keeps together. Spaces at a broken line's end hang: they are neither seen nor measured. Takes at least one cluster when
    /// there is one.
    func line(from start: Int) -> (visible: Range<Int>, next: Int, breaksWord: Bool) {
        guard let overflow = overflow(from: start) else {
            return (lastLine(from: start), paragraph.clusters.count, false)
        }
        if let next = wordBreak(start, overflow) { return (paragraph.trimmed(start..<next), next, false) }
        let next = spaceBreak(start, overflow) ?? clusterBreak(start, overflow)
        let visible = paragraph.trimmed(start..<next)
        return (visible, next, breaksWord(between: visible, next))
    }

    /// Returns false at the paragraph's end and in scripts that may break between any two letters.
    private func breaksWord(between visible: Range<Int>, _ next: Int) -> Bool {
        guard let last = visible.last, next < paragraph.clusters.count else { return false }
        // The base letter decides: marks behind it belong to it.
        let sides = [last, next].map { paragraph.string($0..<$0 + 1).unicodeScalars.first }
        guard let before = sides[0], let after = sides[1] else { return false }
        return !LineBreaks.breaksAnywhere(between: before, and: after)
    }

    /// The first visible cluster that does not fit on a line from `start`.
    private func overflow(from start: Int) -> Int? {
        let limit = room.addingReportingOverflow(paragraph.start(of: start))
        guard !limit.overflow else { return nil }
        return (start..<paragraph.clusters.count).first { index in
            let cluster = paragraph.clusters[index]
            return cluster.end - cluster.tail > limit.partialValue && !cluster.isSpace
        }
    }

    private func wordBreak(_ start: Int, _ overflow: Int) -> Int? {
        (start..<overflow + 1).last { $0 > start && paragraph.clusters[$0].boundary == .word }
    }

    /// Behind a space where no rule lets a line break: better than inside a word.
    private func spaceBreak(_ start: Int, _ overflow: Int) -> Int? {
        (start..<overflow + 1).last {
            $0 > start && paragraph.clusters[$0 - 1].isSpace && !paragraph.clusters[$0].isSpace
        }
    }

    /// The last boundary before the overflow; when a single cluster or ligature is too long already, the first one after
    /// it that is not a space.
    private func clusterBreak(_ start: Int, _ overflow: Int) -> Int {
        let count = paragraph.clusters.count
        let isBoundary = { (index: Int) in
            paragraph.clusters[index].boundary != .joined && !paragraph.clusters[index].isSpace
        }
        return (start..<overflow + 1).last { $0 > start && isBoundary($0) }
            ?? (overflow + 1..<max(count, overflow + 1)).first(where: isBoundary) ?? count
    }

    /// Spaces at the paragraph's end count as far as there is room for them.
    private func lastLine(from start: Int) -> Range<Int> {
        let whole = start..<paragraph.clusters.count
        let seen = paragraph.length(of: whole) - paragraph.tail(of: whole, baseLevel: paragraph.baseLevel)
        return seen <= room ? whole : paragraph.trimmed(whole)
    }
}
