using SerBench.Engine.Base.Usage;
using SerBench.Engine.Inference;
using SerBench.Migration.Converting;
using SerBench.Migration.Inventory;
using SerBench.Migration.Plan;
using SerBench.Migration.Writing;
using SerBench.Formats.Tests.Findings;

using Verdict = SerBench.Formats.Tests.Findings.Verdict;

namespace SerBench.Benchmarks.Tests.Findings;

// Judges what the commands do with any bytes as the files that they read. Each file gives a result or one sentence, in bounded memory.
internal static class FileOracles
{
    private const long FreeBytes = 32 << 20;
    private const int MostPerByte = 4096;

    private static readonly IReadOnlyList<Target> Targets = [.. Target.All.Take(2)];
    private static readonly string Schema = Path.Combine(Path.GetTempPath(), $"serbench-{Environment.ProcessId}.proto");

    public static IReadOnlyDictionary<string, Action<byte[]>> Readers { get; } = new Dictionary<string, Action<byte[]>>
    {
        ["advise"] = ReadOldFile,
        ["sample"] = ReadSample,
        ["schema"] = ReadSchema,
    };

    public static Verdict Judge(string reader, byte[] file) => Verdict.Of<UsageException>(file, Readers[reader], FreeBytes, MostPerByte);

    private static void ReadOldFile(byte[] file)
    {
        var facts = new FileFacts();
        if (SourceFiles.Read("old.bin", file) is { State: FileState.Read } read && SourceFiles.Add(facts, read, out _) is null)
        {
            var plan = new TypePlan(facts);
            TypesWriter.Write(plan, Targets);
            MigrationWriter.Write(plan, Targets);
        }
    }

    private static void ReadSample(byte[] file)
    {
        var reader = new SampleReader();
        reader.Read(new MemoryStream(file), "data.json");
        if (reader.Root.Objects is { Names: > 0 })
        {
            SampleTypes.Write(reader, "Root", "data.json", withEnums: true);
        }
    }

    private static void ReadSchema(byte[] file)
    {
        File.WriteAllBytes(Schema, file);
        try
        {
            var schema = ProtoSchema.Read(Schema);
            ProtoTypes.Write(schema, schema.Find(null), "x.proto", "");
        }
        finally
        {
            File.Delete(Schema);
        }
    }
}
