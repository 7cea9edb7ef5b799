using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Typed;

/// <summary>A length or a number of fields: a byte, or the byte 255 and four more.</summary>
internal static class TypedLength
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ref InputCursor input)
    {
        int length = input.ReadByte();
        return length < LongLengths.Mark ? length : ReadLong(ref input);
    }

    private static int ReadLong(ref InputCursor input)
    {
        int length = BinaryPrimitives.ReverseEndianness(input.Read<int>());
        if (length < 0)
        {
            WireFormatException.Throw(input.Position - sizeof(int), "a length that is not negative");
        }

        return length;
    }
}
