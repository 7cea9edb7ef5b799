using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>What stands in a vector for an item.</summary>
internal static class Item<T>
{
    private static readonly FlatType Type = SchemaReader.ItemOf(TypeReader.ValueOf(typeof(T)));
    private static readonly int TypeSize = Type.Size;
    private static readonly int TypeAlignment = Type.Alignment;
    private static readonly bool TypeIsStruct = Type is { Form: WireForm.Inline, IsLevel: true };
    private static readonly bool TypeIsBlock = TypeReader.ValueOf(typeof(T)).Kind switch
    {
        // The others lie in memory otherwise, or not every pattern of bits is a value of theirs.
        Kind.Byte or Kind.SByte or Kind.Int16 or Kind.UInt16 or Kind.Int32 or Kind.UInt32 or Kind.Int64 or Kind.UInt64 => true,
        Kind.Char or Kind.Single or Kind.Double or Kind.Guid or Kind.Enum or Kind.TimeSpan => Nullable.GetUnderlyingType(typeof(T)) is null,
        _ => false,
    };

    // Classes are all alike; asking first spares the look-up of statics in code shared between them.
    public static int Size => typeof(T).IsValueType ? TypeSize : FlatType.OffsetSize;

    public static int Alignment => typeof(T).IsValueType ? TypeAlignment : FlatType.OffsetSize;

    /// <summary>Whether items lie in a vector exactly as in an array.</summary>
    public static bool IsBlock => typeof(T).IsValueType && TypeIsBlock;

    /// <summary>Whether items are structs that stand in the vector itself.</summary>
    public static bool IsStruct => typeof(T).IsValueType && TypeIsStruct;

    /// <summary>The bytes of items for which <see cref="IsBlock"/> holds: they have no padding and refer to nothing.</summary>
    public static Span<byte> AsBytes(ReadOnlySpan<T> items) => MemoryMarshal.CreateSpan(
        ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)), checked(items.Length * Unsafe.SizeOf<T>()));
}
