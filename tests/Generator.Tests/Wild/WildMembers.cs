using SerBench.Model;

namespace SerBench.Generator.Tests.Wild;

// Draws the types of members. Each type has a weight: the expected number of single values in a random value. So a family does not become
// too large to check quickly.
// types: the types of the family. Those of higher numbers already have a weight.
// isTame: whether collections hold only items that most formats carry: no null, no collection, no array of two dimensions.
internal sealed class WildMembers(IReadOnlyList<WildType> types, bool isTame)
{
    private const double Items = 4.5;
    private const double Numbers = 32;
    private const double Selves = 25;
    private const int Deepest = 2;

    private static readonly string[] Integers = ["byte", "sbyte", "short", "ushort", "int", "uint", "long", "ulong"];

    // Types whose equality agrees with that of their bits, so that sets and keys may use them.
    private static readonly string[] Keys = [.. Integers, "char", "bool", "Guid", "DateOnly", "TimeOnly", "TimeSpan"];

    private static readonly string[] Scalars =
        [.. Keys, "float", "double", "decimal", "DateTime", "DateTimeOffset", "int", "long", "double"];

    // A member of a type.
    // random: the random generator.
    // owner: the type.
    // most: the largest weight of the member.
    public (string Code, double Weight) Draw(ref SplitMix64 random, WildType owner, double most)
    {
        (string Code, double Weight) drawn = random.Next(20) switch
        {
            0 => ($"{owner.Code}{(owner.IsGeneric ? "<T>" : "")}{(owner.CanHoldItself ? "?" : "[]?")}", Selves),
            1 => ($"List<{owner.Code}{(owner.IsGeneric ? "<T>" : "")}>{OrNull(ref random)}", Selves),
            < 7 when owner.IsGeneric => random.Next(3) switch
            {
                0 => ("T", Items),
                1 => ("T[]", Items * Items),
                _ => ("List<T>?", Items * Items),
            },
            _ => DrawMember(ref random, owner.Number, depth: 0),
        };
        return drawn.Weight <= most ? drawn : (DrawScalar(ref random), 1);
    }

    // The declarations of the enums that members may have.
    public static string Enums() => string.Join('\n', Integers.Select((type, index) =>
        $"    public enum E{index} : {type} {{ None, One, Other = {type}.MaxValue" +
        $"{(index % 2 == 0 ? "" : $", Least = {type}.MinValue")} }}"));

    private (string Code, double Weight) DrawMember(ref SplitMix64 random, int from, int depth) => random.Next(100) switch
    {
        < 30 => (DrawScalar(ref random), 1),
        < 50 => (DrawScalar(ref random) + "?", 1),
        < 60 => ("string" + OrNull(ref random), 1),
        < 80 => WithNull(ref random, DrawObject(ref random, from, depth)),
        _ when depth > Deepest => (DrawScalar(ref random), 1),
        _ => WithNull(ref random, DrawCollection(ref random, from, depth)),
    };

    private static (string Code, double Weight) WithNull(ref SplitMix64 random, (string Code, double Weight) drawn) =>
        (drawn.Code + OrNull(ref random), drawn.Weight);

    private static string OrNull(ref SplitMix64 random) => random.NextBoolean() ? "?" : "";

    private static string DrawScalar(ref SplitMix64 random) =>
        random.Next(6) == 0 ? DrawEnum(ref random) : Scalars[random.Next(Scalars.Length)];

    private static string DrawEnum(ref SplitMix64 random) => $"E{random.Next(Integers.Length)}";

    // A type of a higher number, a pair or a tuple.
    private (string Code, double Weight) DrawObject(ref SplitMix64 random, int from, int depth)
    {
        if (from + 1 < types.Count && random.Next(8) != 0)
        {
            WildType type = types[from + 1 + random.Next(types.Count - from - 1)];
            (string code, double weight) = depth < Deepest ? DrawItem(ref random, type.Number, depth + 1) : (DrawScalar(ref random), 1);
            return type.IsGeneric ? ($"{type.Code}<{code}>", type.Weight * weight) : (type.Code, type.Weight);
        }

        (string inner, double more) = depth < Deepest ? DrawMember(ref random, from, depth + 1) : (DrawScalar(ref random), 1);
        return random.Next(3) switch
        {
            0 => ($"KeyValuePair<{DrawKey(ref random)}, {inner}>", 1 + more),
            1 => ($"({DrawScalar(ref random)}? First, {inner} Second)", 1 + more),
            _ => ($"({DrawScalar(ref random)}, string{OrNull(ref random)}, {inner})", 2 + more),
        };
    }

    private (string Code, double Weight) DrawCollection(ref SplitMix64 random, int from, int depth)
    {
        (string item, double weight) = DrawItem(ref random, from, depth + 1);
        double all = weight > 1 || item == "string" ? Items * weight : Numbers;
        return random.Next(isTame ? 10 : 12) switch
        {
            < 2 => ("byte[]", 1),
            < 4 => ($"{item}[]", all),
            < 6 => ($"List<{item}>", all),
            6 => ($"HashSet<{DrawKey(ref random)}>", Numbers),
            < 10 => ($"Dictionary<{DrawKey(ref random)}, {item}>", 2 * all),
            10 => ($"{item}[,]", Items * weight),
            _ => ($"Dictionary<({DrawKey(ref random)}, {DrawKey(ref random)}), {item}>", 3 * all),
        };
    }

    private (string Code, double Weight) DrawItem(ref SplitMix64 random, int from, int depth) => !isTame
        ? DrawMember(ref random, from, depth)
        : random.Next(10) switch
        {
            < 3 => (DrawScalar(ref random), 1),
            < 5 => ("string", 1),
            5 => ("byte[]", 1),
            _ => DrawObject(ref random, from, depth),
        };

    private static string DrawKey(ref SplitMix64 random) => random.Next(10) switch
    {
        < 4 => "string",
        < 6 => "int",
        6 => DrawEnum(ref random),
        _ => Keys[random.Next(Keys.Length)],
    };
}
