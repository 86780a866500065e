import Glibc
import NavhostCLI

exit(NavhostCLI.main(arguments: CommandLine.arguments))
