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

    // A changed member may have its default. Another member with its default is lost, as is a list without items.
    [Theory]
    [InlineData("Right", 7, "seven", 1, 2)]
    [InlineData("Default", 7, null, 1, 2)]
    [InlineData("Lost", 0, "seven", 1, 2)]
    [InlineData("Lost", 7, "seven")]
    [InlineData("Wrong", 7, "eight", 1, 2)]
    [InlineData("Wrong", 7, "seven", 1, 3)]
    [InlineData("Wrong", 7, "seven", 1)]
    public void Members_are_compared_one_by_one(string verdict, int id, string? title, params int[] codes)
    {
        var read = new After { Id = id, Title = title, Parts = [.. codes.Select(code => new Piece { Code = code })] };
        Assert.Equal(verdict, new VersionComparison(First, Renamed).Compare(Written, read).ToString());
    }

    [Fact]
    public void Nothing_at_all_is_lost() => Assert.Equal("Lost", new VersionComparison(First, Renamed).Compare(Written, null).ToString());
    public sealed class Before { public int Id { get; set; } public string? Name { get; set; } public List<Piece>? Parts { get; set; } }
    public sealed class After { public int Id { get; set; } public string? Title { get; set; } public List<Piece>? Parts { get; set; } }
    public sealed class Piece { public int Code { get; set; } }
}
