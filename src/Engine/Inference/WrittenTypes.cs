namespace SerBench.Engine.Inference;

internal sealed record WrittenTypes(string Text, string Root, string Origin, IReadOnlyList<string> Data)
{
    private const int StartOfData = 64 * 1024;
    private const int FilesShown = 3;

    public string? Note { get; private init; }

    public static WrittenTypes OfSample(IReadOnlyList<string> paths, string? type, bool withEnums)
    {
        // If the written code uses this name itself, Take appends a number.
        string root = new Names(Names.OfTypes).Take(type ?? NameOf(paths[0]));
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

        string names = string.Join(", ", given.Take(FilesShown).Select(Path.GetFileName))
            + (given.Count > FilesShown ? $" and {given.Count - FilesShown} more" : "");
        if (reader.Root.Objects is not { Names: > 0 })
        {
            throw new UsageException(
                $"There is no record with a member in {names}: "
                + "--sample takes JSON, an object, an array of objects or one object per line.");
        }

        string text = SampleTypes.Write(reader, root, names, withEnums);
        string[] notes = [.. new[] { leftOut, Dictionaries.Describe(reader.Root) }.OfType<string>()];
        return new WrittenTypes(text, root, names, files) { Note = notes.Length == 0 ? null : string.Join(' ', notes) };
    }

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
}
