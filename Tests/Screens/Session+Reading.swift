import Framewright
import FramewrightModels

@testable import FramewrightScreens

/// The content of a screen, for tests by touches.
extension Session {
    /// Taps a view and waits until the screen is at rest.
    @discardableResult
    func go(_ target: TouchTarget) throws -> Bool {
        let answers = try tap(target)
        try settle()
        return answers
    }

    /// Returns the text of the view with this identifier, or the first text inside it.
    func text(in identifier: String) throws -> String? {
        let tree = try layout().tree
        guard let index = tree.view(identified: identifier) else { return nil }
        return tree.nodes[index..<tree.nodes[index].end].lazy.compactMap { node in
            if case .text(let text) = node.payload.figure { text.string } else { nil }
        }.first
    }

    /// Returns true if exactly this text is on the screen.
    func says(_ text: String) throws -> Bool {
        try layout().tree.nodes.contains { node in
            if case .text(let shown) = node.payload.figure { shown.string == text } else { false }
        }
    }

    func label(of identifier: String) throws -> String? {
        try layout().tree.nodes.first { $0.payload.identifier == identifier }?.payload.label
    }

    /// Returns the fill colours of areas in paint order.
    func colors() throws -> [SRGBColor] {
        try layout().tree.nodes.compactMap { node in
            if case .shape(_, let paint) = node.payload.figure { paint.color } else { nil }
        }
    }

    /// Returns the fill of a view or of the first area inside it.
    func color(of identifier: String) throws -> SRGBColor? {
        let tree = try layout().tree
        guard let index = tree.view(identified: identifier) else { return nil }
        return tree.nodes[index..<tree.nodes[index].end].lazy.compactMap { node in
            if case .shape(_, let paint) = node.payload.figure { paint.color } else { nil }
        }.first
    }

    /// Returns the numbers on the course app's board, row by row; 0 for an empty cell.
    func values() throws -> [Int] {
        try (0..<16).map { Int(try label(of: "cell-\($0 / 4)-\($0 % 4)") ?? "") ?? 0 }
    }

    func score() throws -> Int { try values().reduce(0, +) }

    /// Returns the identifier of a cell with a tile.
    func tile() throws -> String { try cell { $0 > 0 } }

    func emptyCell() throws -> String { try cell { $0 == 0 } }

    private func cell(where matches: (Int) -> Bool) throws -> String {
        let index = try values().firstIndex(where: matches) ?? 0
        return "cell-\(index / 4)-\(index % 4)"
    }
}

extension Device {
    /// Returns a device of the table.
    static func shipped(_ id: String) throws -> Device { try DeviceTable.shipped.device(named: id) }
}
