// The executable of the compiler's plug-in: answers requests until the compiler closes the pipe.

import FramewrightMacros

let connection = PluginConnection()
while let request = try connection.next() {
    try connection.send(request.response())
}
