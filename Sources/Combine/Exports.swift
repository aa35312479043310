@_exported import Foundation
@_exported import FoundationNetworking

@_exported import class FramewrightViews.AnyCancellable
@_exported import protocol FramewrightViews.Cancellable
@_exported import struct FramewrightViews.CombineIdentifier
@_exported import protocol FramewrightViews.CustomCombineIdentifierConvertible
@_exported import protocol FramewrightViews.ObservableObject
@_exported import class FramewrightViews.ObservableObjectPublisher
@_exported import struct FramewrightViews.Published
@_exported import protocol FramewrightViews.Publisher
@_exported import protocol FramewrightViews.Subject
@_exported import protocol FramewrightViews.Subscriber
@_exported import enum FramewrightViews.Subscribers
@_exported import protocol FramewrightViews.Subscription
