public import Foundation
public import FoundationNetworking
public import FramewrightViews

extension URLSession {
    /// A publisher of the response to a request. Values arrive on the main queue.
    public struct DataTaskPublisher: Publisher {
        /// The data with the description of the response.
        public typealias Output = (data: Data, response: URLResponse)
        /// The failure of a request.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that sends it.
        public let session: URLSession

        /// Creates a publisher that sends the request once for every subscriber.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Sends the request, and delivers the response or the failure.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            AnyPublisher<Output, URLError>.made(from: self) { conduit in
                let delivery = Delivery(conduit: conduit)
                let task = session.dataTask(with: request) { data, response, error in
                    DispatchQueue.main.async { delivery.finish(data, response, error) }
                }
                conduit.onEnd = { task.cancel() }
                task.resume()
            }
            .receive(subscriber: subscriber)
        }
    }

    /// Returns a publisher of the response to a request for a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// Returns a publisher of the response to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

/// The subscription that an response goes to. Only the main queue uses it.
private struct Delivery: @unchecked Sendable {
    let conduit: Conduit<(data: Data, response: URLResponse), URLError>

    func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        if let data, let response, error == nil {
            conduit.send((data, response))
            conduit.finish(.finished)
        } else {
            conduit.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
    }
}
