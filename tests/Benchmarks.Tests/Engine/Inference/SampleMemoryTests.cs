using SerBench.Engine.Inference;

namespace SerBench.Benchmarks.Tests.Engine.Inference;

// A sample of any length is read in the same memory. No other test runs meanwhile, because the memory of the process is measured.
[Collection(nameof(SampleMemoryTests))]
public class SampleMemoryTests
{
    [LongFact]
    public void A_million_records_take_no_more_memory_than_a_thousand()
    {
        var reader = new SampleReader();
        reader.Read(new EndlessLines(1_000), "lines.jsonl");
        long before = GC.GetTotalMemory(forceFullCollection: true);

        reader.Read(new EndlessLines(1_000_000), "lines.jsonl");

        Assert.InRange(GC.GetTotalMemory(forceFullCollection: true) - before, long.MinValue, 256 * 1024);
        Assert.Equal(1_001_000, reader.Records);
        Assert.Contains(
            "// 1,001,000 of 1,001,000 values: whole numbers, 0 to 999999\n",
            SampleTypes.Write(reader, Written.Root, "lines.jsonl", withEnums: false));
    }

    // A file of JSON lines that is made while it is read.
    private sealed class EndlessLines(int records) : MemoryStream
    {
        private int _next;
        private ReadOnlyMemory<byte> _line;

        public override int Read(byte[] buffer, int offset, int count)
        {
            if (_line.IsEmpty && _next < records)
            {
                int first = _next;
                _next = Math.Min(_next + 100, records);
                _line = Encoding.UTF8.GetBytes(string.Concat(Enumerable.Range(first, _next - first).Select(i =>
                    $"{{\"id\":{i},\"sku\":\"SKU-{i}\",\"tags\":[\"a\",\"b{i % 7}\"],\"by\":{{\"k{i}\":{i}}}}}\n")));
            }

            int length = Math.Min(count, _line.Length);
            _line[..length].CopyTo(buffer.AsMemory(offset));
            _line = _line[length..];
            return length;
        }
    }

    [CollectionDefinition(nameof(SampleMemoryTests), DisableParallelization = true)]
    public sealed class Alone;
}
