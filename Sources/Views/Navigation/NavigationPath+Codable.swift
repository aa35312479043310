import FoundationEssentials

extension NavigationPath {
    /// The values of a path in a form that can be stored.
    ///
    /// It is encoded as an array, the last value first: for each value the name of its type and the value as JSON.
    public struct CodableRepresentation: Codable, Equatable, @unchecked Sendable {
        fileprivate let elements: [AnyHashable]

        fileprivate init(_ elements: [AnyHashable]) { self.elements = elements }

        /// Reads the values of a path.
        ///
        /// - Throws: An error of decoding for a type that the program does not have, or a value of another form.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any Decodable.Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is no type whose values can be decoded")
                }
                let json = Array(try container.decode(String.self).utf8)
                guard let value = try JSONDecoder().decode(type, from: Data(json)) as? any Hashable else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "values of \(name) are not hashable")
                }
                elements.append(AnyHashable(value))
            }
            self.elements = elements.reversed()
        }

        /// Writes the values of a path.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: value)) else {
                    throw EncodingError.invalidValue(
                        element.base, .init(codingPath: container.codingPath, debugDescription: "it is not codable"))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }

    /// The values in a form that can be stored; nil if one of them is not codable.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements) : nil
    }

    /// Creates a path from stored values.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }
}
