using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Fixed;
using SerBench.Formats.Wire;

namespace SerBench.Serializers.Models.Cars.Fixed;

/// <summary>The parts of a car's message, each proved to be there as it is taken. All is inlined, so that a cursor can stay in registers.</summary>
internal static class FixedCarParts
{
    /// <summary>Goes past the header and the root's block; answers whether a newer writer may have put more behind what is known.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Begin(ref InputCursor input)
    {
        uint header = input.Read<uint>();
        if (header == (uint)(FixedCarLayout.BlockLength | (FixedCarLayout.Version << 16)))
        {
            input.Skip(FixedCarLayout.BlockLength);
            return false;
        }

        int length = (int)header & ushort.MaxValue;
        bool isNewer = FixedVersion.IsNewer(length, FixedCarLayout.BlockLength, (int)(header >> 16), FixedCarLayout.Version);
        NeedBlock(ref input, length, FixedCarLayout.BlockLength);
        return isNewer;
    }

    /// <summary>Goes past a block, which holds at least what is known of it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int NeedBlock(ref InputCursor input, int length, int known)
    {
        if (length < known)
        {
            WireFormatException.Throw(input.Position, $"a block of at least {known} bytes, not of {length}");
        }

        int block = input.Position;
        input.Skip(length);
        return block;
    }

    /// <summary>Text of a header of length + 1; empty where the header is 0.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ReadOnlySpan<char> TakeText(scoped ref InputCursor input, int header)
    {
        int length = header == 0 ? 0 : header - 1;
        if ((uint)length > (uint)input.Left / sizeof(char))
        {
            WireFormatException.ThrowCount(input.Position, length);
        }

        ReadOnlySpan<byte> bytes = input.PeekBytes(0, sizeof(char) * length);
        input.Advance(bytes.Length);
        return MemoryMarshal.Cast<byte, char>(bytes);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ReadOnlySpan<int> TakeNumbers(scoped ref InputCursor input, int header)
    {
        int count = header == 0 ? 0 : header - 1;
        if ((uint)count > (uint)input.Left / sizeof(int))
        {
            WireFormatException.ThrowCount(input.Position, count);
        }

        ReadOnlySpan<byte> bytes = input.PeekBytes(0, sizeof(int) * count);
        input.Advance(bytes.Length);
        return MemoryMarshal.Cast<byte, int>(bytes);
    }

    /// <summary>Goes to the first item of a group that is not empty; answers the length of an item's block.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int BeginGroup(ref InputCursor input, int count, int known, int leastItem)
    {
        int length = input.Read<ushort>();
        if (length < known)
        {
            WireFormatException.Throw(input.Position, $"a block of at least {known} bytes, not of {length}");
        }

        if (count < 0 || (long)count * leastItem > input.Left)
        {
            WireFormatException.ThrowCount(input.Position, count);
        }

        return length;
    }

    /// <summary>A group of figures.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static FiguresView TakeFigures(scoped ref InputCursor input, int header)
    {
        if (header is 0 or 1)
        {
            return default;
        }

        int count = header - 1;
        int length = BeginGroup(ref input, count, FixedCarLayout.FigureBlockLength, FixedCarLayout.FigureBlockLength);
        if ((long)count * length > input.Left)
        {
            WireFormatException.ThrowCount(input.Position, count);
        }

        ReadOnlySpan<byte> bytes = input.PeekBytes(0, count * length);
        input.Advance(bytes.Length);
        return new FiguresView(bytes, count, length);
    }
}
