public import Dispatch
public import Foundation
public import FramewrightViews

/// A type that runs actions later.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions

    /// The current time.
    var now: SchedulerTimeType { get }
    /// The shortest interval.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs an action at a time.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Runs an action repeatedly, until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs an action as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs an action at a time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action repeatedly, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A type for the distance between two times of a scheduler.
public protocol SchedulerTimeIntervalConvertible {
    /// Returns a number of seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns a number of seconds.
    static func seconds(_ s: Double) -> Self
    /// Returns a number of milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Returns a number of microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Returns a number of nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

/// A time of the screen's loop, which all schedulers share.
public struct ScreenTime: Strideable, Hashable, Sendable {
    /// A distance of times.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable,
        ExpressibleByFloatLiteral
    {
        /// The distance in seconds.
        public var timeInterval: Double
        /// The size of the distance.
        public var magnitude: Double { abs(timeInterval) }

        /// Creates a distance in seconds.
        public init(_ timeInterval: Double) { self.timeInterval = timeInterval }

        /// Creates a distance in seconds.
        public init(integerLiteral value: Double) { self.init(value) }

        /// Creates a distance in seconds.
        public init(floatLiteral value: Double) { self.init(value) }

        /// Creates a distance in seconds.
        public init?<T: BinaryInteger>(exactly source: T) { self.init(Double(source)) }

        /// Returns a number of seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        /// Returns a number of seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        /// Returns a number of milliseconds.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        /// Returns a number of microseconds.
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        /// Returns a number of nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

        /// Whether the left distance is smaller.
        public static func < (left: Stride, right: Stride) -> Bool { left.timeInterval < right.timeInterval }
        /// Returns the sum.
        public static func + (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval + right.timeInterval) }
        /// Returns the difference.
        public static func - (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval - right.timeInterval) }
        /// Returns the product.
        public static func * (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval * right.timeInterval) }
        /// Adds a distance.
        public static func += (left: inout Stride, right: Stride) { left = left + right }
        /// Subtracts a distance.
        public static func -= (left: inout Stride, right: Stride) { left = left - right }
        /// Multiplies by a number.
        public static func *= (left: inout Stride, right: Stride) { left = left * right }
    }

    let seconds: Double

    /// Returns the distance to another time.
    public func distance(to other: ScreenTime) -> Stride { Stride(other.seconds - seconds) }

    /// Returns a time at a distance.
    public func advanced(by n: Stride) -> ScreenTime { ScreenTime(seconds: seconds + n.timeInterval) }
}

/// A scheduler that runs its actions on the screen's loop.
public protocol ScreenScheduler: Scheduler
where SchedulerTimeType == ScreenTime, SchedulerOptions == ScreenSchedulerOptions {}

/// The options of the schedulers. Accepted without effect.
public struct ScreenSchedulerOptions: Sendable {
    /// Creates options; their values are ignored.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {}
}

extension ScreenScheduler {
    /// The time of the screen.
    public var now: ScreenTime { ScreenTime(seconds: ScreenLoop.current.now) }
    /// No tolerance.
    public var minimumTolerance: ScreenTime.Stride { 0 }

    /// Runs an action before the next frame.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        ScreenLoop.current.schedule(action)
    }

    /// Runs an action at a time.
    public func schedule(
        after date: ScreenTime, tolerance: ScreenTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        ScreenLoop.current.schedule(after: now.distance(to: date).timeInterval, action)
    }

    /// Runs an action repeatedly, until the result is cancelled.
    public func schedule(
        after date: ScreenTime, interval: ScreenTime.Stride, tolerance: ScreenTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let ticker = Ticker(interval: interval.timeInterval, action: action)
        ticker.start(after: now.distance(to: date).timeInterval)
        return AnyCancellable { ticker.stop() }
    }
}

extension DispatchQueue: ScreenScheduler {}
extension RunLoop: ScreenScheduler {}
extension OperationQueue: ScreenScheduler {}

/// A scheduler that runs actions at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The only scheduler of this kind.
    public static let shared = ImmediateScheduler()

    /// The current time.
    public var now: ScreenTime { ScreenTime(seconds: ScreenLoop.current.now) }
    /// No tolerance.
    public var minimumTolerance: ScreenTime.Stride { 0 }

    /// Runs an action at once.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs an action at once.
    public func schedule(
        after date: ScreenTime, tolerance: ScreenTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) { action() }

    /// Runs an action once, at once.
    public func schedule(
        after date: ScreenTime, interval: ScreenTime.Stride, tolerance: ScreenTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}

/// An action at equal intervals of the screen's time.
final class Ticker {
    private static let shortest = 1e-3

    private let interval: Double
    private let action: () -> Void
    private let loop = ScreenLoop.current
    private var id: Int?

    init(interval: Double, action: @escaping () -> Void) {
        self.interval = max(Self.shortest, interval)
        self.action = action
    }

    func start(after delay: Double) {
        id = loop.schedule(after: delay) { [self] in
            guard id != nil else { return }
            start(after: interval)
            action()
        }
    }

    func stop() {
        id.map(loop.cancel)
        id = nil
    }
}
