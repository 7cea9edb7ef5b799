using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Tests.Results;

namespace SerBench.Benchmarks.Tests.Reports;

public class RunNotesTests
{
    [Fact]
    public void Rows_left_out_and_rows_timed_later_follow_the_notes()
    {
        string[] notes = [.. RunNotes.Of(SampleRecords.Later)];

        Assert.Equal(3, notes.Length);
        Assert.Equal(SampleRecords.Later.Notes[0], notes[0]);
        Assert.Equal("The budget left out rows (1): ignite-raw/compiled on person/article. A longer --budget times them.", notes[1]);
        Assert.Contains("timed later, in a sitting of their own on 2026-03-05 06:07 (2): ignite-raw/reflection on person/article.", notes[2]);
        Assert.Contains("where they took 2.00 times as long as before", notes[2]);
    }

    [Fact]
    public void A_long_list_names_its_beginning()
    {
        RowRecord row = SampleRecords.Later.LeftOut[0];
        RunRecord record = SampleRecords.Later with { LeftOut = [.. Enumerable.Range(1, 12).Select(i => row with { Serializer = $"peer/{i}" })] };

        Assert.Contains("peer/10 on person/article; and 2 serializers more. A longer --budget times them.", RunNotes.Of(record).ElementAt(1));
    }

    [Fact]
    public void Floors_that_were_not_timed_yet_tell_no_drift()
    {
        SittingRecord sitting = SampleRecords.Later.Sittings[0];
        RunRecord record = SampleRecords.Later with { Sittings = [sitting with { Floors = [.. sitting.Floors.Select(floor => floor with { Launches = [] })] }] };

        Assert.DoesNotContain("times as long", RunNotes.Of(record).Last());
    }

    [Fact]
    public void Reports_have_them_and_the_loops_of_the_sitting()
    {
        string report = MarkdownReport.Render(SampleRecords.Later);

        Assert.All(RunNotes.Of(SampleRecords.Later), note => Assert.Contains(note, report));
        Assert.Contains("- later sitting of 2026-03-05 06:07: run --resume --budget 5m; the fixed loop before it: +5.0 %, after it +0.0 %", report);
    }
}
