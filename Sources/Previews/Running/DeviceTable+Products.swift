import Framewright

extension DeviceTable {
    /// Returns the identifier of the device with a product's name, as Xcode lists it; nil if there is none.
    ///
    /// The table has one record for several generations of a tablet, so these are found by size and generation.
    func id(ofProduct name: String) -> String? {
        let product = ProductName(name)
        let id = product.words.joined(separator: "-")
        if devices.contains(where: { $0.id == id }) { return id }
        return product.id.flatMap { id in devices.contains { $0.id == id } ? id : nil }
    }
}

/// The words and numbers of a product's name.
struct ProductName {
    /// The words of tablets' names: families, sizes, chips, and generations.
    private static let tabletWords: Set = [
        "ipad", "mini", "air", "pro", "7.9", "8.3", "9.7", "10.2", "10.5", "10.9", "11", "12.9", "13", "a16", "a17",
        "m1",
        "m2", "m3", "m4", "m5", "gen", "generation", "2", "3", "4", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th",
        "8th", "9th", "10th", "11th",
    ]

    /// The lower-case words, without brackets, such as `iphone`, `15`, `pro`.
    let words: [String]
    /// The number of the generation; nil if the name has none.
    private let generation: Int?

    init(_ name: String) {
        let text = name.lowercased().map { "()-,\"".contains($0) ? " " : $0 }
        let words = String(text).split(separator: " ").map(String.init).filter { $0 != "inch" }
        self.words = words
        let index = words.firstIndex { $0.hasPrefix("gen") }
        // "iPad Air (5th generation)", "iPad mini 4"
        let ordinal = index.map { $0 > 0 ? words[$0 - 1] : "" } ?? words.last.flatMap { $0.count == 1 ? $0 : nil }
        generation = ordinal.flatMap { Int($0.prefix { $0.isNumber }) }
    }

    private func has(_ word: String) -> Bool { words.contains(word) }

    /// The identifier of the device with the product's screen; nil if the name has unknown words.
    var id: String? { words.first == "ipad" ? tablet : phone }

    private var phone: String? {
        guard words.first == "iphone", words.count > 1 else { return nil }
        if has("se") { return "iphone-se-\(generation ?? 1)" }
        if ["6", "6s", "7", "8"].contains(words[1]) { return has("plus") ? "iphone-8-plus" : "iphone-8" }
        return nil
    }

    private var tablet: String? {
        guard words.allSatisfy(Self.tabletWords.contains) else { return nil }
        let isRecent = ["m4", "m5"].contains(where: has)
        if has("mini") { return generation.map { $0 < 6 } ?? false ? "ipad-mini-7-9" : "ipad-mini-8-3" }
        if has("pro") {
            if has("13") { return "ipad-pro-13-m4" }
            if has("12.9") { return generation.map { $0 < 3 } ?? false ? "ipad-pro-12-9-home" : "ipad-pro-12-9" }
            if has("10.5") { return "ipad-pro-10-5" }
            return has("9.7") ? "ipad-9-7" : isRecent ? "ipad-pro-11-m4" : "ipad-pro-11"
        }
        if has("air") {
            if has("13") { return "ipad-air-13" }
            guard let generation else { return "ipad-air-10-9" }
            return generation < 3 ? "ipad-9-7" : generation == 3 ? "ipad-pro-10-5" : "ipad-air-10-9"
        }
        guard let generation else { return "ipad-10-9" }
        return generation < 7 ? "ipad-9-7" : generation < 10 ? "ipad-10-2" : "ipad-10-9"
    }
}
