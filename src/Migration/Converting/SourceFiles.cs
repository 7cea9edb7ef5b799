namespace SerBench.Migration.Converting;

internal sealed record SourceFiles(string Root, bool IsFolder, IReadOnlyList<string> Names)
{
    private static readonly EnumerationOptions Everything =
        new() { RecurseSubdirectories = true, IgnoreInaccessible = false, AttributesToSkip = FileAttributes.ReparsePoint };

    public static SourceFiles Find(string path)
    {
        string full = Path.GetFullPath(path);
        if (File.Exists(full))
        {
            return new SourceFiles(Path.GetDirectoryName(full)!, IsFolder: false, [Path.GetFileName(full)]);
        }

        if (!Directory.Exists(full))
        {
            throw new UsageException($"There is no file or folder '{path}'; name a file of BinaryFormatter, or a folder with some.");
        }

        string[] names = NamedFile.Use(full, "read", folder => Directory.EnumerateFiles(folder, "*", Everything)
            .Select(file => Path.GetRelativePath(folder, file))
            .Order(StringComparer.Ordinal)
            .ToArray());
        return names.Length > 0
            ? new SourceFiles(full, IsFolder: true, names)
            : throw new UsageException($"The folder '{path}' has no files in it; name one with files of BinaryFormatter.");
    }

    public SourceFile Read(string name)
    {
        try
        {
            // A file without length may be a pipe, and opening a pipe waits for its writer.
            string path = Path.Combine(Root, name);
            bool isEmpty = NamedFile.Read(path, file => new FileInfo(file).Length) == 0;
            return Read(name, isEmpty ? [] : NamedFile.ReadBytes(path, RuntimeMembers.LongestFile));
        }
        catch (UsageException exception)
        {
            return new SourceFile(name, [], null, FileState.Unreadable, exception.Message);
        }
    }

    public static SourceFile Read(string name, byte[] data)
    {
        if (FileKind.Describe(data) is { } other)
        {
            return new SourceFile(name, data, null, FileState.NotOurs, other);
        }

        try
        {
            return new SourceFile(name, data, OldFileReader.Read(data), FileState.Read, "");
        }
        catch (Exception exception)
        {
            return new SourceFile(name, data, null, FileState.Damaged, Describe(exception));
        }
    }

    // Returns the reason as a clause if the facts of the file cannot be added.
    public static string? Add(FileFacts all, SourceFile file, out FileFacts? facts)
    {
        facts = null;
        try
        {
            facts = FileWalk.Of(file.Content!, file.Name);
        }
        catch (Exception exception)
        {
            return Describe(exception);
        }

        if (all.IsFull(facts))
        {
            return $"would bring the number of types over {FileFacts.MostTypes:N0}, or that of members over {FileFacts.MostPlaces:N0}; "
                + "give it to a run of its own";
        }

        all.Add(facts);
        return null;
    }

    public static string Describe(Exception exception) => exception switch
    {
        InvalidDataException => PlainText.Of(exception.Message),
        OutOfMemoryException => "needs more memory than there is",
        _ => PlainText.Of($"meets a defect of 'advise' ({exception.GetType().Name}: {exception.Message}): please report it with the file"),
    };
}

internal sealed record SourceFile(string Name, byte[] Data, OldFile? Content, FileState State, string What);

internal enum FileState
{
    Read,
    Converted,
    Blocked,
    Differs,
    Damaged,
    NotOurs,
    Unreadable,
}
