import Framewright

extension DeviceTable {
    /// Returns the identifier of the device with a product's name, as Xcode lists it; nil if there is none.
    ///
    /// The table has one record for several generations of a tablet, so these are found by size and generation.
    func id(ofProduct name: String) -> String? {
        let product = ProductName(name)
        let id = product.words.joined(separator: "-")
        if devices.contains(where: { $0.id == id }) { return id }
        let found = product.words.first == "ipad" ? product.tablet : product.phone
        return found.flatMap { id in devices.contains { $0.id == id } ? id : nil }
    }
}

/// The words and numbers of a product's name.
private struct ProductName {
    /// The lower-case words, without brackets, such as `iphone`, `15`, `pro`.
    let words: [String]
    /// The number of the generation; nil if the name has none.
    private let generation: Int?

    init(_ name: String) {
        let text = name.lowercased().map { "()-,\"".contains($0) ? " " : $0 }
        let words = String(text).split(separator: " ").map(String.init).filter { $0 != "inch" }
        self.words = words
        let index = words.firstIndex { $0.hasPrefix("gen") }
        let ordinal = index.flatMap { $0 > 0 ? words[$0 - 1] : nil }
        generation = ordinal.flatMap { Int($0.prefix { $0.isNumber }) }
    }

    private func has(_ word: String) -> Bool { words.contains(word) }

    var phone: String? {
        guard words.first == "iphone", words.count > 1 else { return nil }
        if has("se") { return "iphone-se-\(generation ?? 1)" }
        if ["6", "6s", "7", "8"].contains(words[1]) { return has("plus") ? "iphone-8-plus" : "iphone-8" }
        return nil
    }

    var tablet: String {
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
            guard let generation else { return has("2") ? "ipad-9-7" : "ipad-air-10-9" }
            return generation < 3 ? "ipad-9-7" : generation == 3 ? "ipad-pro-10-5" : "ipad-air-10-9"
        }
        guard let generation else { return "ipad-10-9" }
        return generation < 7 ? "ipad-9-7" : generation < 10 ? "ipad-10-2" : "ipad-10-9"
    }
}
