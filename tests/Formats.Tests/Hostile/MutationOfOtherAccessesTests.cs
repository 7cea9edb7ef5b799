namespace SerBench.Formats.Tests.Hostile;

// Seeded damage, in smaller numbers, for the accesses that share a format's reader with the one attacked most.
public class MutationOfOtherAccessesTests
{
    private const int Some = 300;

    public static IEnumerable<TheoryDataRow<string, string>> Cases => Share.Of(HostileCases.Others);

    [Theory]
    [MemberData(nameof(Cases))]
    public void SomeMutations(string serializer, string model) =>
        Assert.InRange(ModelCatalog.BuiltIn.Find(model)!.Accept(new MutationTests.Mutate(serializer, Some)), 1, Some);
}
