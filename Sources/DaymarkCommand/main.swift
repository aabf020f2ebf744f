import DaymarkCLI
