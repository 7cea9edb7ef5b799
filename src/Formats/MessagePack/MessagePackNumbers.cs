using System.Buffers.Binary;

namespace SerBench.Formats.MessagePack;

/// <summary>Integers in the fewest bytes, and headers of collections. The target has room for nine bytes.</summary>
internal static class MessagePackNumbers
{
    public const int MaxLength = 1 + sizeof(ulong);

    /// <summary>True if a number equals its first byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsFixInt(long value) => (ulong)(value - Code.MinFixInt) <= Code.MaxPositiveFixInt - Code.MinFixInt;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Store(ref byte target, long value)
    {
        if (value >= 0)
        {
            return StoreUnsigned(ref target, (ulong)value);
        }

        if (value >= Code.MinFixInt)
        {
            target = (byte)value;
            return 1;
        }

        return value >= sbyte.MinValue ? Put(ref target, Code.Int8, (byte)value)
            : value >= short.MinValue ? Put(ref target, Code.Int16, BinaryPrimitives.ReverseEndianness((ushort)value))
            : value >= int.MinValue ? Put(ref target, Code.Int32, BinaryPrimitives.ReverseEndianness((uint)value))
            : Put(ref target, Code.Int64, BinaryPrimitives.ReverseEndianness((ulong)value));
    }

    public static int StoreUnsigned(ref byte target, ulong value)
    {
        if (value <= Code.MaxPositiveFixInt)
        {
            target = (byte)value;
            return 1;
        }

        return value <= byte.MaxValue ? Put(ref target, Code.UInt8, (byte)value)
            : value <= ushort.MaxValue ? Put(ref target, Code.UInt16, BinaryPrimitives.ReverseEndianness((ushort)value))
            : value <= uint.MaxValue ? Put(ref target, Code.UInt32, BinaryPrimitives.ReverseEndianness((uint)value))
            : Put(ref target, Code.UInt64, BinaryPrimitives.ReverseEndianness(value));
    }

    /// <summary>Writes the header of an array or a map and returns its length.</summary>
    /// <param name="target">The place for the header.</param>
    /// <param name="count">The number of items or entries.</param>
    /// <param name="fix">The code of a short header, whose low bits hold the count.</param>
    /// <param name="wide">The code of a header with a 16-bit count. The next code has a 32-bit count.</param>
    public static int StoreHeader(ref byte target, int count, byte fix, byte wide)
    {
        if (count <= Code.MaxFixCount)
        {
            target = (byte)(fix | count);
            return 1;
        }

        return count <= ushort.MaxValue ? Put(ref target, wide, BinaryPrimitives.ReverseEndianness((ushort)count))
            : Put(ref target, (byte)(wide + 1), BinaryPrimitives.ReverseEndianness((uint)count));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Put<T>(ref byte target, byte code, T value)
        where T : unmanaged
    {
        target = code;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, 1), value);
        return 1 + Unsafe.SizeOf<T>();
    }
}
