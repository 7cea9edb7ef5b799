namespace SerBench.Formats.Tests;

// Generated values of all zoo types, through every pair of the grid: equal, or refused with the member's path. The three accesses that take
// one step per member give a format the same calls, so each kind of member takes one of them in turn, and in one format all of them.
public class RoundTripTests
{
    private const int ValuesPerType = 10;
    private const int ComposedTypes = 8;

    private static readonly Config Seeded = PinnedSeed.Of(20160419, 77, ValuesPerType);

    private static readonly string[] Stepping = ["/reflection", "/delegates", "/accessors"];

    private static readonly Type[] Composed = Gen.Sample(ZooTypes.Composed, ComposedTypes, new Rnd(20170517, 91), 10);

    public static TheoryData<string> Pairs => [.. ZooBinding.Pairs];

    [Theory]
    [MemberData(nameof(Pairs))]
    public void EveryKindOfMember(string serializer)
    {
        int turn = serializer.StartsWith("dense/", StringComparison.Ordinal) ? -1
            : Array.FindIndex(Stepping, access => serializer.EndsWith(access, StringComparison.Ordinal));
        IEnumerable<Type> types = ZooTypes.Single.Where((_, number) => turn < 0 || number % Stepping.Length == turn);
        Assert.All(Share.Of(types, serializer), type => Check(serializer, type));
    }

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Compositions(string serializer) => Assert.All(Share.Of(Composed, serializer), type => Check(serializer, type));

    private static void Check(string serializer, Type type)
    {
        if (BoundPair.Of(serializer, type) is { } pair)
        {
            Prop.ForAll(ZooValues.Roots(type).ToArbitrary(), value => Assert.Null(pair.FindDifference(value))).Check(Seeded);
        }
    }
}
