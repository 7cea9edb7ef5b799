namespace SerBench.Engine.Host;

// dotnet run restores and builds before it starts the command, so the start of dotnet run counts.
internal static class CommandStart
{
    public static DateTimeOffset Find()
    {
        try
        {
            // The parent process is the fourth field, after the program's name in parentheses.
            string status = File.ReadAllText("/proc/self/stat");
            string parent = status[(status.LastIndexOf(')') + 2)..].Split(' ')[1];
            if (File.ReadAllText($"/proc/{parent}/cmdline").Split('\0') is [_, "run", ..])
            {
                return Process.GetProcessById(int.Parse(parent)).StartTime;
            }
        }
        catch (Exception exception)
            when (exception is IOException or UnauthorizedAccessException or ArgumentException or InvalidOperationException)
        {
            // Systems without these files do not show the parent process.
        }

        return Process.GetCurrentProcess().StartTime;
    }
}
