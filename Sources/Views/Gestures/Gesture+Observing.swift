extension TapGesture {
    /// Returns the interactions to recognize with further actions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition {
        onEnded { observer.ended(()) }.recognition
    }
}

extension SpatialTapGesture {
    /// Returns the interactions to recognize with further actions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition {
        onEnded { observer.ended($0) }.recognition
    }
}

extension LongPressGesture {
    /// Returns the interactions to recognize with further actions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition {
        let own = recognition
        let observing = Interaction.longPress(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance,
            pressing: { isPressing in
                own.press(isPressing)
                if isPressing { observer.changed(true) } else { observer.ended(nil) }
            },
            action: {
                own.act()
                observer.ended(true)
            })
        return GestureRecognition([observing])
    }
}

extension DragGesture {
    /// Returns the interactions to recognize with further actions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition {
        onChanged { observer.changed($0) }.onEnded { observer.ended($0) }.recognition
    }
}

extension GestureRecognition {
    @MainActor fileprivate func press(_ isPressing: Bool) {
        for case .longPress(_, _, let pressing, _) in interactions { pressing(isPressing) }
    }

    @MainActor fileprivate func act() {
        for case .longPress(_, _, _, let action) in interactions { action() }
    }
}
