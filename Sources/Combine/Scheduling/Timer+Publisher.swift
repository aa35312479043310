public import Foundation
public import FramewrightViews

extension Timer {
    /// A publisher of the current date at equal intervals of the screen's time.
    public final class TimerPublisher: ConnectablePublisher, ReplaceablePublisher {
        /// The date of the tick.
        public typealias Output = Date
        /// It never fails.
        public typealias Failure = Never

        /// The interval in seconds.
        public let interval: TimeInterval
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: ScreenSchedulerOptions? = nil
        ) {
            self.interval = interval
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer.
        public func connect() -> any Cancellable {
            let (subject, start, loop) = (subject, Date(), ScreenLoop.current)
            let began = loop.now
            let ticker = Ticker(interval: interval) {
                // Not the system's date, which does not follow the screen's time outside of previews.
                subject.send(start.addingTimeInterval(loop.now - began))
            }
            ticker.start(after: interval)
            return AnyCancellable { ticker.stop() }
        }

        package var parameters: AnyHashable { AnyHashable(interval) }
    }

    /// Returns a publisher of the current date at equal intervals.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: ScreenSchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }
}

extension NotificationCenter {
    /// A publisher of notifications.
    public struct Publisher: FramewrightViews.Publisher {
        /// A notification.
        public typealias Output = Notification
        /// It never fails.
        public typealias Failure = Never

        /// The centre.
        public let center: NotificationCenter
        /// The name.
        public let name: Notification.Name
        /// The sender; nil for any.
        public let object: AnyObject?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let (center, name, object) = (center, name, object)
            AnyPublisher<Notification, Never>.made(from: self) { conduit in
                let target = UncheckedValue(value: conduit)
                let observer = center.addObserver(forName: name, object: object, queue: nil) {
                    target.value.send($0)
                }
                conduit.onEnd = { center.removeObserver(observer) }
            }
            .receive(subscriber: subscriber)
        }
    }

    /// Returns a publisher of the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
