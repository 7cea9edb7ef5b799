using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace SerBench.Formats.MessagePack;

/// <summary>Headers of bytes.</summary>
internal static class MessagePackBytes
{
    /// <summary>Writes the shortest header, and answers its length; the target has room for five bytes.</summary>
    public static int StoreHeader(ref byte target, int length)
    {
        if (length <= byte.MaxValue)
        {
            target = Code.Bin8;
            Unsafe.Add(ref target, 1) = (byte)length;
            return 2;
        }

        if (length <= ushort.MaxValue)
        {
            target = Code.Bin16;
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, 1), BinaryPrimitives.ReverseEndianness((ushort)length));
            return 3;
        }

        target = Code.Bin32;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, 1), BinaryPrimitives.ReverseEndianness(length));
        return 5;
    }
}
