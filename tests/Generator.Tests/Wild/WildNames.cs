using SerBench.Model;

namespace SerBench.Generator.Tests.Wild;

/// <summary>Names of types and members: few of them, so that they meet, and some that mean something elsewhere.</summary>
internal static class WildNames
{
    private static readonly string[] Types =
        ["Node", "Part", "Node_Part", "Line", "Shape", "Slot", "Part_Line", "Box", "BoxOfInt32", "Value", "Größe", "Int32", "Scalar", "Unsafe"];

    private static readonly string[] Members =
        ["Id", "Name", "Value", "Total", "@class", "Parent", "Größe", "reader", "Writer", "target", "Key", "Type", "x", "Zip", "Ordinal"];

    /// <summary>A name for a type that is new among those of its surroundings.</summary>
    public static string DrawType(ref SplitMix64 random, HashSet<string> taken) => Draw(Types, ref random, taken);

    /// <summary>Names of members, all different, some of them in letter case only.</summary>
    /// <param name="random">The source of chance.</param>
    /// <param name="count">How many.</param>
    /// <param name="isCaseEnough">Whether names may differ in letter case only, which parameters of constructors cannot tell.</param>
    /// <param name="types">The names of the type and of those in it, which no member may have.</param>
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
