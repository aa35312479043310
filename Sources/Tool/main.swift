import FramewrightCommand
import FramewrightScreens

CommandLineTool.run(.documented)
