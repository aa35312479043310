// Models: the rules of the documented apps, without a screen. It imports nothing.
//
// In:       a state, what the user did, and a seed where chance plays.
// Out:      the next state, as a value; two equal states behave alike for ever.
// Refuses:  states that no game reaches (`ModelError` says which cell, name or number, and why). What is wrong in a
//           file is an error; what is wrong in a call (an index outside the board) stops the program. What a finger or
//           a keyboard can do never is: NaN, a megabyte of text and a tap beside the board have their place in the rules.
// Promises: every rule has a test named after it. Chance comes only from `SeededGenerator`, and no number goes through a
//           maths library, so a seed gives the same game on every machine and with every version of Swift.
//
// Contents, each folder with the type to start at:
//
//   Game2048    `Game2048` under one of four `Rules2048`; `Move2048` is what a swipe did to every tile, for animations;
//               `Input2048` is a game written down; `SwipeQueue2048` the waiting swipes of swift-2048
//   Course      `CourseApp`, the course report's app as a whole: `CourseGame` (game and clock), `CourseNavigation`,
//               `ColorEditor`, `LaunchSequence`
//   Ranking     `Ranking`, the best hundred of any number of rows, one a `Nickname`; `RankSorting`, `NicknameDialog`
//   Brocade     `BrocadePuzzle` (guided), `BrocadeCanvas` (free), `PiecesBar` for both; `MotifOrientation`, `Confetti`
//   Calculator  `Calculator`, and `CalculatorFormat` for what it shows
//   Pet         `VirtualPet`, five of `PetCondition`
