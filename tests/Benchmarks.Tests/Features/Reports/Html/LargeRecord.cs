namespace SerBench.Benchmarks.Tests.Features.Reports.Html;

// A run as large as one of everything: 100 serializers on several models.
internal static class LargeRecord
{
    private const int Serializers = 100;

    public static RunRecord Of(int rows, int samples)
    {
        string[] accesses = ["generated", "compiled", "accessors", "delegates", "reflection"];
        string[] ids = [.. Enumerable.Range(0, Serializers).Select(index => $"dense-{index / 5}/{accesses[index % 5]}")];
        RowRecord[] plan =
        [
            .. from model in Enumerable.Range(0, (rows + (2 * Serializers) - 1) / (2 * Serializers))
               from id in ids
               from operation in new[] { Operation.Encode, Operation.Decode }
               select new RowRecord(id, $"model-{model}", "article", operation),
        ];
        plan = plan[..rows];
        return SampleRecords.Quick with
        {
            Serializers = [.. ids.Select(id => SampleRecords.Serializer(id, $"The title of {id}"))],
            Cells = [.. plan.Select(row => row.Cell).Distinct()
                .Select(cell => SampleRecords.Cell(cell.Serializer, 1067) with { Model = cell.Model })],
            Plan = plan,
            Timings = [.. plan.Select((row, index) => new TimingRecord(
                row, 1024, [[.. Enumerable.Range(0, samples).Select(sample => 1234.5678 + index + (sample * 1.2345))]], 2128, null))],
            FirstCalls = [],
        };
    }
}
