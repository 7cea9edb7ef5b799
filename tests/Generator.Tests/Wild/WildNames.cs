using SerBench.Model;

namespace SerBench.Generator.Tests.Wild;

// Names of types and members. There are few of them, so that names collide, and some have a meaning elsewhere.
internal static class WildNames
{
    private static readonly string[] Types =
    [
        "Node", "Part", "Node_Part", "Line", "Shape", "Slot", "Part_Line", "Box", "BoxOfInt32", "Value", "Größe", "Int32", "Scalar",
        "Unsafe",
    ];

    private static readonly string[] Members =
        ["Id", "Name", "Value", "Total", "@class", "Parent", "Größe", "reader", "Writer", "target", "Key", "Type", "x", "Zip", "Ordinal"];

    // A type name that is new in its surroundings.
    public static string DrawType(ref SplitMix64 random, HashSet<string> taken) => Draw(Types, ref random, taken);

    // Different names of members. Some differ only in letter case.
    // random: the random generator.
    // count: the number of names.
    // isCaseEnough: whether names may differ only in letter case. Parameters of constructors cannot distinguish such names.
    // types: the names of the type and of its nested types, which no member may have.
    public static string[] DrawMembers(ref SplitMix64 random, int count, bool isCaseEnough, IEnumerable<string> types)
    {
        HashSet<string> taken = new(types, isCaseEnough ? StringComparer.Ordinal : StringComparer.OrdinalIgnoreCase);
        var names = new string[count];
        for (int i = 0; i < count; i++)
        {
            string name = Draw(Members, ref random, taken);
            string other = char.IsUpper(name[0]) ? char.ToLowerInvariant(name[0]) + name[1..] : name;
            names[i] = isCaseEnough && random.Next(30) == 0 && taken.Add(other) ? other : name;
        }

        return names;
    }

    private static string Draw(string[] pool, ref SplitMix64 random, HashSet<string> taken)
    {
        string name = pool[random.Next(pool.Length)];
        for (int i = 2; !taken.Add(name); i++)
        {
            name = pool[random.Next(pool.Length)] + i;
        }

        return name;
    }
}
