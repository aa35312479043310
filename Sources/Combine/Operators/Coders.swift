public import Foundation

extension JSONDecoder: TopLevelDecoder {}

extension JSONEncoder: TopLevelEncoder {}

extension PropertyListDecoder: TopLevelDecoder {}

extension PropertyListEncoder: TopLevelEncoder {}
