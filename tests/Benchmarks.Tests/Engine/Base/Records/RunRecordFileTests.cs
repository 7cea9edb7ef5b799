namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

public sealed class RunRecordFileTests : WithFolder
{
    private const string Part = "[\"header\",\"24\",\"67 01\",\"version\",\"1\"]";

    private string Path => _folder.File("run.json");

    [Fact]
    public void A_record_comes_back_as_it_was()
    {
        RunRecordFile.Write(Path, FullRecord.Value);

        RunRecord read = RunRecordFile.Read(Path);

        Assert.Equal(RunRecordFile.ToJson(FullRecord.Value), RunRecordFile.ToJson(read));
        Assert.Equal(FullRecord.Scores, read.Attack!.Scores);
        Assert.Equal(SampleRecords.Cut.LeftOut, read.LeftOut);
        Assert.Equal(SampleRecords.Quick.Timings[0].Launches, read.Timings[0].Launches);
    }

    [Fact]
    public void Samples_stand_on_one_line_and_enums_are_words()
    {
        string json = RunRecordFile.ToJson(SampleRecords.Quick);

        Assert.Contains("[44.5, 45.5, 46.5, 47.5, 48.5, 49.5, 50.5, 51.5, 52.5, 53.5, 54.5, 55.5]", json);
        Assert.Contains("\"operation\": \"decode\"", json);
        Assert.Contains("\"version\": 1", json);
    }

    [Fact]
    public void Writing_leaves_no_half_file_behind()
    {
        RunRecordFile.Write(Path, SampleRecords.Quick);
        RunRecordFile.Write(Path, SampleRecords.Quick);

        Assert.Equal([Path], Directory.GetFiles(_folder.Path));
    }

    [Fact]
    public void What_cannot_be_written_is_one_sentence()
    {
        Directory.CreateDirectory(Path);

        Assert.StartsWith(
            $"'{Path}' cannot be written: ",
            Assert.Throws<UsageException>(() => RunRecordFile.Write(Path, SampleRecords.Quick)).Message);
    }

    [Theory]
    [InlineData("not json")]
    [InlineData("null")]
    [InlineData("[]")]
    [InlineData("{}")]
    [InlineData("""{"schema": "something.else", "version": 1}""")]
    [InlineData("""{"schema": 7, "version": 1}""")]
    [InlineData("""{"schema": "serbench.run"}""")]
    [InlineData("""{"schema": "serbench.run", "version": 1.5}""")]
    public void Other_text_is_not_a_record(string text) =>
        Assert.Matches("is damaged at line 1|is not the record of a run", ReadText(text));

    // The first place of a record with every part has another text.
    [Theory]
    [InlineData("\"cores\": 2", "\"cores\": \"two\"", "$.environment.cores")]
    [InlineData("\"operation\": \"decode\"", "\"operation\": \"sing\"", "$.plan[1].operation")]
    [InlineData("\"started\"", "\"begun\"", "$")]
    [InlineData("\"cells\": [", "\"cells\": null, \"former\": [", "$.cells")]
    [InlineData("\"notes\": [", "\"notes\": [null, ", "notes has an empty entry")]
    [InlineData("44.5, 45.5", "-44.5, 45.5", "a sample of floor/object person/article encode is no time")]
    [InlineData("\"id\": \"floor/object\"", "\"id\": \"ceiling\"", "the serializer of the cell floor/object person/article is not listed")]
    [InlineData("\"id\": \"floor/object\"", "\"id\": \"ignite/compiled\"", "the serializer 'ignite/compiled' is listed twice")]
    [InlineData("\"bytes\": 9", "\"bytes\": \"many\"", "$.scaling")]
    [InlineData("\"reason\": \"no chains\"", "\"reason\": null", "scaling")]
    [InlineData("\"size\": 8", "\"size\": 4", "scaling")]
    [InlineData("\"encode\": [", "\"encode\": [ -1,", "scaling")]
    [InlineData("\"rejected\": 500", "\"rejected\": 501", "does not add up to its 1000 inputs")]
    [InlineData("\"inputs\": 1000", "\"inputs\": 0", "has no inputs")]
    [InlineData(Part, "null", "damaged")]
    [InlineData(Part, "7", "damaged")]
    [InlineData(Part, "[]", "damaged")]
    [InlineData(Part, "[\"header\",\"-24\",\"67 01\",\"version\",\"1\"]", "damaged")]
    [InlineData(Part, "[\"header\",\"24\",\"67 01\",null,\"1\"]", "damaged")]
    [InlineData(Part, "[\"header\",\"24\",\"67 01\",\"version\",\"1\",\"\"]", "damaged")]
    public void What_cannot_be_is_named(string from, string to, string fault)
    {
        string json = RunRecordFile.ToJson(FullRecord.Value);
        int index = json.IndexOf(from, StringComparison.Ordinal);

        Assert.Contains(fault, ReadText(json[..index] + to + json[(index + from.Length)..]));
    }

    [Fact]
    public void Parts_of_a_record_that_do_not_fit_each_other_are_named()
    {
        RunRecord quick = SampleRecords.Quick with { FirstCalls = [] };
        RowRecord planned = SampleRecords.Row(SampleRecords.Slow, Operation.Encode);
        RowRecord unplanned = SampleRecords.Row(SampleRecords.Slow, Operation.RoundTrip);
        RunRecord Sized(SizeRange size) => quick with
        {
            Cells = [SampleRecords.Cell(SampleRecords.Fast, 1067) with { Size = size }], Timings = [], Plan = [],
        };
        RunRecord Timed(Func<TimingRecord, TimingRecord> change) => quick with { Timings = [change(quick.Timings[0])] };
        (RunRecord Record, string Fault)[] cases =
        [
            (quick with { LeftOut = [planned] }, "cannot have been left out"),
            (quick with { LeftOut = [planned with { Model = "car", Scenario = "serial" }] }, "cannot have been left out"),
            (quick with { LeftOut = [unplanned, unplanned] }, "was left out twice"),
            (quick with { LeftOut = [null!] }, "leftOut has an empty entry"),
            (Timed(timing => timing with { Launches = [[1e200, 1]] }), "is no time"),
            (Timed(timing => timing with { Launches = [[0]] }), "is no time"),
            (Timed(timing => timing with { Batch = 0 }), "has no batch"),
            (Timed(timing => timing with { AllocatedBytes = -1 }), "allocates less than nothing"),
            (Sized(new SizeRange(10, 12, -5.5)), "has an impossible size"),
            (Sized(new SizeRange(-1, 12, 5)), "has an impossible size"),
            (Sized(new SizeRange(10, 0, 5)), "has an impossible size"),
            (quick with { Finished = quick.Started.AddSeconds(-1) }, "finished before it started"),
            (quick with { Attack = new AttackRecord("attack.json", [FullRecord.Scores[0], FullRecord.Scores[0]]) }, "is listed twice"),
        ];

        Assert.All(cases, item =>
        {
            RunRecordFile.Write(Path, item.Record);
            Assert.Contains(item.Fault, Read());
        });
    }

    [Fact]
    public void Every_truncation_is_refused_with_one_kind_of_exception()
    {
        string json = RunRecordFile.ToJson(SampleRecords.Quick).TrimEnd();
        for (int length = 0; length < json.Length; length += 97)
        {
            Assert.NotEqual("", ReadText(json[..length]));
        }
    }

    private string ReadText(string text)
    {
        File.WriteAllText(Path, text);
        return Read();
    }

    private string Read() => Assert.Throws<RunRecordException>(() => RunRecordFile.Read(Path)).Message;
}
