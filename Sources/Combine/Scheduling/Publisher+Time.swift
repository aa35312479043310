public import FramewrightViews

extension Publisher {
    /// Delivers values and the end on a scheduler.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
        Output, Failure
    > {
        operated { conduit in
            (
                { value in scheduler.schedule(options: options) { conduit.send(value) } },
                { end in scheduler.schedule(options: options) { conduit.finish(end) } }
            )
        }
    }

    /// Subscribes on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        .made(from: self) { conduit in
            scheduler.schedule(options: options) {
                conduit.follow(self, { conduit.send($0) }, end: { conduit.finish($0) })
            }
        }
    }

    /// Delivers values and the end later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        operated { conduit in
            let later = { action in
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
                    options: options, action)
            }
            return ({ value in later { conduit.send(value) } }, { end in later { conduit.finish(end) } })
        }
    }

    /// Delivers a value once no other has followed for a time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        operated { conduit in
            var last = 0
            return (
                { value in
                    last += 1
                    let number = last
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) { if number == last { conduit.send(value) } }
                }, { conduit.finish($0) }
            )
        }
    }

    /// Delivers at most one value per interval: the first or the latest of each.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        operated { conduit in
            var (next, waiting): (S.SchedulerTimeType?, Output?)
            func send(_ value: Output) {
                next = scheduler.now.advanced(by: interval)
                conduit.send(value)
            }
            return (
                { value in
                    guard let time = next, scheduler.now < time else { return send(value) }
                    let isFirst = waiting == nil
                    if isFirst || latest { waiting = value }
                    guard isFirst else { return }
                    scheduler.schedule(after: time) {
                        if let value = waiting {
                            waiting = nil
                            send(value)
                        }
                    }
                }, { conduit.finish($0) }
            )
        }
    }

    /// Ends, or fails, if no value is delivered within a time.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> {
        operated { conduit in
            var last = 0
            func watch() {
                last += 1
                let number = last
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
                    guard number == last else { return }
                    conduit.finish(customError.map { .failure($0()) } ?? .finished)
                }
            }
            watch()
            return (
                { value in
                    watch()
                    conduit.send(value)
                }, { conduit.finish($0) }
            )
        }
    }

    /// Delivers the times between values.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
        operated { conduit in
            var last = scheduler.now
            return (
                { _ in
                    let now = scheduler.now
                    conduit.send(last.distance(to: now))
                    last = now
                }, { conduit.finish($0) }
            )
        }
    }
}
