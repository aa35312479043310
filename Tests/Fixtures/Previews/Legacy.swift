import UIKit

struct Legacy {}
