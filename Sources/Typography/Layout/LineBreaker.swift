/// Breaks a shaped paragraph into lines by the greedy algorithm.
struct LineBreaker {
    let paragraph: ShapedParagraph
    /// The maximum length of a line, in the paragraph's units.
    let room: Int

    /// Returns the line that starts at cluster `start`: its visible clusters, the start of the next line, and true if
    /// it ends inside a unit that UAX #14 keeps together. White space at the end of a broken line is neither visible
    /// nor measured. Takes at least one cluster if there is one.
    func line(from start: Int) -> (visible: Range<Int>, next: Int, breaksWord: Bool) {
        guard let overflow = overflow(from: start) else {
            return (lastLine(from: start), paragraph.clusters.count, false)
        }
        if let next = wordBreak(start, overflow) { return (paragraph.trimmed(start..<next), next, false) }
        let next = spaceBreak(start, overflow) ?? clusterBreak(start, overflow)
        let visible = paragraph.trimmed(start..<next)
        return (visible, next, breaksWord(between: visible, next))
    }

    /// Returns true if a line break is inside a word. Returns false at the paragraph's end and in scripts that may
    /// break between any two letters.
    private func breaksWord(between visible: Range<Int>, _ next: Int) -> Bool {
        guard let last = visible.last, next < paragraph.clusters.count else { return false }
        // The base character decides, because marks belong to it.
        let sides = [last, next].map { paragraph.string($0..<$0 + 1).unicodeScalars.first }
        guard let before = sides[0], let after = sides[1] else { return false }
        return !LineBreaks.breaksAnywhere(between: before, and: after)
    }

    /// Returns the first visible cluster that does not fit on a line from `start`.
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

    /// Returns the last break after white space at which no rule allows a break. This is preferable to a break inside
    /// a word.
    private func spaceBreak(_ start: Int, _ overflow: Int) -> Int? {
        (start..<overflow + 1).last {
            $0 > start && paragraph.clusters[$0 - 1].isSpace && !paragraph.clusters[$0].isSpace
        }
    }

    /// Returns the last cluster boundary before the overflow. If the first cluster or ligature is already too long,
    /// returns the first following boundary that is not white space.
    private func clusterBreak(_ start: Int, _ overflow: Int) -> Int {
        let count = paragraph.clusters.count
        let isBoundary = { (index: Int) in
            paragraph.clusters[index].boundary != .joined && !paragraph.clusters[index].isSpace
        }
        return (start..<overflow + 1).last { $0 > start && isBoundary($0) }
            ?? (overflow + 1..<max(count, overflow + 1)).first(where: isBoundary) ?? count
    }

    /// Returns the last line, with trailing white space if it fits.
    private func lastLine(from start: Int) -> Range<Int> {
        let whole = start..<paragraph.clusters.count
        let seen = paragraph.length(of: whole) - paragraph.tail(of: whole, baseLevel: paragraph.baseLevel)
        return seen <= room ? whole : paragraph.trimmed(whole)
    }
}
