namespace SerBench.Benchmarks.Runs;

/// <summary>Leads to the latest of several runs: a link, or a copy of its files if the system allows links to administrators only.</summary>
/// <param name="runs">The folder of the runs.</param>
internal sealed class LatestRun(string runs)
{
    public const string Name = "latest";

    /// <summary>The file in a copy with the names of the copied files. Nothing else in the copy is ever deleted.</summary>
    public const string CopiedName = "copied-files.txt";

    private string Place => Path.Combine(runs, Name);

    private string Copied => Path.Combine(Place, CopiedName);

    /// <summary>Makes the link lead to a run. Returns a remark if somebody else's file or folder stands in its place, else null.</summary>
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

    // The place is free if nothing stands there, or a link to a folder beside it as this program makes them, or a copy.
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
            // If another run has ended in the meantime, its link stays: it leads to the latest run.
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
