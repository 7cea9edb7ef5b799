namespace SerBench.Formats.Ignite;

internal static class IgniteSchema<TBinarizer, TMode>
    where TBinarizer : struct, IWitness
    where TMode : struct, IIgniteMode
{
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.ByName);

    public static readonly int FieldCount = Shape.Fields.Count;

    public static readonly int[] FieldIds = [.. Shape.Fields.Select(IgniteNames.FieldId)];

    public static readonly int TypeId = IgniteNames.TypeId(Shape.Type);

    public static readonly int Flags = IgniteHeader.UserType
        | (TMode.IsCompact ? IgniteHeader.CompactFooter : 0)
        | (FieldCount == 0 ? 0 : TMode.IsRaw ? IgniteHeader.HasRaw : IgniteHeader.HasSchema);

    public static readonly int SchemaId = TMode.IsRaw ? IgniteHeader.NoSchema : IgniteNames.SchemaId(FieldIds);

    public static readonly int EntryPrefix = TMode.IsCompact ? 0 : sizeof(int);

    public static readonly int FixedLength =
        Shape.Fields.Sum(field => IgniteWidth.Of(field.Value)) + (TMode.IsRaw ? 0 : FieldCount * (EntryPrefix + sizeof(int)));

    // True if a handle may refer to an object whose fields are still being read.
    public static readonly bool IsFilledAfterCreation = Shape.IsFilledAfterCreation;

    public static readonly bool CanShare = IgniteSharing.IsPossible(Shape.Type);
}

// An object can occur twice in a message only if two members or items have its type, because derived types are refused.
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

internal static class IgniteNames
{
    public static int Hash(ReadOnlySpan<char> name)
    {
        int hash = 0;
        foreach (char unit in name)
        {
            hash = (31 * hash) + (unit is >= 'A' and <= 'Z' ? unit | 0x20 : unit);
        }

        return hash;
    }

    public static int FieldId(Field field) => field.IsPinned ? field.Number : Hash(field.Name);

    public static string DynamicName(Field field) => field.IsPinned ? $"#{field.Number}" : field.Name;

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

    public static string SimpleName(Type type) =>
        type.IsArray ? $"{SimpleName(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]"
        : type.IsGenericType
            ? $"{type.Name}[{string.Join(',', type.GetGenericArguments().Select(argument => $"[{SimpleName(argument)}]"))}]"
        : type.Name;
}
