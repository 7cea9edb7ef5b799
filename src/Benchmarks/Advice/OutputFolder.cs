using SerBench.Benchmarks.Advice.Converting;

namespace SerBench.Benchmarks.Advice;

/// <summary>A folder of results that appears whole or not at all: until it is complete, it has another name.</summary>
internal sealed class OutputFolder : IDisposable
{
    private readonly string _wanted;
    private bool _isComplete;

    private OutputFolder(string wanted, string path) => (_wanted, Path) = (wanted, path);

    /// <summary>The unfinished folder.</summary>
    public string Path { get; }

    /// <exception cref="UsageException">The folder exists, or would lie among the files that are read.</exception>
    public static void Check(string? folder, SourceFiles sources)
    {
        if (folder is null)
        {
            return;
        }

        string full = System.IO.Path.GetFullPath(folder);
        if (File.Exists(full) || (Directory.Exists(full) && Directory.EnumerateFileSystemEntries(full).Any()))
        {
            throw new UsageException($"'{folder}' exists already; name a new folder with --out.");
        }

        if (sources.IsFolder && (full + System.IO.Path.DirectorySeparatorChar).StartsWith(sources.Root.TrimEnd(System.IO.Path.DirectorySeparatorChar) + System.IO.Path.DirectorySeparatorChar, StringComparison.Ordinal))
        {
            throw new UsageException($"'{folder}' lies in the folder that is read, where nothing is written; name another folder with --out.");
        }
    }

    public static OutputFolder Begin(string wanted)
    {
        string full = System.IO.Path.GetFullPath(wanted).TrimEnd(System.IO.Path.DirectorySeparatorChar);
        string unfinished = $"{full}.{System.IO.Path.GetRandomFileName()}.tmp";
        NamedFile.CreateFolder(unfinished);
        return new OutputFolder(full, unfinished);
    }

    /// <summary>Gives the folder its name.</summary>
    public void Complete() => NamedFile.Use(_wanted, "written", wanted =>
    {
        if (Directory.Exists(wanted))
        {
            Directory.Delete(wanted);
        }

        Directory.Move(Path, wanted);
        return _isComplete = true;
    });

    public void Dispose()
    {
        if (!_isComplete && Directory.Exists(Path))
        {
            Directory.Delete(Path, recursive: true);
        }
    }
}
