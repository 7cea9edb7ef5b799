namespace SerBench.Benchmarks.Tests.Features.Reports;

public class GhaReportTests
{
    private static readonly JsonElement[] Entries =
        [.. JsonDocument.Parse(GhaReport.Render(SampleRecords.Quick)).RootElement.EnumerateArray()];

    [Fact]
    public void Each_row_is_an_entry_of_which_smaller_is_better()
    {
        JsonElement entry = Find("ignite-raw/compiled person/article encode");

        Assert.Equal("ns/op", entry.TextOf("unit"));
        Assert.Equal(100, entry.GetProperty("value").GetDouble());
        Assert.Equal("± 3.606", entry.TextOf("range"));
        Assert.Equal("12 samples, 2.00 x floor, 0 bytes allocated", entry.TextOf("extra"));
    }

    [Fact]
    public void So_is_the_size_of_each_timed_cell() =>
        Assert.Equal(1067, Find("ignite-raw/compiled person/article size").GetProperty("value").GetDouble());

    [Fact]
    public void Names_are_there_once() => Assert.Equal(Entries.Length, Entries.Select(entry => entry.TextOf("name")).Distinct().Count());

    private static JsonElement Find(string name) => Entries.Single(entry => entry.TextOf("name") == name);
}
