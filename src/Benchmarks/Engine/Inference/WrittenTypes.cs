namespace SerBench.Benchmarks.Engine.Inference;

/// <summary>Types that this program has written from a sample or a schema, as C#.</summary>
/// <param name="Root">The name of the type of the records.</param>
/// <param name="Origin">The names of the files from which they were written.</param>
/// <param name="Data">The files of the sample, which are the data if no others are named.</param>
internal sealed record WrittenTypes(string Text, string Root, string Origin, IReadOnlyList<string> Data)
{
    private const int StartOfData = 64 * 1024;
    private const int FilesShown = 3;

    /// <summary>Differences from the schema, or the parts of the sample that are too large; null if there are none.</summary>
    public string? Note { get; private init; }

    /// <summary>Writes the types of some JSON.</summary>
    /// <param name="paths">Files, and folders with files.</param>
    /// <param name="type">The name of the type of the records; null for a name after the first file.</param>
    /// <param name="withEnums">True if texts with few different values become enums.</param>
    /// <exception cref="UsageException">No type can be guessed: one sentence.</exception>
    public static WrittenTypes OfSample(IReadOnlyList<string> paths, string? type, bool withEnums)
    {
        string root = FreeName(type ?? NameOf(paths[0]));
        if (type is not null && root != type)
        {
            throw new UsageException($"--type names the class that is written from the sample: '{type}' is no such name, '{root}' is.");
        }

        IReadOnlyList<string> given = SampleReader.Find(paths);
        (IReadOnlyList<string> files, string? leftOut) = Excerpt.Of(given);
        var reader = new SampleReader();
        foreach (string file in files)
        {
            reader.ReadFile(file);
        }

        string names = string.Join(", ", given.Take(FilesShown).Select(Path.GetFileName)) + (given.Count > FilesShown ? $" and {given.Count - FilesShown} more" : "");
        if (reader.Root.Objects is not { Names: > 0 })
        {
            throw new UsageException($"There is no record with a member in {names}: --sample takes JSON, an object, an array of objects or one object per line.");
        }

        string text = SampleTypes.Write(reader, root, names, withEnums);
        string[] notes = [.. new[] { leftOut, Dictionaries.Describe(reader.Root) }.OfType<string>()];
        return new WrittenTypes(text, root, names, files) { Note = notes.Length == 0 ? null : string.Join(' ', notes) };
    }

    /// <summary>Writes the types of a message of a .proto file.</summary>
    /// <param name="message">The name of the message; null if the file has only one.</param>
    /// <param name="data">The files of data, which show how fields are named there.</param>
    /// <param name="keepsUnknown">True if the types keep fields that the schema does not declare.</param>
    /// <exception cref="UsageException">The schema cannot be read: one sentence with the line.</exception>
    public static WrittenTypes OfSchema(string path, string? message, IReadOnlyList<string> data, bool keepsUnknown = false)
    {
        string file = Path.GetFileName(path);
        var schema = ProtoSchema.Read(path);
        (string text, string root, string? note) = ProtoTypes.Write(
            schema, schema.Find(message), file, data.Count == 0 ? "" : NamedFile.Read(data[0], ReadStart), keepsUnknown);
        return new WrittenTypes(text, root, file, []) { Note = note };
    }

    private static string ReadStart(string file)
    {
        using FileStream stream = File.OpenRead(file);
        byte[] start = new byte[StartOfData];
        return Encoding.UTF8.GetString(start, 0, stream.ReadAtLeast(start, start.Length, throwOnEndOfStream: false));
    }

    private static string NameOf(string path) =>
        Names.Identifier(Path.GetFileNameWithoutExtension(Path.GetFullPath(path).TrimEnd(Path.DirectorySeparatorChar)));

    // A name that the written code uses itself gets a number.
    private static string FreeName(string name) => new Names(Names.OfTypes).Take(name);
}
