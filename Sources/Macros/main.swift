let connection = PluginConnection()
while let request = try connection.next() {
    try connection.send(request.response())
}
