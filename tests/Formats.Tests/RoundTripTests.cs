using FsCheck;
using FsCheck.Fluent;
using SerBench.Serializers;
using SerBench.Formats.Tests.Grid;
using SerBench.Formats.Tests.Zoo;

namespace SerBench.Formats.Tests;

/// <summary>
/// Generated values of all zoo types, through every pair of the grid: equal, or refused with the member's path. All accesses give a format the same calls,
/// so a format takes the types by its accesses in turn. Every two of format, access and type still meet: AccessTests take each kind by all accesses.
/// </summary>
public class RoundTripTests
{
    private const int ValuesPerType = 10;
    private const int ComposedTypes = 20;

    // Pinned, so that every run tests the same values; FsCheck prints it when a property fails.
    private static readonly Config Seeded = Config.QuickThrowOnFailure
        .WithMaxTest(ValuesPerType)
        .WithReplay(new Replay(new Rnd(20160419, 77), null));

    private static readonly string[][] Formats = [.. ZooBinding.Pairs.GroupBy(pair => pair[..pair.IndexOf('/')]).Select(pairs => pairs.ToArray())];

    private static readonly Type[] Composed = Gen.Sample(ZooTypes.Composed, ComposedTypes, new Rnd(20170517, 91), 10);

    public static TheoryData<string> Pairs => [.. ZooBinding.Pairs];

    [Theory]
    [MemberData(nameof(Pairs))]
    public void EveryKindOfMember(string serializer) => Assert.All(InTurn(serializer, ZooTypes.Single), type => Check(serializer, type));

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Compositions(string serializer) => Assert.All(InTurn(serializer, Composed), type => Check(serializer, type));

    private static IEnumerable<Type> InTurn(string serializer, IEnumerable<Type> types)
    {
        int format = Array.FindIndex(Formats, pairs => pairs.Contains(serializer));
        return types.Where((_, number) => Formats[format][(format + number) % Formats[format].Length] == serializer);
    }

    private static void Check(string serializer, Type type)
    {
        IZooPair pair = ZooBinding.Bind(serializer, type);
        if (pair.Refusal is { } refused)
        {
            Assert.False(string.IsNullOrWhiteSpace(refused.Reason), $"{serializer} refuses {type} without a reason");
            return;
        }

        Prop.ForAll(ZooValues.Roots(type).ToArbitrary(), value => Assert.Null(pair.FindDifference(value))).Check(Seeded);
    }
}
