using SerBench.Formats.Contracts;

namespace SerBench.Formats.Ignite;

/// <summary>
/// What the format knows of a type before its first byte. Read-only statics keyed by the witness, so that the JIT sees constants.
/// </summary>
internal static class IgniteSchema<TBinarizer, TMode>
    where TBinarizer : struct, IWitness
    where TMode : struct, IIgniteMode
{
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.ByName);

    public static readonly int FieldCount = Shape.Fields.Count;

    public static readonly int[] FieldIds = [.. Shape.Fields.Select(field => IgniteNames.Hash(field.Name))];

    public static readonly int TypeId = IgniteNames.TypeId(Shape.Type);

    /// <summary>An object without fields counts as neither named nor raw.</summary>
    public static readonly int Flags = IgniteHeader.UserType
        | (TMode.IsCompact ? IgniteHeader.CompactFooter : 0)
        | (FieldCount == 0 ? 0 : TMode.IsRaw ? IgniteHeader.HasRaw : IgniteHeader.HasSchema);

    public static readonly int SchemaId = TMode.IsRaw ? IgniteHeader.NoSchema : IgniteNames.SchemaId(FieldIds);

    /// <summary>How many bytes an entry of the footer takes beside its offset.</summary>
    public static readonly int EntryPrefix = TMode.IsCompact ? 0 : sizeof(int);

    /// <summary>The most that all fields take apart from text, objects and collections, footer included.</summary>
    public static readonly int FixedLength =
        Shape.Fields.Sum(field => IgniteWidth.Of(field.Value)) + (TMode.IsRaw ? 0 : FieldCount * (EntryPrefix + sizeof(int)));

    /// <summary>Whether a handle can refer to an object whose fields are still being read.</summary>
    public static readonly bool IsFilledAfterCreation = Shape.IsFilledAfterCreation;

    /// <summary>Whether anything in a message of this type might occur in it twice.</summary>
    public static readonly bool CanShare = IgniteSharing.IsPossible(Shape.Type);
}

/// <summary>
/// Whether a message can hold an object, list, set, map or array of objects twice. Members hold exactly what they declare, so where each
/// such type occurs once, nobody need remember what was written.
/// </summary>
internal static class IgniteSharing
{
    public static bool IsPossible(Type root) => Occurs(TypeReader.ValueOf(root), isRepeated: false, []);

    private static bool Occurs(ValueShape value, bool isRepeated, HashSet<Type> seen)
    {
        bool isReference = !value.Type.IsValueType && value.Kind is Kind.Object or Kind.Sequence or Kind.Map;
        if (isReference && (isRepeated || !seen.Add(value.Type)))
        {
            return true;
        }

        return value.Kind switch
        {
            Kind.Object => value.Shape.Fields.Any(field => Occurs(field.Value, isRepeated, seen)),
            Kind.Sequence => Occurs(value.Item!, isRepeated: true, seen),
            Kind.Map => Occurs(value.Key!, isRepeated: true, seen) || Occurs(value.Value!, isRepeated: true, seen),
            _ => false,
        };
    }
}

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
