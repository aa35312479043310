import Framewright
import Testing

@MainActor
struct ElementIdentityTests {
    @Test func `a view keeps its identity when another view of its element is removed`() throws {
        let moving = try Moving { scenery in
            VStack(spacing: 0) {
                ForEach(["x"], id: \.self) { _ in
                    if !scenery.isOn { Color.red.frame(width: 20, height: 20).named("above") }
                    Color.black.frame(width: 20, height: 20).named("below")
                }
            }
        }
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.5, 1].map { try moving.frame("below", at: $0).minY } == [50, 45, 40])
    }

    @Test func `elements with one id in two collections are two views`() throws {
        let moving = try Moving { scenery in
            HStack(spacing: 0) {
                ForEach(scenery.isOn ? ["b"] : ["a", "b"], id: \.self) { name in
                    Color.black.frame(width: 20, height: 20).named("first " + name)
                }
                ForEach(["a", "b"], id: \.self) { name in
                    Color.black.frame(width: 20, height: 20).named("second " + name)
                }
            }
        }
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.5, 1].map { try moving.frame("second a", at: $0).minX } == [100, 95, 90])
        #expect(try moving.names(at: 0.5) == ["first a", "first b", "second a", "second b"])
    }

    @Test func `elements of nested collections keep their identity`() throws {
        let moving = try Moving { scenery in
            HStack(spacing: 0) {
                ForEach(["x", "y"], id: \.self) { outer in
                    ForEach(scenery.names, id: \.self) { inner in
                        Color.black.frame(width: 20, height: 20).named(outer + inner)
                    }
                }
            }
        }
        try moving.set { $0.names = ["c", "b", "a"] }
        #expect(try [0, 0.5, 1].map { try moving.frame("xa", at: $0).minX } == [40, 60, 80])
    }
}
