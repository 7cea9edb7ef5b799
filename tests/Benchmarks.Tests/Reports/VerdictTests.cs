using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Tests.Results;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Tests.Reports;

public class VerdictTests
{
    [Fact]
    public void It_names_the_fastest_without_ranking_noise_and_sets_code_against_bytes() =>
        Assert.Equal(
            "On person/article, encode is fastest in ignite-raw/compiled (100 ns, 2.00 times the floor; ignite-raw/handwritten cannot be told from it); "
            + "decode is fastest in ignite-raw/handwritten (300 ns, 3.00 times the floor). "
            + "Sent over 10 MB/s and over 10 GB/s alike, ignite-raw/handwritten costs least. "
            + "The code changes encoding up to 4.00 times (ignite-raw/compiled against ignite-raw/reflection), "
            + "the bytes up to 1.50 times (ignite-raw/compiled against ignite/compiled). "
            + "This was a quick run: one process per cell, good for ratios of 1.2 and more.",
            Write(SampleRecords.Quick));

    /// <summary>The fastest row of a round trip is not called the fastest if other rows were not timed with it.</summary>
    [Fact]
    public void What_only_some_rows_were_asked_for_is_not_ranked()
    {
        string[] rows = [SampleRecords.Fast, SampleRecords.Level, SampleRecords.Slow, SampleRecords.Other];
        RunRecord With(params string[] timed) =>
            SampleRecords.Quick with { Timings = [.. SampleRecords.Quick.Timings, .. timed.Select(row => SampleRecords.Timing(row, Operation.RoundTrip, 10))] };

        Assert.DoesNotContain("round-trip", Write(With(rows[1])));
        Assert.DoesNotContain("round-trip", Write(With(rows[1..])));
        Assert.Contains("round-trip is fastest in", Write(With(rows)));
    }

    [Fact]
    public void A_smoke_run_proves_nothing() =>
        Assert.Equal(
            "All that was timed ran; the figures of a smoke run mean nothing.",
            Write(SampleRecords.Quick with { Profile = new ProfileRecord("smoke", 1, 100, 1) }));

    [Fact]
    public void Nothing_timed_is_said() => Assert.Equal("Nothing was timed.", Write(SampleRecords.Quick with { Timings = [] }));

    private static string Write(RunRecord record) => Verdict.Write(record, new Figures(record));
}
