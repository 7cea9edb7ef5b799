namespace SerBench.Benchmarks.Tests.Commands;

public sealed class SizesCommandTests : WithFolder
{
    private string File => _folder.File("sizes.md");

    [Theory]
    [InlineData("ignite/accessors", 1076)]
    [InlineData("ignite/handwritten", 1076)]
    [InlineData("ignite-raw/accessors", 1067)]
    [InlineData("ignite-raw/handwritten", 1067)]
    [InlineData("ignite-full/compiled", 1092)]
    public void The_published_sizes_come_out(string serializer, int size)
    {
        ProgramRun run = ProgramRun.Of("sizes", "--json", "--model", "person", "--scenario", "article", "--serializer", serializer);

        JsonElement entry = Entries(run).Single();
        Assert.Equal(serializer, entry.TextOf("serializer"));
        Assert.Equal("person", entry.TextOf("model"));
        Assert.Equal("article", entry.TextOf("scenario"));
        Assert.Equal(size, entry.NumberOf("size"));
        Assert.True(entry.GetProperty("verified").GetBoolean());
        Assert.Equal(ExitCode.Done, run.ExitCode);
    }

    [Theory]
    [InlineData("lz4")]
    [InlineData("brotli")]
    public void A_column_shows_what_the_compressed_mode_takes(string compressor)
    {
        IEnumerable<JsonElement> EntriesOf(string serializer) => Entries(ProgramRun.Of(
            "sizes", "--json", "--model", "person,simple", "--scenario", "article,varied", "--serializer", serializer));

        int[] sizes = [.. EntriesOf($"ignite/compiled+{compressor}").Select(entry => entry.NumberOf("size"))];
        Assert.Equal(EntriesOf("ignite/compiled").Select(entry => entry.GetProperty("compressed").NumberOf(compressor)), sizes);
        Assert.Contains(sizes, size => size < 100);
    }

    [Fact]
    public void Filters_that_leave_nothing_are_refused() => Assert.Equal(
        "No serializer is left by these filters.",
        ProgramRun.Of("sizes", "--model", "person", "--format", "dense", "--access", "view").Refusal);

    [Fact]
    public void A_compressed_mode_is_verified_like_any_other()
    {
        ProgramRun run = ProgramRun.Of(
            "sizes", "--model", "person",
            "--serializer", "reflective+brotli,flatbuffers/view+zlib,peer/Google.Protobuf+convert+deflate");

        Assert.Contains("Cells: 3 verified", run.Output);
        Assert.Contains("ignite/accessors+brotli", run.Output);
    }

    [Fact]
    public void A_dictionary_is_learned_from_half_of_the_messages_and_used_on_the_others()
    {
        Assert.SkipWhen(Catalog.BuiltIn.FindCompressor("zstd-dict") is null, "ZstdSharp is not in this build.");

        ProgramRun run = ProgramRun.Of(
            "sizes", "--model", "log", "--scenario", "each-400", "--serializer", "dense/compiled+zstd,dense/compiled+zstd-dict", "--json");
        int[] sizes = [.. Entries(run).Select(entry => entry.NumberOf("size"))];
        Assert.True(sizes[1] * 3 < sizes[0] * 2, $"{sizes[1]} bytes with a dictionary, {sizes[0]} without");

        ProgramRun one = ProgramRun.Of(
            "sizes", "--model", "log", "--scenario", "each-1,each-400", "--serializer", "dense/compiled+zstd-dict", "--why");
        Assert.Matches(
            "dense/compiled\\+zstd-dict log/each-400: a dictionary of [0-9]+ bytes, "
                + "learned from 200 of 400 messages; the others are compressed with it\\.",
            one.Output);
        Assert.Contains("half of the messages (1) are too few", one.Output);
        Assert.Contains(
            "has to learn from other messages first",
            ProgramRun.Of("encode", "--model", "person", "--serializer", "dense/compiled+zstd-dict", "--save", File).Error);
    }

    [Theory]
    [InlineData("ignite/compiled+lz5", "There is no compressor 'lz5'; did you mean 'lz4'?")]
    [InlineData("ignite/compile+lz4", "There is no serializer 'ignite/compile+lz4'; did you mean")]
    [InlineData("ignite/compiled+lz4+lz4", "There is no serializer 'ignite/compiled+lz4+lz4'; did you mean")]
    public void An_unknown_compressor_is_one_sentence(string serializer, string sentence) =>
        Assert.StartsWith(sentence, ProgramRun.Of("sizes", "--model", "person", "--serializer", serializer).Refusal);

    [Fact]
    public void A_cell_that_fails_is_reported_and_is_the_exit_code()
    {
        ProgramRun run = ProgramRun.Of("sizes", "--model", "person", "--serializer", "double/good,double/forgetful");

        Assert.Contains("FAILED double/forgetful person/article: the decoded value differs from the one encoded", run.Output);
        Assert.Contains("Cells: 1 verified", run.Output);
        Assert.Equal(ExitCode.Failed, run.ExitCode);
    }

    [Fact]
    public void A_cell_that_fails_is_not_verified_in_json_and_a_dash_is_absent()
    {
        ProgramRun run = ProgramRun.Of("sizes", "--json", "--model", "person", "--serializer", "double/forgetful,double/refusing");

        JsonElement entry = Entries(run).Single();
        Assert.Equal("double/forgetful", entry.TextOf("serializer"));
        Assert.False(entry.GetProperty("verified").GetBoolean());
        Assert.Equal(JsonValueKind.Null, entry.GetProperty("size").ValueKind);
    }

    [Fact]
    public void Reasons_for_dashes_are_printed_if_asked_for()
    {
        const string Reason = "  - Person.Name: text has no mapping here (double/refusing)";
        string[] command = ["sizes", "--model", "person", "--serializer", "double/refusing"];

        Assert.Contains(Reason, ProgramRun.Of([.. command, "--why"]).Output);
        Assert.DoesNotContain(Reason, ProgramRun.Of(command).Output);
    }

    [Fact]
    public void Output_without_a_terminal_is_plain() => Assert.DoesNotContain('\e', ProgramRun.Of("sizes", "--model", "person").Output);

    [Fact]
    public void Every_scenario_but_those_of_a_kind_of_strings_is_one_option()
    {
        ProgramRun run = ProgramRun.Of("sizes", "--json", "--every", "--model", "person,tree", "--serializer", "payload");

        Assert.Equal(
            ["article", "varied", "empty", "default", "unicode", "published-1000", "text", "ids", "deep", "single"],
            Entries(run).Select(entry => entry.TextOf("scenario")));
    }

    [Fact]
    public void Sizes_that_were_written_are_found_again()
    {
        WriteSizes("--format", "ignite,ignite-raw,ignite-full,floor,double", "--access", "compiled,reflection", "--model", "person");

        ProgramRun check = Check();

        Assert.Equal(ExitCode.Failed, check.ExitCode);
        Assert.Contains("floor/object person/article: 1040 bytes, not in the file", check.Output);
        Assert.DoesNotContain("ignite/compiled", check.Output);
    }

    [Fact]
    public void A_size_that_differs_is_named_and_is_the_exit_code()
    {
        WriteSizes("--model", "person");
        Assert.Equal(ExitCode.Done, Check().ExitCode);
        System.IO.File.WriteAllText(File, System.IO.File.ReadAllText(File).Replace("1067", "1066"));

        ProgramRun check = Check();

        Assert.Equal(ExitCode.Failed, check.ExitCode);
        Assert.Contains("ignite-raw/compiled person/article: 1066 bytes in the file, now 1067 bytes", check.Output);
    }

    [LongFact]
    public void The_sizes_of_our_own_compressor_are_compared_and_those_of_others_are_not()
    {
        WriteSizes("--model", "simple", "--scenario", "varied");
        string[] lines = System.IO.File.ReadAllLines(File);
        int line = Array.FindIndex(lines, text => text.StartsWith("| ignite/", StringComparison.Ordinal) && text.Contains("compiled"));
        string[] header = lines[..line].Last(text => text.StartsWith("| serializer", StringComparison.Ordinal)).Split('|');
        int lz4 = Array.FindIndex(header, column => column.Trim() == "+lz4");
        int brotli = Array.FindIndex(header, column => column.Trim() == "+brotli");

        Assert.Equal(ExitCode.Done, CheckWith(lines, line, brotli).ExitCode);
        ProgramRun check = CheckWith(lines, line, lz4);

        Assert.Equal(ExitCode.Failed, check.ExitCode);
        Assert.Contains("ignite/compiled+lz4 simple/varied: 7 bytes in the file, now ", check.Output);
    }

    [Fact]
    public void A_library_that_this_build_lacks_is_no_difference_but_a_lost_mode_is()
    {
        WriteSizes("--model", "person");
        string compressed = string.Concat(CompressedSizes.Columns.Select(_ => " 5 |"));
        System.IO.File.AppendAllLines(File, [$"| peer/Unheard | 12 |{compressed}", $"| gone/mode | 34 |{compressed}"]);

        ProgramRun check = Check();

        Assert.DoesNotContain("peer/Unheard", check.Output);
        Assert.Contains("gone/mode person/article: 34 bytes in the file, now no size", check.Output);
    }

    [Fact]
    public void A_library_over_trees_that_the_file_lacks_is_no_difference_but_a_codec_of_ours_is()
    {
        WriteSizes("--model", "tree", "--scenario", "single");
        string[] without =
        [
            .. System.IO.File.ReadLines(File)
                .Where(line => !line.Contains("tree/google-protobuf") && !line.Contains("tree/preorder")),
        ];
        System.IO.File.WriteAllLines(File, without);

        ProgramRun check = Check();

        Assert.Contains("tree/preorder tree/single", check.Output);
        Assert.DoesNotContain("tree/google-protobuf", check.Output);
    }

    [Fact]
    public void Another_file_is_refused()
    {
        System.IO.File.WriteAllText(File, "# Something else\n");

        Assert.Equal($"'{File}' is no file of sizes: it has no table of sizes", Check().Refusal);
    }

    private ProgramRun CheckWith(string[] lines, int line, int column)
    {
        string[] cells = lines[line].Split('|');
        cells[column] = "7";
        System.IO.File.WriteAllLines(File, [.. lines[..line], string.Join('|', cells), .. lines[(line + 1)..]]);
        return Check();
    }

    private ProgramRun Check() => ProgramRun.Of("sizes", "--check", File);

    private static IEnumerable<JsonElement> Entries(ProgramRun run) => run.Json().EnumerateArray();

    private void WriteSizes(params string[] filter) => ProgramRun.Of(["sizes", "--save", File, .. filter]);
}
