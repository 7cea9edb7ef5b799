namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

// The committed schemas are those of the types, and what the program writes fits them.
public class SchemaTests
{
    public static TheoryData<string> Names => [.. Schema.Files.Keys];

    [Theory]
    [MemberData(nameof(Names))]
    public void The_committed_schema_is_that_of_the_types(string name) =>
        ReferenceRun.AssertWritten(Clone.At($"docs/schema/{name}.schema.json"), Schema.Files[name]);

    [Fact]
    public void A_record_with_every_part_fits() => Assert.Null(Check("run", RunRecordFile.ToJson(FullRecord.Value)));

    [ReferenceRunFact]
    public void The_committed_record_fits() => Assert.Null(Check("run", NamedFile.ReadPackedText(ReferenceRun.RecordFile)));

    [Fact]
    public void The_committed_scores_fit() => Assert.Null(Check("attack", Clone.Read("reports/attack.json")));

    [Fact]
    public void A_comparison_fits()
    {
        RunRecord other = FullRecord.Value with { Cells = [SampleRecords.Cell(SampleRecords.Fast, 1)] };
        RunComparison comparison = RunComparison.Of(FullRecord.Value, other) with
        {
            Rows = [new RowComparison(SampleRecords.Row("c/d", Operation.Encode), RowVerdict.Noisy, 1.5, 0.8, null, "it scatters")],
        };

        Assert.Null(Check("compare", JsonText.Of(ComparisonJson.Of(comparison, ["one"], ["two"]))));
    }

    [Theory]
    [InlineData("run", "\"state\": \"completed\"", "\"state\": \"done\"", "$.state")]
    [InlineData("run", "\"cores\": ", "\"kernels\": ", "$.environment.cores")]
    [InlineData("run", "\"isPgo\": false", "\"isPgo\": 0", "$.counts.isPgo")]
    public void Another_document_does_not_fit(string name, string text, string other, string place)
    {
        string json = RunRecordFile.ToJson(FullRecord.Value);
        Assert.Contains(text, json);

        Assert.Equal(place, Check(name, json.Replace(text, other)));
    }

    private static string? Check(string name, string json) => SchemaCheck.Find(JsonNode.Parse(Schema.Files[name])!, JsonNode.Parse(json));
}
