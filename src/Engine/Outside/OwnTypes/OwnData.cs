namespace SerBench.Engine.Outside.OwnTypes;

/// <param name="Records">JSON texts, parsed anew for every value.</param>
internal sealed record OwnData(IReadOnlyList<byte[]> Records, string Description, string? Altered)
{
    private const long MaxBytes = 4 * 1024 * 1024;

    public static OwnData Sample<T>(IReadOnlyList<string> files, OwnTypeOptions options)
    {
        var sample = new RecordSample(options.Count, MaxBytes, options.Seed);
        UnreadMembers members = OwnJson.FindUnread();
        bool isWrapped = Envelope.Is(typeof(T));
        foreach (string file in files)
        {
            string shown = Path.GetFileName(file);
            using FileStream stream = NamedFile.Read(file, File.OpenRead);
            foreach (JsonRecord found in new JsonRecordReader(stream, shown).ReadAll())
            {
                JsonRecord record = isWrapped ? Envelope.Wrap(found) : found;
                OwnJson.Check<T>(record, shown, members);
                sample.Add(record.Utf8.Span);
            }
        }

        string names = string.Join(", ", files.Select(Path.GetFileName));
        if (sample.Seen == 0)
        {
            throw new UsageException($"There is no record in {names}: --data takes JSON, an object, an array or one value per line.");
        }

        IReadOnlyList<byte[]> kept = sample.Kept;
        string seen = sample.Seen == 1 ? "the one record" : $"all {sample.Seen:N0} records";
        string origin = kept.Count == sample.Seen
            ? $"{seen} of {names}"
            : $"{kept.Count:N0} of {sample.Seen:N0} records of {names}, drawn with seed {options.Seed}";
        string? altered = members.Altered == 0
            ? null
            : $"The type rounds or changes {members.Altered:N0} of the values of {names}, first {members.FirstAltered}.";
        return new OwnData(kept, origin, altered);
    }

    public T Read<T>(int index) => OwnJson.Read<T>(new JsonRecord(Records[index], index + 1, index + 1, 1), Description);
}

internal interface IDataSource
{
    OwnData Find<T>(OwnTypeOptions options);
}

internal sealed class JsonFiles(IReadOnlyList<string> files) : IDataSource
{
    public OwnData Find<T>(OwnTypeOptions options) => OwnData.Sample<T>(files, options);
}

internal sealed class KeptRecords(string file, string description, string? altered) : IDataSource
{
    public static void Write(string file, OwnData data)
    {
        using FileStream stream = File.Create(file);
        foreach (byte[] record in data.Records)
        {
            stream.Write(record);
            stream.WriteByte((byte)'\n');
        }
    }

    public OwnData Find<T>(OwnTypeOptions options)
    {
        using FileStream stream = NamedFile.Read(file, File.OpenRead);
        return new OwnData([.. new JsonRecordReader(stream, file).ReadAll().Select(record => record.Utf8.ToArray())], description, altered);
    }
}
