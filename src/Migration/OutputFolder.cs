namespace SerBench.Migration;

internal sealed class OutputFolder : IDisposable
{
    private readonly string _wanted;
    private bool _isComplete;

    private OutputFolder(string wanted, string folder) => (_wanted, Folder) = (wanted, folder);

    public string Folder { get; }

    public static OutputFolder? Begin(string? wanted, SourceFiles sources)
    {
        if (wanted is null)
        {
            return null;
        }

        string full = Path.GetFullPath(wanted).TrimEnd(Path.DirectorySeparatorChar);
        if (File.Exists(full) || (Directory.Exists(full) && Directory.EnumerateFileSystemEntries(full).Any()))
        {
            throw new UsageException($"'{wanted}' exists already; name a new folder with --out.");
        }

        if (sources.IsFolder && IsIn(full, sources.Root))
        {
            throw new UsageException(
                $"'{wanted}' lies in the folder that is read, where nothing is written; name another folder with --out.");
        }

        string unfinished = $"{full}.{Path.GetRandomFileName()}.tmp";
        NamedFile.Use(wanted, "written", _ => Directory.CreateDirectory(unfinished));
        return new OutputFolder(full, unfinished);
    }

    public void Complete() => NamedFile.Use(_wanted, "written", wanted =>
    {
        if (Directory.Exists(wanted))
        {
            Directory.Delete(wanted);
        }

        Directory.Move(Folder, wanted);
        return _isComplete = true;
    });

    public void Dispose()
    {
        if (!_isComplete && Directory.Exists(Folder))
        {
            Directory.Delete(Folder, recursive: true);
        }
    }

    // Unlike a comparison of texts, GetRelativePath treats letter case as the operating system does.
    private static bool IsIn(string path, string folder) => Path.GetRelativePath(folder, path) is var way
        && way != ".." && !way.StartsWith(".." + Path.DirectorySeparatorChar, StringComparison.Ordinal)
            && !Path.IsPathRooted(way);
}
