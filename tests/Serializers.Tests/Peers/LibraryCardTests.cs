using SerBench.Serializers.Peers;

namespace SerBench.Serializers.Tests.Peers;

// The cards of the libraries leave out no row, and name none that is not there.
public sealed class LibraryCardTests
{
    [Fact]
    public void Every_row_is_on_the_card_of_its_library()
    {
        string[] rows = [.. Catalog.BuiltIn.Serializers
            .Where(serializer => serializer.Family == SerializerFamily.Peer)
            .Select(serializer => serializer.Id)];
        string[] carded = [.. LibraryCard.All.SelectMany(card => card.Rows).Select(row => row.Id)];

        Assert.NotEmpty(rows);
        Assert.Empty(rows.Where(row => PeerId.Parse(row) is not { } id || id != id.Converting).Except(carded));
        Assert.Empty(carded
            .Where(row => row.StartsWith(PeerId.Prefix, StringComparison.Ordinal) && rows.Contains((string)PeerId.Parse(row)!.Value.Main))
            .Except(rows));
    }

    // Without the fixed version, a reader cannot see whether his own has the weakness. One advisory is not public.
    [Fact]
    public void Every_advisory_has_a_source_a_date_and_the_version_of_its_fix() =>
        Assert.All(LibraryCard.All.SelectMany(card => card.Advisories), advisory =>
        {
            Assert.StartsWith("https://", advisory.Source, StringComparison.Ordinal);
            Assert.Matches(@"^20\d\d-\d\d(-\d\d)?$", advisory.Day);
            Assert.True(
                advisory.Id.StartsWith("internal to ", StringComparison.Ordinal)
                    || (advisory.MendedIn is { } version && char.IsAsciiDigit(version[0])),
                $"{advisory.Id} names no version");
        });

    [Theory]
    [InlineData("peer/A.B", "A.B", "")]
    [InlineData("peer/A.B:c:d", "A.B", ":c:d")]
    [InlineData("peer/A.B+convert", "A.B", "+convert")]
    [InlineData("peer/A.B:c+lz4", "A.B", ":c+lz4")]
    public void An_id_is_read_as_it_is_written(string text, string package, string ending)
    {
        Assert.Equal(new PeerId(package, ending), PeerId.Parse(text));
        Assert.Equal(text, PeerId.Parse(text).ToString());
        Assert.Null(PeerId.Parse("dense/generated"));
    }
}
