setUpFixture(CommandLine.arguments.dropFirst().first ?? "")
