import SwiftUI

/// A file with the name of the catalogue, whose colour has a Swift name all the same.
enum Assets {
    static let brand = Color(.brand)
}

#Preview("assets") { Assets.brand.ignoresSafeArea() }
