import SwiftUI

let legacy = Legacy()
