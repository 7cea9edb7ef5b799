namespace SerBench.Benchmarks.Tests.Features.Reports;

public class GhaReportTests
{
    private static readonly JsonElement[] Entries = [.. JsonDocument.Parse(GhaReport.Render(SampleRecords.Quick)).RootElement.EnumerateArray()];

    [Fact]
    public void Each_row_is_an_entry_of_which_smaller_is_better()
    {
        JsonElement entry = Entries.Single(candidate => candidate.GetProperty("name").GetString() == "ignite-raw/compiled person/article encode");

        Assert.Equal("ns/op", entry.GetProperty("unit").GetString());
        Assert.Equal(100, entry.GetProperty("value").GetDouble());
        Assert.Equal("± 3.606", entry.GetProperty("range").GetString());
        Assert.Equal("12 samples, 2.00 x floor, 0 bytes allocated", entry.GetProperty("extra").GetString());
    }

    [Fact]
    public void So_is_the_size_of_each_timed_cell() =>
        Assert.Equal(1067, Entries.Single(entry => entry.GetProperty("name").GetString() == "ignite-raw/compiled person/article size").GetProperty("value").GetDouble());

    [Fact]
    public void Names_are_there_once() => Assert.Equal(Entries.Length, Entries.Select(entry => entry.GetProperty("name").GetString()).Distinct().Count());
}
