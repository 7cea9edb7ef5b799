using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Runs;

/// <summary>What leads to the latest of several runs: a link, or where the system gives links to administrators only, a copy of its files.</summary>
/// <param name="runs">The folder of the runs.</param>
internal sealed class LatestRun(string runs)
{
    public const string Name = "latest";

    /// <summary>In a copy, the names of the files that were copied: nothing else in it is ever deleted.</summary>
    public const string CopiedName = "copied-files.txt";

    private string Place => Path.Combine(runs, Name);

    private string Copied => Path.Combine(Place, CopiedName);

    /// <summary>Makes it lead to a run; a sentence when somebody else's file or folder stands there.</summary>
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

        NamedFile.Use(Place, "written", _ => Replace(run));
        return null;
    }

    // Nothing, a link to a folder beside it as this program makes them, or a copy.
    private bool IsFree => new DirectoryInfo(Place).LinkTarget is { } target ? Path.GetFileName(target) == target : !Path.Exists(Place) || File.Exists(Copied);

    private string Replace(string run)
    {
        RemoveOld();
        try
        {
            Directory.CreateSymbolicLink(Place, Path.GetFileName(run));
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Where another run has ended in the meantime, its link is the latest.
            if (new DirectoryInfo(Place).LinkTarget is null)
            {
                Copy(run);
            }
        }

        return Place;
    }

    private void RemoveOld()
    {
        if (new DirectoryInfo(Place) is { LinkTarget: not null } link)
        {
            link.Delete();
        }
        else if (File.Exists(Copied))
        {
            foreach (string name in File.ReadAllLines(Copied))
            {
                File.Delete(Path.Combine(Place, Path.GetFileName(name)));
            }
        }
    }

    private void Copy(string run)
    {
        Directory.CreateDirectory(Place);
        string[] names = [.. Directory.GetFiles(run).Select(file => Path.GetFileName(file)).Where(name => name != FolderLock.Name)];
        File.WriteAllLines(Copied, names);
        foreach (string name in names)
        {
            File.Copy(Path.Combine(run, name), Path.Combine(Place, name), overwrite: true);
        }
    }
}
