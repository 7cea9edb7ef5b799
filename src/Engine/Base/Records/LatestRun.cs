namespace SerBench.Engine.Base.Records;

// A link to the folder of the latest run. Where only administrators may make links, a file contains the folder's name.
internal sealed class LatestRun(string runs, Action<string, string>? link = null)
{
    public const string Name = "latest";

    private const int LongestName = 40;

    private readonly Action<string, string> _link = link ?? ((place, folder) => Directory.CreateSymbolicLink(place, folder));

    private string Place => Path.Combine(runs, Name);

    public static string Follow(string path) =>
        Path.GetFileName(path) == Name && NameIn(path) is { } name ? Path.Combine(Path.GetDirectoryName(path) ?? "", name) : path;

    // Returns a remark if a foreign file or folder occupies the link's path.
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
            // If a link exists now, another run has made the link since the deletion. The link stays, because that run is the latest.
            if (Target is null)
            {
                NamedFile.WriteText(Place, folder + "\n");
            }
        }

        return Place;
    }

    private static string? NameIn(string file) =>
        File.Exists(file) && new FileInfo(file).Length <= LongestName
        && NamedFile.Use(file, "read", File.ReadAllText).TrimEnd() is { Length: > 0 } name
        && name.All(character => char.IsAsciiDigit(character) || character == '-') ? name : null;
}
