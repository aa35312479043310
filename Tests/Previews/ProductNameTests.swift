import Testing

@testable import FramewrightPreviews

struct ProductNameTests {
    @Test(arguments: [
        ("iPad Pro (12.9-inch) (6th generation)", "ipad-pro-12-9"), ("iPad Pro 11-inch (M4)", "ipad-pro-11-m4"),
        ("iPad Air 13-inch (M2)", "ipad-air-13"), ("iPad Air 2", "ipad-9-7"), ("iPad mini 4", "ipad-mini-7-9"),
        ("iPad mini (A17 Pro)", "ipad-mini-8-3"), ("iPad (9th generation)", "ipad-10-2"), ("iPad (A16)", "ipad-10-9"),
        ("iPad", "ipad-10-9"), ("iPhone SE (3rd generation)", "iphone-se-3"), ("iPhone 8 Plus", "iphone-8-plus"),
    ])
    func `a known product is drawn as on the device with its screen`(name: String, id: String) {
        #expect(ProductName(name).id == id)
    }

    @Test(arguments: ["iPad Nano", "iPad Pro 17-inch", "iPad (99th generation)", "iPhone 99", "Mac"])
    func `a product with unknown words has no device`(name: String) { #expect(ProductName(name).id == nil) }
}
