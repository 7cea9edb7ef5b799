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

    [Theory]
    [InlineData(true, new double[] { 5520, 5576, 5609, 5702, 1379, 1144, 1032, 599, 1139, 644 })]
    [InlineData(true, new double[] { 3833, 3675, 3683, 640, 816, 589, 641, 586 })]
    [InlineData(false, new double[] { 900, 600, 610, 590, 605, 580, 620, 600 })]
    [InlineData(false, new double[] { 600, 610, 590, 605, 580, 620, 900, 950 })]
    public void Rows_that_got_faster_while_they_were_timed_are_named(bool isNamed, double[] samples)
    {
        TimingRecord timing = SampleRecords.Quick.Timings[0] with { Launches = [[600, 601, 602, 603, 604, 605, 606, 607], samples] };

        IEnumerable<string> notes = RunNotes.Of(SampleRecords.Quick with { Timings = [timing] });

        Assert.Equal(isNamed, notes.Any(note => note == $"Rows that got faster while they were timed, so that their figures are too high (1): {timing.Row.Serializer} on person/article."));
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
