using SerBench.Benchmarks.Features.Sizes;

namespace SerBench.Benchmarks.Tests.Features.Sizes;

public class SizesFileTests
{
    [Fact]
    public void What_is_written_is_read_back()
    {
        IReadOnlyDictionary<CellId, int?> sizes = SizesFile.Read(SizesFile.Write(SampleRecords.Quick.Cells));

        Assert.Equal(5, sizes.Count);
        Assert.Equal(1067, sizes[new CellId(SampleRecords.Fast, "person", "article")]);
    }

    [Fact]
    public void Accesses_that_write_the_same_bytes_share_a_line_and_are_read_back_one_by_one()
    {
        string text = SizesFile.Write(
        [
            .. new[] { "a/x", "a/y", "b/x", "peer/P", "peer/Q" }.Select(id => SampleRecords.Cell(id, 7)),
            SampleRecords.Cell("a/z", 8),
        ]);

        Assert.Equal(
            ["a/x,y", "b/x", "peer/P", "peer/Q", "a/z"],
            text.Split('\n')
                .Where(line => line.EndsWith(" |", StringComparison.Ordinal)).Skip(2)
                .Select(line => line.Split('|')[1].Trim()));
        Assert.Equal(
            [("a/x", 7), ("a/y", 7), ("b/x", 7), ("peer/P", 7), ("peer/Q", 7), ("a/z", 8)],
            SizesFile.Read(text).Select(size => (size.Key.Serializer, size.Value)));
    }

    [Fact]
    public void A_compressed_size_is_that_of_the_compressed_mode()
    {
        CellRecord cell = SampleRecords.Cell(SampleRecords.Fast, 1067) with
        {
            Compressed = new Dictionary<string, SizeRange> { ["lz4"] = new(80, 82, 81) },
        };

        IReadOnlyDictionary<CellId, int?> sizes = SizesFile.Read(SizesFile.Write([cell, SampleRecords.Cell(SampleRecords.Slow, 1067)]));

        Assert.Equal(1067, sizes[new CellId(SampleRecords.Fast, "person", "article")]);
        Assert.Equal(81, sizes[new CellId(SampleRecords.Fast + "+lz4", "person", "article")]);
        Assert.Null(sizes[new CellId(SampleRecords.Slow + "+lz4", "person", "article")]);
    }

    [Fact]
    public void A_dash_is_read_as_no_size()
    {
        string text =
            "## person\n\n| serializer | article | default |\n| ---------- | ------: | ------: |\n| a/b        |      12 |       - |\n";

        IReadOnlyDictionary<CellId, int?> sizes = SizesFile.Read(text);

        Assert.Equal(12, sizes[new CellId("a/b", "person", "article")]);
        Assert.Null(sizes[new CellId("a/b", "person", "default")]);
    }

    [Theory]
    [InlineData("")]
    [InlineData("# Sizes\n")]
    [InlineData("## person\n| serializer | article |\n| --- | --- |\n| a/b | many |\n")]
    [InlineData("## person\n| serializer | article |\n| --- | --- |\n| a/b | 1 | 2 |\n")]
    public void Anything_else_is_refused(string text) => Assert.Throws<FormatException>(() => SizesFile.Read(text));
}
