namespace SerBench.Benchmarks.Tests.Commands;

public sealed class SizesCommandTests : WithFolder
{
    private string File => _folder.File("sizes.md");

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

    [LongFact]
    public void The_sizes_of_our_own_compressor_are_compared_and_those_of_others_are_not()
    {
        ProgramRun.Of("sizes", "--save", File, "--model", "simple", "--scenario", "varied");
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

    private ProgramRun CheckWith(string[] lines, int line, int column)
    {
        string[] cells = lines[line].Split('|');
        cells[column] = "7";
        System.IO.File.WriteAllLines(File, [.. lines[..line], string.Join('|', cells), .. lines[(line + 1)..]]);
        return ProgramRun.Of("sizes", "--check", File);
    }

    private static IEnumerable<JsonElement> Entries(ProgramRun run) => run.Json().EnumerateArray();
}
