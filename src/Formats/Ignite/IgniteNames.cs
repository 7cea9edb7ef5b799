namespace SerBench.Formats.Ignite;

/// <summary>Type and field ids: hashes of names (docs/formats/ignite.md, "Ids").</summary>
internal static class IgniteNames
{
    /// <summary>31 h + c over the UTF-16 units, of which only 'A' to 'Z' count as lower case.</summary>
    public static int Hash(ReadOnlySpan<char> name)
    {
        int hash = 0;
        foreach (char unit in name)
        {
            hash = (31 * hash) + (unit is >= 'A' and <= 'Z' ? unit | 0x20 : unit);
        }

        return hash;
    }

    /// <summary>The FNV-1 style hash of field ids in the order in which they were written.</summary>
    public static int SchemaId(ReadOnlySpan<int> fieldIds)
    {
        uint hash = unchecked((uint)IgniteHeader.NoSchema);
        foreach (int id in fieldIds)
        {
            for (int shift = 0; shift < 32; shift += 8)
            {
                hash = (hash ^ (byte)(id >> shift)) * 0x01000193;
            }
        }

        return (int)hash;
    }

    public static int TypeId(Type type) => Hash(SimpleName(type));

    /// <summary>The name without its namespace; of a generic type with its arguments, of an array with its ranks.</summary>
    public static string SimpleName(Type type) =>
        type.IsArray ? $"{SimpleName(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]"
        : type.IsGenericType ? $"{type.Name}[{string.Join(',', type.GetGenericArguments().Select(argument => $"[{SimpleName(argument)}]"))}]"
        : type.Name;
}
