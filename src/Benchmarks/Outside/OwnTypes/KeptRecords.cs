using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>The sample that another process of the same run has drawn, one record after the other in a file.</summary>
internal sealed class KeptRecords(string file, string description) : IDataSource
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
        var reader = new JsonRecordReader(stream, file);
        var records = new List<byte[]>();
        while (reader.TryRead(out JsonRecord record))
        {
            records.Add(record.Utf8.ToArray());
        }

        return new OwnData(records, description);
    }
}
