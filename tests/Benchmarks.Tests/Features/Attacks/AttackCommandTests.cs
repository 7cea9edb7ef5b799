using SerBench.Benchmarks.Tests.Engine.Outside.Plugins;

namespace SerBench.Benchmarks.Tests.Features.Attacks;

// The scores of good and of faulty readers, each in a process that may crash.
public sealed class AttackCommandTests : WithFolder
{
    [Fact]
    public void Our_readers_have_nothing_in_the_bad_columns()
    {
        ProgramRun run = Attack(
            "--serializer", "ignite-raw/compiled,dense/compiled,tree/columnar", "--model", "simple,tree", "--random", "300", "--json");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        JsonElement scores = run.Json();
        Assert.Equal(5, scores.GetArrayLength());
        foreach (JsonElement score in scores.EnumerateArray())
        {
            long Of(string name) => score.GetProperty(name).GetInt64();
            Assert.Equal(0, Of("wrongExceptions") + Of("crashes") + Of("hangs") + Of("notIdempotent") + Of("overAllocations"));
            Assert.Equal(Of("inputs"), Of("rejected") + Of("acceptedEqual") + Of("acceptedDifferent"));
            Assert.InRange(Of("rejected"), 1, Of("inputs") - 1);
        }
    }

    [Fact]
    public void It_ends_with_who_was_harmed_and_how()
    {
        AttackScore good = new("dense/compiled", "car", 10, 9, 1, 0, 0, 0, 0, 0, 0, 1, 1, 3);
        AttackScore bad = good with { Serializer = "own/bad", Rejected = 7, WrongExceptions = 2 };
        AttackFailure failure = new("own/bad", "car", AttackVerdict.WrongException, "NullReferenceException: no object", 3, 1, 0, "00");

        Assert.Equal(
            ["No damaged message harmed dense/compiled.", "own/bad was harmed by 2 of 10 (NullReferenceException)."],
            AttackTable.Conclude([good, bad], [failure]));
        Assert.Equal("Damaged messages harmed each reader.", AttackTable.Conclude([bad], [])[0]);
        Assert.Contains(
            "No damaged message harmed dense/compiled.",
            Attack("--serializer", "dense/compiled", "--model", "complex", "--random", "0").Output);
    }

    [Fact]
    public void A_score_has_these_columns_and_no_others_and_beside_it_stands_what_was_attacked()
    {
        Attack("--serializer", "dense/compiled", "--model", "complex", "--random", "0");

        using JsonDocument scores = JsonDocument.Parse(_folder.ReadText("attack/attack.json"));
        Assert.Equal(
            [
                "serializer", "model", "inputs", "rejected", "acceptedEqual", "acceptedDifferent", "wrongExceptions", "crashes", "hangs",
                "notIdempotent", "overAllocations", "bytesPerInputByte", "slowestMs", "seed",
            ],
            Assert.Single(scores.RootElement.EnumerateArray()).EnumerateObject().Select(property => property.Name));
        AttackRecord read = AttackFile.Read(_folder.File("attack"));
        Assert.Contains(read.Origin!.Libraries, library => library.Id == "SerBench.Formats");
        Assert.InRange(read.Origin.Started, DateTimeOffset.Now.AddHours(-1), DateTimeOffset.Now);
    }

    // Keys of one hash are added to a table that compares each with all earlier ones.
    [LongFact]
    public void A_reader_whose_keys_crowd_is_found_out()
    {
        const string Fault = """
            int crowd = data.AsSpan().Count((byte)':');
            if (crowd > 5000) { Thread.Sleep(Timeout.Infinite); }
            """;
        AttackWatcher.Patience.Value = TimeSpan.FromSeconds(2);

        JsonElement score = ScoreOf(WritePlugin(Fault, condition: "true"), "complex", "--seed", "3");

        Assert.Equal(1, score.GetProperty("hangs").GetInt64());
    }

    // A guarded reader is scored by what it threw.
    [LongTheory]
    [InlineData("throw new IndexOutOfRangeException();", "wrongExceptions", true)]
    [InlineData("_ = new byte[1 << 20];", "overAllocations", true)]
    [InlineData("throw new IndexOutOfRangeException();", "wrongExceptions", false)]
    [InlineData("Recurse(1);", "crashes", false)]
    [InlineData("Environment.FailFast(\"enough\");", "crashes", false)]
    [InlineData("_ = new byte[1 << 20];", "overAllocations", false)]
    public void A_reader_that_fails_is_scored_and_its_input_saved_and_fed_again(string fault, string column, bool isGuarded)
    {
        string plugin = WritePlugin(fault, isGuarded: isGuarded);
        Assert.InRange(ScoreOf(plugin, "simple").GetProperty(column).GetInt64(), 1, long.MaxValue);
        string saved = Directory.GetFiles(_folder.File("attack/inputs"))[0];
        ProgramRun replayed = ProgramRun.Of("attack", "--plugin", plugin, "--replay", saved);
        Assert.Equal(ExitCode.Failed, replayed.ExitCode);
        Assert.StartsWith("wild/reader of simple, input ", replayed.Output);
    }

    [LongFact]
    public void A_reader_that_hangs_is_stopped_and_the_attack_goes_on()
    {
        AttackWatcher.Patience.Value = TimeSpan.FromSeconds(2);

        JsonElement score = ScoreOf(WritePlugin("Thread.Sleep(Timeout.Infinite);", condition: "data.Count == 1"), "simple");

        Assert.InRange(score.GetProperty("hangs").GetInt64(), 1, 2);
        Assert.InRange(score.GetProperty("inputs").GetInt64(), 100, long.MaxValue);
    }

    private ProgramRun Attack(params string[] arguments) => ProgramRun.Of(["attack", .. arguments, "--out", _folder.File("attack")]);

    // The only score of a reader from outside.
    private JsonElement ScoreOf(string plugin, string model, params string[] more) =>
        Attack(["--plugin", plugin, "--serializer", "wild/reader", "--model", model, "--random", "0", .. more, "--json"]).Json()[0];

    // It fails on messages of two bytes. The attack makes two of them by cutting a message.
    private string WritePlugin(string fault, string condition = "data.Count == 2", bool isGuarded = false)
    {
        const string Plain = "new ObjectCodec<T, Core<T>>()";
        string codec = isGuarded ? $"new GuardedCodec<T>({Plain}, Id)" : Plain;
        return WildPlugin.Write(_folder, "wild/reader", decode: $"if ({condition}) {{ {fault} }}", codec: codec);
    }
}
