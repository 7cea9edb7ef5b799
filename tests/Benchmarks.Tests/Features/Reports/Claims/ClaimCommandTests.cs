using SerBench.Benchmarks.Features.Reports.Claims;

namespace SerBench.Benchmarks.Tests.Features.Reports.Claims;

// The commands that repeat the measurements behind claims. The program runs them up to the start of the measurement.
public class ClaimCommandTests
{
    // A library that every feed has, and that carries all data of claims.
    private const string Present = "peer/MemoryPack";

    private static readonly AbsentPeer[] Absent = [.. Libraries.FindAbsentPeers(typeof(Catalog).Assembly)];

    public static TheoryData<string> Commands => [.. Share.Of(Publication.AllClaims.Select(claim => claim.Test.Command).Distinct())];

    [Fact]
    public void Every_claim_has_one() => Assert.All(Publication.AllClaims, claim => Assert.NotEmpty(claim.Test.Command));

    [Theory]
    [MemberData(nameof(Commands))]
    public void They_are_understood_and_name_what_exists(string command)
    {
        string[] words = [.. command.Split(' ').Select(Replace)];
        switch (words[0])
        {
            case "--full":
                AssertHasSerializers(words, ProgramRun.OfBuiltIn([.. words, "--list", "flat"]));
                break;
            case "sizes" or "explain":
                AssertHasSerializers(words, ProgramRun.OfBuiltIn([.. words, "--json"]));
                break;
            default:
                Assert.Contains(words[0], new[] { "tree", "scaling", "upgrade" });
                ProgramRun refused = ProgramRun.OfBuiltIn(words, canMeasure: false);
                Assert.Equal(ExitCode.Usage, refused.ExitCode);
                Assert.StartsWith("This is a Debug build", refused.Error, StringComparison.Ordinal);
                break;
        }
    }

    // The program lacks the same libraries as the feed, so another library replaces them.
    private static string Replace(string word) => Absent.Aggregate(word, (text, peer) => text.Replace($"peer/{peer.Id}", Present));

    private static void AssertHasSerializers(string[] words, ProgramRun run)
    {
        Assert.Equal((ExitCode.Done, ""), (run.ExitCode, run.Error));
        Assert.DoesNotContain("\"verified\": false", run.Output);
        int option = Array.IndexOf(words, "--serializer");
        Assert.All(option < 0 ? [] : words[option + 1].Split(','), serializer => Assert.Contains(serializer, run.Output));
    }
}
