using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <summary>Walks over fields without reading their values.</summary>
internal static class FieldScan
{
    public static uint ReadTag(ref InputCursor input)
    {
        int start = input.Position;
        ulong tag = Varint.Read(ref input);
        if (tag > uint.MaxValue || Tag.Number((uint)tag) == 0)
        {
            WireFormatException.Throw(start, "a field number of at most 29 bits that is not zero");
        }

        return (uint)tag;
    }

    /// <summary>Reads a length, which must fit the rest of the input.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ReadLength(ref InputCursor input)
    {
        ulong length = Varint.ReadWide(ref input);
        if (length > (uint)input.Left)
        {
            WireFormatException.ThrowTruncated(input.Position, (long)Math.Min(length, long.MaxValue), input.Left);
        }

        return (int)length;
    }

    /// <summary>A value may not run past the end of its message.</summary>
    public static void ExpectEnd(ref InputCursor input, int end)
    {
        if (input.Position != end)
        {
            WireFormatException.Throw(input.Position, $"a field that ends with its message at {end}");
        }
    }

    /// <summary>Moves on past the value of a tag that has just been read.</summary>
    public static void Skip(ref InputCursor input, uint tag, int depth)
    {
        switch (Tag.Wire(tag))
        {
            case WireType.Varint:
                Varint.Read(ref input);
                break;
            case WireType.Fixed64:
                input.Skip(sizeof(ulong));
                break;
            case WireType.Length:
                input.Advance(ReadLength(ref input));
                break;
            case WireType.StartGroup:
                SkipGroup(ref input, Tag.Number(tag), depth + 1);
                break;
            case WireType.Fixed32:
                input.Skip(sizeof(uint));
                break;
            default:
                WireFormatException.Throw(input.Position, $"a value of wire type 0, 1, 2, 3 or 5, not {tag & Tag.TypeMask}");
                break;
        }
    }

    private static void SkipGroup(ref InputCursor input, int number, int depth)
    {
        if (depth > Limits.MaxDepth)
        {
            WireFormatException.ThrowTooDeep(input.Position);
        }

        uint tag = ReadTag(ref input);
        for (; Tag.Wire(tag) != WireType.EndGroup; tag = ReadTag(ref input))
        {
            Skip(ref input, tag, depth);
        }

        if (Tag.Number(tag) != number)
        {
            WireFormatException.Throw(input.Position, $"the end of group {number}, not of group {Tag.Number(tag)}");
        }
    }
}
