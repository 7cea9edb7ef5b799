using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Protobuf;

/// <summary>Walks over fields without reading their values.</summary>
internal static class FieldScan
{
    /// <summary>Reads a tag. More than 32 bits are dropped, as by the official libraries.</summary>
    public static uint ReadTag(ref InputCursor input)
    {
        int start = input.Position;
        var tag = (uint)Varint.ReadTruncating(ref input);
        if (Tag.Number(tag) == 0)
        {
            WireFormatException.Throw(start, "a field number is not zero");
        }

        return tag;
    }

    /// <summary>Reads a length, which must fit the rest of the input.</summary>
    public static int ReadLength(ref InputCursor input)
    {
        var length = (int)(uint)Varint.ReadTruncating(ref input);
        input.Need(length);
        return length;
    }

    /// <summary>Adds the fields of a message, or of one of its parts, to the index.</summary>
    public static void Add<TBinarizer>(ref InputCursor input, int end, FieldIndex index, int depth)
        where TBinarizer : struct, IWitness
    {
        while (input.Position < end)
        {
            int start = input.Position;
            uint tag = ReadTag(ref input);
            int ordinal = MessageLayout<TBinarizer>.OrdinalOf(Tag.Number(tag));
            if (ordinal >= 0)
            {
                index.Add(ordinal, start);
            }

            Skip(ref input, tag, depth);
        }

        ExpectEnd(ref input, end);
    }

    /// <summary>Adds the key (order 1) and the value (order 2) of a map entry to the index, each as often as it occurs.</summary>
    public static void AddEntry(ref InputCursor input, int end, FieldIndex index, int depth)
    {
        while (input.Position < end)
        {
            int start = input.Position;
            uint tag = ReadTag(ref input);
            if (Tag.Number(tag) <= MapEntry.ValueNumber)
            {
                index.Add(Tag.Number(tag), start);
            }

            Skip(ref input, tag, depth);
        }

        ExpectEnd(ref input, end);
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
                Varint.ReadTruncating(ref input);
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
