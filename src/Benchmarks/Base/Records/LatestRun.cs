namespace SerBench.Benchmarks.Base.Records;

/// <summary>A link to the latest run. Where only administrators may make links, a file with the name of the run's folder.</summary>
/// <param name="link">Makes a link at a path to a folder beside it.</param>
internal sealed class LatestRun(string runs, Action<string, string>? link = null)
{
    public const string Name = "latest";

    // The name of a folder is its start to the second, and perhaps a number.
    private const int LongestName = 40;

    private readonly Action<string, string> _link = link ?? ((place, folder) => Directory.CreateSymbolicLink(place, folder));

    private string Place => Path.Combine(runs, Name);

    public static string Follow(string path) =>
        Path.GetFileName(path) == Name && NameIn(path) is { } name ? Path.Combine(Path.GetDirectoryName(path) ?? "", name) : path;

    /// <summary>Makes the link lead to a run. Returns a remark if a file or folder of others has its place, else null.</summary>
    public string? LeadTo(string run)
    {
        if (run == Path.GetFullPath(Place))
        {
            return null;
        }

        if (!IsFree)
        {
            return $"'{Place}' is no link of this program and stays as it is; remove it, and the next run will be found there.";
        }

        NamedFile.Use(Place, "written", _ => Replace(Path.GetFileName(run)));
        return null;
    }

    private string? Target => new DirectoryInfo(Place).LinkTarget;

    // The place is free if it is empty or has something that this program makes: a link to a folder beside it, or a file that names one.
    private bool IsFree => Target is { } target ? Path.GetFileName(target) == target : !Path.Exists(Place) || NameIn(Place) is not null;

    private string Replace(string folder)
    {
        if (Target is not null)
        {
            new DirectoryInfo(Place).Delete();
        }
        else
        {
            File.Delete(Place);
        }

        try
        {
            _link(Place, folder);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // If another run has ended in the meantime, its link stays: it leads to the latest run.
            if (Target is null)
            {
                NamedFile.WriteText(Place, folder + "\n");
            }
        }

        return Place;
    }

    private static string? NameIn(string file) =>
        File.Exists(file) && new FileInfo(file).Length <= LongestName && NamedFile.Use(file, "read", File.ReadAllText).TrimEnd() is { Length: > 0 } name
        && name.All(character => char.IsAsciiDigit(character) || character == '-') ? name : null;
}
