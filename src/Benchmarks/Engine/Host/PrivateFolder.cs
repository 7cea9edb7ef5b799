namespace SerBench.Benchmarks.Engine.Host;

// Where code is written, built and kept: nobody else can put a file there. The temporary folder belongs to all users and the current folder
// may be somebody else's, so nothing is run that lies there.
internal static class PrivateFolder
{
    // Programs that this one starts by their names: itself, or BenchmarkDotNet for the facts of the machine.
    internal static readonly string[] Started = ["cat", "dotnet", "git", "lscpu", "powershell", "sysctl", "wmic"];

    // The build and the SDK look for these files upwards from a project, and take the first.
    private static readonly (string Name, string Text)[] Ends =
    [
        ("Directory.Build.props", "<Project />"), ("Directory.Build.targets", "<Project />"), ("Directory.Packages.props", "<Project />"),
        ("Directory.Build.rsp", ""), ("global.json", "{}"), (".editorconfig", "root = true"),
    ];

    private static readonly TimeSpan Kept = TimeSpan.FromDays(1);

    public static string Root => Find(Environment.GetFolderPath(
        Environment.SpecialFolder.LocalApplicationData, Environment.SpecialFolderOption.DoNotVerify));

    // A folder that lasts as long as this process.
    public static string Create()
    {
        DirectoryInfo all = new(Path.Combine(Root, "temporary"));
        foreach (DirectoryInfo old in all.Exists ? all.GetDirectories() : [])
        {
            if (DateTime.UtcNow - old.CreationTimeUtc > Kept)
            {
                TemporaryFolder.Delete(old);
            }
        }

        return TemporaryFolder.Until(all.CreateSubdirectory(Path.GetRandomFileName()));
    }

    // The runtime starts a program of the current folder before one of the path.
    public static string? FindPlanted(string current) => Started
        .SelectMany(name => new[] { name, $"{name}.exe" }).Select(name => Path.Combine(current, name))
        .FirstOrDefault(file => File.Exists(file) && file != Environment.ProcessPath);

    // All users share the temporary folder. Another user may have put a link there, and files behind it would be deleted.
    public static void Make(string folder)
    {
        DirectoryInfo made = OperatingSystem.IsWindows()
            ? Directory.CreateDirectory(folder)
            : Directory.CreateDirectory(folder, (UnixFileMode)0b111_000_000);
        if (made.LinkTarget is not null || (!OperatingSystem.IsWindows() && (made.UnixFileMode & (UnixFileMode)0b111_111) != 0))
        {
            throw new UnauthorizedAccessException("It is a link, or others may use it; delete it.");
        }
    }

    // home: the folder of the user's data.
    internal static string Find(string home)
    {
        if (!Path.IsPathFullyQualified(home))
        {
            throw new UsageException("There is no home folder, in which code could be compiled; set HOME.");
        }

        return NamedFile.Use(Path.Combine(home, "serbench"), "used", root =>
        {
            Make(root);
            foreach ((string name, string text) in Ends.Where(end => !File.Exists(Path.Combine(root, end.Name))))
            {
                File.WriteAllText(Path.Combine(root, name), text);
            }

            return root;
        });
    }
}
