import UIKit

final class Legacy: UIViewController {}
