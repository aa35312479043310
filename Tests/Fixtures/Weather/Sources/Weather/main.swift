import Drawing
import Framewright
import FramewrightCommand

CommandLineTool.run(Catalogue([.weather]))
