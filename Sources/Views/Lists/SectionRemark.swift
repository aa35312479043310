import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// A header or footer, in small secondary text in lists.
struct SectionRemark<Content: View>: View {
    @Environment(\.self) private var environment
    let content: Content
    let isHeader: Bool
    var isExpanded: Binding<Bool>?

    var body: some View {
        if let look = environment.listContext {
            if let isExpanded, look.isSidebar {
                HStack {
                    styled(look).frame(maxWidth: .infinity, alignment: .leading)
                    arrow(isExpanded)
                }
            } else {
                styled(look)
            }
        } else {
            content
        }
    }

    @ViewBuilder private func styled(_ look: ListLook) -> some View {
        if isHeader, look.isSidebar || environment.headerProminence == .increased {
            content.font(.title3.weight(.semibold)).foregroundStyle(ContainerInk(color: .ink))
                .changingEnvironment { $0.isInListRow = false }
        } else {
            content.font(.footnote).foregroundStyle(ContainerInk(color: .inkSecondary))
                .textCase(isHeader && look.isGrouped ? .uppercase : nil)
                .changingEnvironment { $0.isInListRow = false }
        }
    }

    private func arrow(_ isExpanded: Binding<Bool>) -> some View {
        DisclosureArrow(isExpanded: isExpanded.wrappedValue)
            .padding(environment.length(.labelGap))
            .contentShape(Rectangle())
            .onTapGesture { withAnimation { isExpanded.wrappedValue.toggle() } }
    }
}
