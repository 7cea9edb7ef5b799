namespace SerBench.Benchmarks.Usage;

/// <summary>Files that the caller named: what the system says against them becomes one sentence.</summary>
internal static class NamedFile
{
    /// <exception cref="UsageException">It cannot be read.</exception>
    public static T Read<T>(string file, Func<string, T> read) => Use(file, "read", read);

    /// <exception cref="UsageException">It cannot be written.</exception>
    public static void Write(string file, Action<string> write) => Use(file, "written", path =>
    {
        write(path);
        return path;
    });

    private static T Use<T>(string file, string how, Func<string, T> use)
    {
        try
        {
            return use(file);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UsageException($"'{file}' cannot be {how}: {exception.Message}");
        }
    }
}
