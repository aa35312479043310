import Framewright
import Models

/// A sun over a city's name and temperature.
struct WeatherScreen: View {
    let forecast: Forecast

    var body: some View {
        VStack(spacing: 12) {
            Circle().fill(Color(red8: 255, green8: 204, blue8: 0)).frame(width: 96, height: 96)
            Text(forecast.city).font(.system(size: 22))
            Text("\(forecast.degrees)°").font(.system(size: 56, weight: .thin))
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .foregroundStyle(Color.white)
        .background(Color(red8: 36, green8: 104, blue8: 172))
    }
}

// snippet: Scene
extension SceneDefinition {
    /// The forecast of a cold and of a hot city.
    public static let weather = SceneDefinition(
        "weather", summary: "tomorrow's weather",
        states: [
            ("oslo", "a cold day", Forecast(city: "Oslo", degrees: -7)),
            ("cairo", "a hot day", Forecast(city: "Cairo", degrees: 41)),
        ]
    ) { WeatherScreen(forecast: $0) }
}
// end
