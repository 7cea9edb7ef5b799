using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>The records of JSON that a row takes in turn.</summary>
/// <param name="Records">Their text; each is read anew for every value that is wanted.</param>
/// <param name="Description">Where they come from.</param>
internal sealed record OwnData(IReadOnlyList<byte[]> Records, string Description)
{
    /// <summary>As much text as is kept: what is read for every cell, twice.</summary>
    private const long MaxBytes = 4 * 1024 * 1024;

    /// <summary>Reads all records of some files, so that none is wrong and nothing of them is lost, and keeps a sample of them.</summary>
    public static OwnData Sample<T>(IReadOnlyList<string> files, OwnTypeOptions options)
    {
        var sample = new RecordSample(options.Count, MaxBytes, options.Seed);
        UnreadMembers members = OwnJson.FindUnread();
        foreach (string file in files)
        {
            CheckAll<T>(file, members, sample);
        }

        string names = string.Join(", ", files.Select(Path.GetFileName));
        if (sample.Seen == 0)
        {
            throw new UsageException($"There is no record in {names}: --data takes JSON, an object, an array or one value per line.");
        }

        IReadOnlyList<byte[]> kept = sample.Kept;
        string seen = sample.Seen == 1 ? "the one record" : $"all {sample.Seen:N0} records";
        return new OwnData(kept, kept.Count == sample.Seen
            ? $"{seen} of {names}"
            : $"{kept.Count:N0} of {sample.Seen:N0} records of {names}, drawn with seed {options.Seed}");
    }

    public T Read<T>(int index) => OwnJson.Read<T>(new JsonRecord(Records[index], index + 1, index + 1, 1), Description);

    private static void CheckAll<T>(string file, UnreadMembers members, RecordSample sample)
    {
        using FileStream stream = NamedFile.Read(file, File.OpenRead);
        var reader = new JsonRecordReader(stream, Path.GetFileName(file));
        while (reader.TryRead(out JsonRecord record))
        {
            OwnJson.Check<T>(record, Path.GetFileName(file), members);
            sample.Add(record.Utf8.Span);
        }
    }
}
