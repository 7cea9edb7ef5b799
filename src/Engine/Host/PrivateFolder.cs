namespace SerBench.Engine.Host;

// Code is built in this folder, because others may have put files into the temporary or current folder.
internal static class PrivateFolder
{
    internal static readonly string[] Started = ["cat", "dotnet", "git", "lscpu", "powershell", "sysctl", "wmic"];

    // The SDK looks for these files upwards from a project. Empty files in the private folder end the search.
    private static readonly (string Name, string Text)[] Ends =
    [
        ("Directory.Build.props", "<Project />"), ("Directory.Build.targets", "<Project />"), ("Directory.Packages.props", "<Project />"),
        ("Directory.Build.rsp", ""), ("global.json", "{}"),
    ];

    public static string Root => Find(Environment.GetFolderPath(
        Environment.SpecialFolder.LocalApplicationData, Environment.SpecialFolderOption.DoNotVerify));

    public static string Create() =>
        TemporaryFolder.Until(Directory.CreateDirectory(Path.Combine(Root, "temporary", Path.GetRandomFileName())));

    // A program in the current folder with one of these names would start instead of the program in the path.
    public static string? FindPlanted(string current) => Started
        .SelectMany(name => new[] { name, $"{name}.exe" }).Select(name => Path.Combine(current, name))
        .FirstOrDefault(file => File.Exists(file) && file != Environment.ProcessPath);

    // Creates the folder if it is missing, for the current user alone. Throws if the path is a link or if others may use the folder,
    // because SerBench deletes files in the folder, and a link of another user would make it delete files elsewhere.
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

    internal static string Find(string home) => !Path.IsPathFullyQualified(home)
        ? throw new UsageException("There is no home folder, in which code could be compiled; set HOME.")
        : NamedFile.Use(Path.Combine(home, "serbench"), "used", root =>
        {
            Make(root);
            foreach ((string name, string text) in Ends.Where(end => !File.Exists(Path.Combine(root, end.Name))))
            {
                File.WriteAllText(Path.Combine(root, name), text);
            }

            return root;
        });
}
