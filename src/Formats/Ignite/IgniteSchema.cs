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
