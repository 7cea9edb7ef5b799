using SerBench.Benchmarks.Features.Evolution;

namespace SerBench.Benchmarks.Tests.Features.Evolution;

// What was read is compared with what was written by another version, member by member.
public class VersionComparisonTests
{
    private static readonly Draft First = Draft.Of(typeof(Before));
    private static readonly Draft Renamed = First.With(
        First.Classes[0].Replace(
            First.Classes[0].Members[1],
            First.Classes[0].Members[1] with { Name = "Title", IsChanged = true }));
    private static readonly Before Written = new() { Id = 7, Name = "seven", Parts = [new Piece { Code = 1 }, new Piece { Code = 2 }] };

    [Fact]
    public void Equal_members_are_right() => Assert.Equal("Right", Compare(new After { Id = 7, Title = "seven", Parts = Pieces(1, 2) }));

    [Fact]
    public void A_changed_member_may_have_its_default() => Assert.Equal("Default", Compare(new After { Id = 7, Parts = Pieces(1, 2) }));

    [Fact]
    public void Another_member_with_its_default_is_lost() =>
        Assert.Equal("Lost", Compare(new After { Title = "seven", Parts = Pieces(1, 2) }));

    [Fact]
    public void A_list_without_items_is_lost() => Assert.Equal("Lost", Compare(new After { Id = 7, Title = "seven", Parts = [] }));

    [Fact]
    public void Another_value_is_wrong() => Assert.Equal("Wrong", Compare(new After { Id = 7, Title = "eight", Parts = Pieces(1, 2) }));

    [Fact]
    public void An_item_with_another_value_is_wrong() =>
        Assert.Equal("Wrong", Compare(new After { Id = 7, Title = "seven", Parts = Pieces(1, 3) }));

    [Fact]
    public void A_missing_item_is_wrong() => Assert.Equal("Wrong", Compare(new After { Id = 7, Title = "seven", Parts = Pieces(1) }));

    [Fact]
    public void Nothing_at_all_is_lost() => Assert.Equal("Lost", new VersionComparison(First, Renamed).Compare(Written, null).ToString());

    private static string Compare(After read) => new VersionComparison(First, Renamed).Compare(Written, read).ToString();

    private static List<Piece> Pieces(params int[] codes) => [.. codes.Select(code => new Piece { Code = code })];

    public sealed class Before
    {
        public int Id { get; set; }

        public string? Name { get; set; }

        public List<Piece>? Parts { get; set; }
    }

    public sealed class After
    {
        public int Id { get; set; }

        public string? Title { get; set; }

        public List<Piece>? Parts { get; set; }
    }

    public sealed class Piece
    {
        public int Code { get; set; }
    }
}
