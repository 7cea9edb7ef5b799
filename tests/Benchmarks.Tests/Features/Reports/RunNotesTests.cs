namespace SerBench.Benchmarks.Tests.Features.Reports;

public class RunNotesTests
{
    [Fact]
    public void A_long_list_names_all()
    {
        RowRecord row = SampleRecords.Cut.LeftOut[0];
        RunRecord record = SampleRecords.Cut with
        {
            LeftOut = [.. Enumerable.Range(1, 12).Select(i => row with { Serializer = $"peer/{i}" })],
        };

        Assert.Contains("9, 10, 11, 12 on person. A longer --budget times them.", RunNotes.Of(record).ElementAt(1));
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

        string note = "Too high, since the row still got faster while it was timed (1): " +
            $"{SerializerNames.ShortOf(timing.Row.Serializer)} on person.";
        Assert.Equal(isNamed, notes.Contains(note));
    }
}
