/// Tomorrow's weather.
public struct Forecast: Sendable {
    public var city: String
    public var degrees: Int

    public init(city: String, degrees: Int) {
        self.city = city
        self.degrees = degrees
    }
}
