using System.Text.RegularExpressions;
using SerBench.Benchmarks.Features.Reports.Claims;
using SerBench.Benchmarks.Features.Sizes;
using SerBench.Published.TreeNetwork;
using OutsideFile = SerBench.Engine.Outside.Plugins.OutsideFile;

namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

// Any fault in a file that a command reads is reported in one sentence. A file that passes can be reported.
public sealed class MutatedFileTests : WithFolder
{
    [Fact]
    public void A_run_is_refused_in_a_sentence_or_reported() => CheckAll<RunRecordException>(
        RunRecordFile.ToJson(FullRecord.Value), RunRecordFile.Name, file => Use(RunRecordFile.Read(file)));

    [Fact]
    public void A_score_is_refused_in_a_sentence_or_reported() => CheckAll<UsageException>(
        JsonText.Of(FullRecord.Scores),
        AttackFile.Name,
        file => Use(FullRecord.Value with { Attack = AttackFile.Read(file).Of(FullRecord.Value.Cells) }));

    [Fact]
    public void A_score_with_a_number_too_large_for_a_double_is_refused()
    {
        string text = Regex.Replace(JsonText.Of(FullRecord.Scores), "(\"slowestMs\": )[0-9.]+", "${1}1e999");

        Assert.Contains("1e999", text);
        Assert.Contains("slowestMs", RefusalOfScores(text));
    }

    // Each number is possible by itself, and reports add them.
    [Fact]
    public void Scores_that_are_too_large_together_are_refused()
    {
        IEnumerable<AttackScore> scores = FullRecord.Scores.Select(
            score => score with { Inputs = long.MaxValue, Rejected = long.MaxValue - score.Inputs + score.Rejected });

        Assert.Contains("more inputs together", RefusalOfScores(JsonText.Of(scores.ToArray())));
    }

    [Fact]
    public void The_origin_of_a_score_is_refused_in_a_sentence_or_reported()
    {
        _folder.Write(AttackFile.Name, JsonText.Of(FullRecord.Scores));
        CheckAll<UsageException>(
            JsonText.Of(FullRecord.Origin),
            AttackFile.OriginName,
            _ => Use(FullRecord.Value with { Attack = AttackFile.Read(_folder.Path).Of(FullRecord.Value.Cells) }));
    }

    [Fact]
    public void Trees_are_refused_in_a_sentence_or_reported()
    {
        FullRecord.Tree.Write(_folder.File("valid.json"));
        CheckAll<UsageException>(
            _folder.ReadText("valid.json"), "tree.json", file => Use(FullRecord.Value with { Tree = TreeRecord.Read(file) }));
    }

    [Fact]
    public void What_came_from_outside_is_refused_in_a_sentence_or_opened() => CheckAll<UsageException>(
        """{"Plugins": ["a.dll"], "PluginTypes": ["A"], "Types": ["b.dll"], "Type": "B", "Seed": 1, "Count": 2, "Data": "data.jsonl", "DataDescription": "some"}""",
        OutsideFile.Name,
        file => Assert.DoesNotContain(null, OutsideFile.Read(file).Plugins));

    [Fact]
    public void A_saved_input_is_refused_in_a_sentence_or_read() => CheckAll<UsageException>(
        JsonText.Of(
            new AttackFailure(
                "dense/compiled", "person", SerBench.Benchmarks.Features.Attacks.AttackVerdict.Hang, "it", 1, 2, 3, "00ff")),
        "input.json",
        file =>
        {
            AttackFailure failure = AttackFailure.Read(file);
            Assert.False(failure.Serializer is null || failure.Model is null || failure.Input.Bytes is null);
        });

    [Fact]
    public void Sizes_are_refused_in_a_sentence_or_read()
    {
        string text = SizesFile.Write(FullRecord.Value.Cells);
        Assert.NotEmpty(SizesFile.Read(text));
        string[] tokens = [.. text.Split('|').Distinct()];
        foreach (string token in tokens)
        {
            foreach (string by in new[] { "", "|", "\n", " 99999999999 ", " -1 ", "\0", "||||", "\n## \n", "\ud800" })
            {
                try
                {
                    Assert.NotEmpty(SizesFile.Read(text.Replace(token.Length == 0 ? "|" : token, by)));
                }
                catch (FormatException exception)
                {
                    Assert.DoesNotContain('\n', exception.Message);
                }
            }
        }
    }

    [Theory]
    [InlineData("\"version\": 1", "\"version\": \"x\"")]
    [InlineData("\"schema\": \"serbench.run\"", "\"schema\": \"\\ud800\"")]
    public void A_header_of_another_kind_ends_in_a_sentence(string from, string to)
    {
        string good = _folder.Write("good.json", SampleRecords.Quick);
        string bad = _folder.Write("bad.json", RunRecordFile.ToJson(SampleRecords.Quick).Replace(from, to));

        Assert.All(
            new string[][] { ["report", bad], ["compare", good, bad], ["compare", bad, good], ["claims", bad] },
            arguments => Assert.Equal(
                $"'{bad}' is not the record of a run: its schema is not 'serbench.run'.", ProgramRun.Of(arguments).Refusal));
    }

    private string RefusalOfScores(string json)
    {
        _folder.Write(AttackFile.Name, json);
        return Assert.Throws<UsageException>(() => AttackFile.Read(_folder.Path)).Message;
    }

    private void CheckAll<TException>(string valid, string name, Action<string> use)
        where TException : Exception
    {
        string file = _folder.File(name);
        int accepted = 0;
        int refused = 0;
        var faults = new List<string>();
        foreach ((string what, string json)
            in Share.Of(JsonMutations.Of(valid).Concat(JsonMutations.OfAllNumbers(valid))).Prepend(("nothing", valid)))
        {
            File.WriteAllText(file, json);
            try
            {
                use(file);
                accepted++;
            }
            catch (TException exception) when (exception.Message.Length > 0 && !exception.Message.Contains('\n'))
            {
                Assert.NotEqual("nothing", what);
                refused++;
            }
            catch (Exception exception)
            {
                string? place = exception.StackTrace?.Split('\n').FirstOrDefault(line => line.Contains("SerBench"))?.Trim();
                faults.Add($"{what}: {exception.GetType().Name}: {exception.Message} {place}");
            }
        }

        Assert.True(faults.Count == 0, $"{faults.Count} faults:\n{string.Join('\n', faults.Take(40))}");
        Assert.True(accepted > 1 && refused > 1, $"{accepted} accepted, {refused} refused");
    }

    private static void Use(RunRecord record)
    {
        var figures = new Figures(record);
        WrittenReports.Files(record);
        ClaimsSection.Table(record, figures, Publication.AllClaims);
        RunComparison.Of(SampleRecords.Quick, record);
        ComparisonTables.Changes(RunComparison.Of(record, SampleRecords.Quick));
        RunRecordFile.ToJson(record);
    }
}
