/// The three documents' algorithms that push a line towards its first cell, as each describes it.
enum SlowLine {
    /// The tutorial: removes gaps, then merges pairs from the front.
    static func condensed(_ line: [Int]) -> [Int] {
        var rest = line.filter { $0 != 0 }[...]
        var pushed: [Int] = []
        while let first = rest.popFirst() {
            if rest.first == first {
                rest.removeFirst()
                pushed.append(2 * first)
            } else {
                pushed.append(first)
            }
        }
        return pushed + Array(repeating: 0, count: line.count - pushed.count)
    }

    /// The course report: each cell in turn pulls the nearest tile if empty, and merges with the nearest if equal.
    static func pulled(_ line: [Int]) -> [Int] {
        var line = line
        for cell in line.indices {
            if line[cell] == 0 {
                guard let nearest = line.indices.dropFirst(cell + 1).first(where: { line[$0] != 0 }) else { break }
                line.swapAt(cell, nearest)
            }
            if let next = line.indices.dropFirst(cell + 1).first(where: { line[$0] != 0 }), line[next] == line[cell] {
                (line[cell], line[next]) = (2 * line[cell], 0)
            }
        }
        return line
    }

    /// The web game: each tile in turn moves as far as it can, and merges with the tile it reaches if that is not
    /// new.
    static func traversed(_ line: [Int]) -> [Int] {
        var (line, isNew) = (line, Array(repeating: false, count: line.count))
        for start in line.indices.dropFirst() where line[start] != 0 {
            var cell = start
            while cell > 0, line[cell - 1] == 0 {
                line.swapAt(cell, cell - 1)
                cell -= 1
            }
            if cell > 0, line[cell - 1] == line[cell], !isNew[cell - 1] {
                (line[cell - 1], line[cell], isNew[cell - 1]) = (2 * line[cell], 0, true)
            }
        }
        return line
    }
}
