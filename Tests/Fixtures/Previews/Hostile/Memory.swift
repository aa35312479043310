import Foundation
import SwiftUI

#Preview("private memory", traits: .sizeThatFitsLayout) {
    Hostile {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 10 << 30)
        memset(bytes, 1, 10 << 30)
    }
}

#Preview("shared memory", traits: .sizeThatFitsLayout) {
    Hostile {
        let bytes = mmap(nil, 10 << 30, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        guard let bytes, bytes != MAP_FAILED else { fatalError(String(cString: strerror(errno))) }
        memset(bytes, 1, 10 << 30)
    }
}

#Preview("growing list", traits: .sizeThatFitsLayout) {
    Hostile {
        var list = [0]
        while true { list += list }
    }
}
