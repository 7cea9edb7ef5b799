using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Ignite;

/// <summary>Guids as the two halves of a UUID, high half first, each little-endian (docs/formats/ignite.md, "Values").</summary>
internal static class IgniteGuid
{
    /// <summary>Writes into ensured room.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref OutputCursor output, Guid value)
    {
        Halves halves = Unsafe.BitCast<Guid, Halves>(value);
        ulong first = halves.First;

        // In memory the first half is int, short, short, each little-endian; the UUID's high half has the int on top.
        output.Put((first << 32) | ((first >> 16) & 0xFFFF_0000) | (first >> 48));
        output.Put(BinaryPrimitives.ReverseEndianness(halves.Second));
    }

    /// <summary>Reads bytes that were proved to be there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Guid Take(ref InputCursor input)
    {
        ulong high = input.Take<ulong>();
        ulong low = input.Take<ulong>();
        return Unsafe.BitCast<Halves, Guid>(new Halves(
            (high >> 32) | ((high & 0xFFFF_0000) << 16) | (high << 48), BinaryPrimitives.ReverseEndianness(low)));
    }

    /// <summary>The memory of a Guid.</summary>
    private readonly record struct Halves(ulong First, ulong Second);
}
