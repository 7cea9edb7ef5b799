namespace SerBench.Published.TypedLadder.Format;

// A count is checked against the least bytes of its values before memory is allocated.
internal static class TypedSizes
{
    public static int BitmapLength(Shape shape, bool hasShortText = false) =>
        shape.Fields.Count == 0 ? 1 : (BitCount(shape, hasShortText) + 7) / 8;

    public static int BitCount(Shape shape, bool hasShortText)
    {
        int bits = 0;
        foreach (Field field in shape.Fields.Where(field => field.Value.CanBeNull))
        {
            bits = hasShortText && field.Value.Kind == Kind.String ? TypedShortText.Align(bits) + TypedShortText.BitCount : bits + 1;
        }

        return bits;
    }

    public static int MinItemLength(ValueShape value, bool hasMarkers) => value.CanBeNull ? 1 : MinLength(value, hasMarkers);

    public static int MinLength(ValueShape value, bool hasMarkers) => value.Kind switch
    {
        < Kind.String => value.Width,
        Kind.Object => (hasMarkers ? 1 : 0) + MinObjectLength(value.Shape, hasMarkers),
        _ => 8,
    };

    public static int MinObjectLength(Shape shape, bool hasMarkers) => hasMarkers
        ? 1 + shape.Fields.Sum(field => 1 + (field.Value.CanBeNull ? 0 : MinLength(field.Value, hasMarkers)))
        : BitmapLength(shape) + shape.Fields.Where(field => !field.Value.CanBeNull).Sum(field => MinLength(field.Value, hasMarkers));
}

internal static class TypedLength
{
    [MethodImpl(AggressiveInlining)]
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

// The four bits of a text field are 0 for null, the length of short ASCII text plus one, or 15 if a length precedes the text.
internal static class TypedShortText
{
    public const int BitCount = 4;
    public const int Null = 0;
    public const int Longest = 7;
    public const int HasLength = 15;

    public static int Align(int bits) => (bits + BitCount - 1) & ~(BitCount - 1);
}

internal static class TypedText
{
    private const int LongPrefixLength = 1 + sizeof(int);

    public static int Write(string text, EncodeBuffer buffer, int position)
    {
        var output = new OutputCursor(buffer, position);
        output.Ensure(LongPrefixLength + Text.MaxUtf8Length(text.Length));
        int guess = text.Length < LongLengths.Mark ? 1 : LongPrefixLength;
        int length = Text.EncodeUtf8(text, output.Free()[guess..]);
        if (length < LongLengths.Mark)
        {
            output.PutByte((byte)length);
        }
        else
        {
            Span<byte> target = output.Free();
            if (guess != LongPrefixLength)
            {
                target.Slice(guess, length).CopyTo(target[LongPrefixLength..]);
            }

            target[0] = LongLengths.Mark;
            BinaryPrimitives.WriteInt32BigEndian(target[1..], length);
            output.Advance(LongPrefixLength);
        }

        return output.Position + length;
    }
}
