package import FramewrightDrawing
package import FramewrightTypography
import Synchronization

/// The outlines and the names of symbols, read when a symbol is drawn for the first time.
public final class SymbolLibrary: Sendable {
    private struct Key: Hashable {
        let name: String
        let weight: Double
    }

    private struct Contents {
        var composer: SymbolComposer?
        var names: SymbolNames?
        var drawings: [Key: SymbolDrawing] = [:]
    }

    private let outlines: @Sendable () -> String
    private let names: @Sendable () -> String
    private let contents = Mutex(Contents())

    /// Creates a library from two texts: the outlines, in the format that the head of the shipped file describes, and
    /// the published names, one a line.
    public init(outlines: @escaping @Sendable () -> String, names: @escaping @Sendable () -> String) {
        self.outlines = outlines
        self.names = names
    }

    /// A library without symbols and names, in which all symbols are boxes.
    static let empty = SymbolLibrary(outlines: { "" }, names: { "" })

    /// Whether there is an outline for a name.
    func draws(_ name: String) -> Bool { composer.elements(name) != nil }

    /// Whether a symbol is mirrored in right-to-left layouts.
    func isMirrored(_ name: String) -> Bool { composer.isMirrored(name) }

    /// Returns the symbol in a weight; nil if there is no outline for its name.
    func drawing(_ name: String, weight: Double) -> SymbolDrawing? {
        let key = Key(name: name, weight: weight)
        if let known = contents.withLock({ $0.drawings[key] }) { return known }
        guard let elements = composer.elements(name) else { return nil }
        let drawing = SymbolDrawing(elements, weight: weight)
        contents.withLock { $0.drawings[key] = drawing }
        return drawing
    }

    /// Returns the box that stands for a symbol without an outline, with the initials of its name.
    func box(_ name: String, weight: Double) -> SymbolDrawing {
        var path = Path()
        path.addRoundedRect(
            in: Rect(x: 2.8, y: 2.8, width: 18.4, height: 18.4), cornerSize: Size(width: 4.4, height: 4.4),
            style: .circular)
        var elements = [SymbolElement(stroke: .init(factor: 0.7), path: path)]
        let words = name.split(separator: ".").filter { $0 != "fill" && $0 != "and" }
        let initials = ([words.first] + [words.count > 1 ? words.last : nil]).compactMap { $0?.first }
        for (index, letter) in initials.enumerated() {
            let x = initials.count == 1 ? 12 : index == 0 ? 8.4 : 15.6
            let glyph = composer.elements(letter.lowercased()) ?? []
            elements += glyph.centered(in: Rect(x: x - 3.6, y: 8.4, width: 7.2, height: 7.2), strokes: 0.7)
        }
        return SymbolDrawing(elements, weight: weight)
    }

    /// Returns the reason why a symbol is drawn as a box.
    func remark(for name: String) -> String {
        let table = contents.withLock { contents in
            let table = contents.names ?? SymbolNames(names())
            contents.names = table
            return table
        }
        if table.contains(name) { return "has no outline yet and is drawn as a labelled box" }
        let nearest = table.nearest(to: name).map { "; the nearest is \($0)" } ?? ""
        return "is no name of a symbol, so that nothing is drawn on a device\(nearest)"
    }

    private var composer: SymbolComposer {
        contents.withLock { contents in
            let composer = contents.composer ?? SymbolComposer(sheet: SymbolSheet(outlines()))
            contents.composer = composer
            return composer
        }
    }
}

extension SymbolLibrary {
    /// The symbols with an outline of their own, sorted, and their second names.
    package var ownNames: [String] {
        (Array(composer.sheet.entries.keys) + Array(composer.sheet.aliases.keys)).sorted()
    }

    /// Returns the painted area of a symbol beside text of a weight, on the grid of 24 units; nil without an outline.
    package func bounds(of name: String, beside weight: FontWeight) -> Rect? {
        drawing(name, weight: SymbolWeight.width(for: weight))?.bounds
    }

    /// The lines of the outlines that have no known form.
    package var malformedLines: [String] {
        composer.sheet.entries.sorted { $0.key < $1.key }.flatMap { name, entry in
            entry.parts.filter { SymbolPart($0) == nil }.map { "\(name): \($0)" }
        }
    }
}
