import FramewrightModels
import Testing

struct CourseNavigationTests {
    @Test func `the launch screen opens game, rank and colours, and the game rank, colours and dialog`() {
        let expected: [CourseNavigation.Screen: [CourseNavigation.Screen]] = [
            .launch: [.game, .rank, .colors], .game: [.rank, .colors, .nickname], .rank: [], .colors: [], .nickname: [],
        ]
        for screen in CourseNavigation.Screen.allCases { #expect(screen.destinations == expected[screen]) }
    }

    @Test(arguments: CourseNavigation.Screen.allCases)
    func `a screen closes to the one it was opened from`(screen: CourseNavigation.Screen) {
        for opener in [CourseNavigation.Screen.launch, .game] where opener.destinations.contains(screen) {
            var navigation = CourseNavigation()
            if opener == .game { navigation.open(.game) }
            #expect(navigation.open(screen) && navigation.top == screen)
            #expect(navigation.close() && navigation.top == opener)
        }
    }

    @Test func `the launch screen cannot be closed, and screens open only from those with a button`() {
        var navigation = CourseNavigation()
        #expect(!navigation.close() && !navigation.open(.nickname) && !navigation.open(.launch))
        #expect(navigation == CourseNavigation() && !navigation.isInGame)
        navigation.open(.game)
        navigation.open(.rank)
        #expect(navigation.isInGame && !navigation.open(.colors) && navigation.stack == [.launch, .game, .rank])
    }
}
