import DaymarkCLI

DaymarkCommand.main()
