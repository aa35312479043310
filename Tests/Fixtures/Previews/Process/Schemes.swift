import SwiftUI

struct Schemes_Previews: PreviewProvider {
    static var previews: some View {
        Text("day").preferredColorScheme(.light).previewDisplayName("day")
        Text("night").preferredColorScheme(.dark).previewDisplayName("night")
    }
}
