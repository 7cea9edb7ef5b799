using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Fixed;

/// <summary>How the items of a group lie (docs/formats/fixed.md, "Groups"). Constants to the JIT once the type is initialised.</summary>
internal static class FixedItem<TItem>
{
    private static readonly ValueShape Shape = TypeReader.ValueOf(typeof(TItem));

    /// <summary>Whether the items are objects, so that a block length stands in front of them.</summary>
    public static readonly bool IsObject = Shape.Kind == Kind.Object;

    public static readonly ushort BlockLength = IsObject ? (ushort)FixedShape.BlockLengthOf(Shape.Shape) : (ushort)0;

    /// <summary>Whether the items are objects none of which can be null, so that each takes its block at least.</summary>
    public static readonly bool IsAlwaysThere = IsObject && typeof(TItem).IsValueType && !Shape.IsNullableValue;

    /// <summary>Whether the items are structs of values of fixed width, one block after the other.</summary>
    public static readonly bool IsFlat = IsAlwaysThere && FixedShape.IsFlat(Shape.Shape);

    /// <summary>Whether the items lie in the message as they lie in memory, any bits being a value.</summary>
    public static readonly bool IsPlain = Shape is
    {
        IsNullableValue: false,
        Kind: (> Kind.Boolean and <= Kind.Double) or Kind.Guid or Kind.TimeSpan or Kind.Enum,
    };

    /// <summary>The least that one item takes; an item of no bytes at all counts as one, so that a count stays bounded by the input.</summary>
    public static readonly int LeastLength = LeastOf(Shape);

    public static ReadOnlySpan<byte> AsBytes(ReadOnlySpan<TItem> items) => MemoryMarshal.CreateReadOnlySpan(
        ref Unsafe.As<TItem, byte>(ref MemoryMarshal.GetReference(items)), checked(items.Length * Unsafe.SizeOf<TItem>()));

    public static Span<byte> AsBytes(Span<TItem> items) => MemoryMarshal.CreateSpan(
        ref Unsafe.As<TItem, byte>(ref MemoryMarshal.GetReference(items)), checked(items.Length * Unsafe.SizeOf<TItem>()));

    private static int LeastOf(ValueShape shape) => shape switch
    {
        { IsNullableValue: true } or { Kind: Kind.Object } => 1,
        { Kind: Kind.String or Kind.Map or Kind.Sequence } => sizeof(int),
        _ => IsPlain ? Unsafe.SizeOf<TItem>() : 1,
    };
}
