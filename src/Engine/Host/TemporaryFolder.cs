namespace SerBench.Engine.Host;

internal static class TemporaryFolder
{
    public static string Create() =>
        Until(NamedFile.Use(Path.GetTempPath(), "written", _ => Directory.CreateTempSubdirectory("serbench-")));

    public static string Until(DirectoryInfo folder)
    {
        AppDomain.CurrentDomain.ProcessExit += (_, _) => Delete(folder);
        return folder.FullName;
    }

    private static void Delete(DirectoryInfo folder)
    {
        try
        {
            folder.Delete(recursive: true);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // The folder stays if a process has a file open or an assembly loaded.
        }
    }
}
