/// Tomorrow's weather.
public struct Forecast: Sendable {
    /// The name of the city.
    public var city: String
    /// The temperature in degrees Celsius.
    public var degrees: Int

    /// Creates a forecast.
    public init(city: String, degrees: Int) {
        self.city = city
        self.degrees = degrees
    }
}
