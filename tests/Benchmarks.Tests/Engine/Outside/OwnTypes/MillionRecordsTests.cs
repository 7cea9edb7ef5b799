namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// A million records pass through a process whose memory is limited to less than a third of them.
public sealed class MillionRecordsTests : WithFolder
{
    private const int Records = 1_000_000;
    private const long HeapLimit = 48 * 1024 * 1024;

    [LongFact]
    public void They_need_no_more_memory_than_their_sample()
    {
        string data = _folder.File("lines.jsonl");
        using (StreamWriter writer = File.CreateText(data))
        {
            for (int i = 0; i < Records; i++)
            {
                writer.Write(
                    $"{{\"sku\":\"SKU-{i}\",\"title\":\"a thing that somebody ordered, and a long name for it: number {i}, "
                        + $"of many in one file\",\"quantity\":{i % 9},\"unitPrice\":{i % 1000}.25}}\n");
            }
        }

        Assert.True(new FileInfo(data).Length > 3 * HeapLimit);

        ProgramRun run = ProgramRun.Alone(
            new Dictionary<string, string> { ["DOTNET_GCHeapHardLimit"] = HeapLimit.ToString("X") },
            "sizes", "--types", Samples.Models, "--type", "OrderLine", "--data", data, "--serializer", "dense/compiled,msgpack/compiled");

        Assert.Contains("1,024 of 1,000,000 records of lines.jsonl, drawn with seed 1", run.Output);
        Assert.Contains("2 verified", run.Output);
        Assert.Equal(0, run.ExitCode);
    }
}
