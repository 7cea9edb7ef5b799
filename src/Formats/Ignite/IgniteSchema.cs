namespace SerBench.Formats.Ignite;

/// <summary>The facts of a type that the format needs before the first byte. Read-only statics by witness are constants to the
/// JIT.</summary>
internal static class IgniteSchema<TBinarizer, TMode>
    where TBinarizer : struct, IWitness
    where TMode : struct, IIgniteMode
{
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.ByName);

    public static readonly int FieldCount = Shape.Fields.Count;

    public static readonly int[] FieldIds = [.. Shape.Fields.Select(IgniteNames.FieldId)];

    public static readonly int TypeId = IgniteNames.TypeId(Shape.Type);

    /// <summary>The flags of an object's header. An object without fields has neither the flag of named fields nor that of raw
    /// ones.</summary>
    public static readonly int Flags = IgniteHeader.UserType
        | (TMode.IsCompact ? IgniteHeader.CompactFooter : 0)
        | (FieldCount == 0 ? 0 : TMode.IsRaw ? IgniteHeader.HasRaw : IgniteHeader.HasSchema);

    public static readonly int SchemaId = TMode.IsRaw ? IgniteHeader.NoSchema : IgniteNames.SchemaId(FieldIds);

    /// <summary>The bytes of an entry of the footer, without its offset.</summary>
    public static readonly int EntryPrefix = TMode.IsCompact ? 0 : sizeof(int);

    /// <summary>The most bytes of all fields and the footer, without text, objects and collections.</summary>
    public static readonly int FixedLength =
        Shape.Fields.Sum(field => IgniteWidth.Of(field.Value)) + (TMode.IsRaw ? 0 : FieldCount * (EntryPrefix + sizeof(int)));

    /// <summary>True if a handle may refer to an object whose fields are still being read.</summary>
    public static readonly bool IsFilledAfterCreation = Shape.IsFilledAfterCreation;

    /// <summary>True if an object may occur twice in a message of this type.</summary>
    public static readonly bool CanShare = IgniteSharing.IsPossible(Shape.Type);
}

/// <summary>Decides whether a message can hold the same object, list, set, map or array of objects twice. Members hold exactly their
/// declared type, so if each such type occurs only once, written objects need not be remembered.</summary>
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

/// <summary>The ids of types and fields: hashes of names (docs/formats/ignite.md, "Ids").</summary>
internal static class IgniteNames
{
    /// <summary>The hash 31 h + c over the UTF-16 units. Only 'A' to 'Z' are folded to lower case.</summary>
    public static int Hash(ReadOnlySpan<char> name)
    {
        int hash = 0;
        foreach (char unit in name)
        {
            hash = (31 * hash) + (unit is >= 'A' and <= 'Z' ? unit | 0x20 : unit);
        }

        return hash;
    }

    /// <summary>The id of a field: its pinned number, else the hash of its name.</summary>
    public static int FieldId(Field field) => field.IsPinned ? field.Number : Hash(field.Name);

    /// <summary>The name by which code without the class finds a field. For a pinned number it is the id in text form.</summary>
    public static string DynamicName(Field field) => field.IsPinned ? $"#{field.Number}" : field.Name;

    /// <summary>The hash of field ids in the order of writing, like FNV-1.</summary>
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

    /// <summary>The name without its namespace; for a generic type with its arguments, for an array with its ranks.</summary>
    public static string SimpleName(Type type) =>
        type.IsArray ? $"{SimpleName(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]"
        : type.IsGenericType ? $"{type.Name}[{string.Join(',', type.GetGenericArguments().Select(argument => $"[{SimpleName(argument)}]"))}]"
        : type.Name;
}
