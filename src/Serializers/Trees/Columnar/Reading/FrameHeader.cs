using SerBench.Serializers.Trees.Columnar.Text;

namespace SerBench.Serializers.Trees.Columnar.Reading;

// The header is checked: the columns lie within the frame, and memory is in proportion to the frame's bytes.
internal readonly struct FrameHeader
{
    private const int ShortestRange = 3;

    public readonly SlotRange[] Ranges;
    public readonly int Nodes;
    public readonly int Roots;
    public readonly TextMode Mode;
    public readonly bool HasNulls;
    public readonly int KeyShift;
    public readonly int KeyWidth;
    public readonly int LengthWidth;
    public readonly int Chars;

    public readonly int Shapes;
    public readonly int Nulls;
    public readonly int Keys;
    public readonly int Lengths;
    public readonly int Text;
    public readonly int TextLength;

    public FrameHeader(ReadOnlySpan<byte> message, FrameEntry entry, int frame)
    {
        var input = new InputCursor(message[..entry.End]);
        input.MoveTo(entry.Offset);
        Nodes = ReadCount(ref input, ColumnarLayout.MaxNodes, "nodes");
        Ranges = ReadRanges(ref input, frame, Nodes, out Roots);
        int mode = input.ReadByte();
        HasNulls = (mode & ColumnarLayout.HasNulls) != 0;
        Mode = (TextMode)(mode & ~ColumnarLayout.HasNulls);
        KeyShift = ReadWidth(ref input, 63);
        KeyWidth = ReadWidth(ref input, 64);
        if (KeyWidth is > ColumnarLayout.WidestPacked and < 64)
        {
            WireFormatException.Throw(input.Position - 1, $"a width of at most {ColumnarLayout.WidestPacked} bits, or of 64");
        }

        LengthWidth = ReadWidth(ref input, 31);
        Chars = ReadCount(ref input, int.MaxValue, "characters", least: 0);

        Shapes = input.Position;
        input.Skip(ColumnarLayout.ShapeBytes(Nodes));
        Nulls = input.Position;
        input.Skip(HasNulls ? ColumnarLayout.BitBytes(Nodes, 1) : 0);
        Keys = input.Position;
        input.Skip(ColumnarLayout.BitBytes(Nodes, KeyWidth));
        Lengths = input.Position;
        input.Skip(ColumnarLayout.BitBytes(Nodes, LengthWidth));
        Text = input.Position;
        TextLength = input.Left;
        CheckText();
    }

    private void CheckText()
    {
        bool fits = Mode switch
        {
            TextMode.Digits => TextLength == DigitUnpacker.Bytes(Chars),
            TextMode.Alphabet => TextLength >= ColumnarLayout.BitBytes(Chars, 1),
            TextMode.Latin1 => TextLength == Chars,
            TextMode.Utf8 => TextLength >= Chars,
            TextMode.Utf16 => TextLength == (long)Chars * sizeof(char),
            _ => false,
        };
        if (!fits)
        {
            WireFormatException.ThrowFault(Text, $"{TextLength} bytes are no text of {Chars} characters in mode {(int)Mode}");
        }
    }

    private static SlotRange[] ReadRanges(ref InputCursor input, int frame, int nodes, out int roots)
    {
        ulong count = Varint.Read(ref input);
        input.NeedItems((long)Math.Min(count, long.MaxValue / ShortestRange), ShortestRange);
        if (count == 0 != (frame == 0))
        {
            WireFormatException.ThrowFault(input.Position, "roots of every frame but the first hang on earlier frames");
        }

        var ranges = new SlotRange[count];
        roots = frame == 0 ? 1 : 0;
        foreach (ref SlotRange range in ranges.AsSpan())
        {
            int parent = ReadCount(ref input, frame - 1, "earlier frames", least: 0);
            int first = ReadCount(ref input, ColumnarLayout.MaxPending - 1, "slots", least: 0);
            range = new SlotRange(parent, first, ReadCount(ref input, Math.Min(ColumnarLayout.MaxPending - first, nodes - roots), "roots"));
            roots += range.Count;
        }

        return ranges;
    }

    private static int ReadCount(ref InputCursor input, int most, string what, int least = 1)
    {
        ulong count = Varint.Read(ref input);
        if (count < (ulong)least || count > (ulong)most)
        {
            WireFormatException.Throw(input.Position, $"{least} to {most} {what}, not {count}");
        }

        return (int)count;
    }

    private static int ReadWidth(ref InputCursor input, int most)
    {
        byte width = input.ReadByte();
        if (width > most)
        {
            WireFormatException.Throw(input.Position - 1, $"at most {most} bits");
        }

        return width;
    }
}
