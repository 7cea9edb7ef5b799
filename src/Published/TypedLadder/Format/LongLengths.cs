namespace SerBench.Published.TypedLadder.Format;

// A length has one reserved byte. Lengths that need more bytes are inserted together at the end of encoding, because separate insertions
// would move deep objects once per level.
internal sealed class LongLengths
{
    public const byte Mark = byte.MaxValue;

    private const int InsertedLength = sizeof(int);

    private const int MostKept = 4096;

    [ThreadStatic]
    private static LongLengths? Spare;

    private readonly List<(int Position, int End)> _lengths = [];

    // The object begins after `lengthAt`. A long length is kept for Insert.
    public static void Close(ref LongLengths? lengths, EncodeBuffer buffer, int lengthAt, int end)
    {
        int length = end - lengthAt - 1;
        buffer.Bytes[lengthAt] = (byte)Math.Min(length, Mark);
        if (length >= Mark)
        {
            (lengths ??= Rent())._lengths.Add((lengthAt, end));
        }
    }

    public int Insert(EncodeBuffer buffer, int end)
    {
        _lengths.Sort();
        Span<(int Position, int End)> lengths = CollectionsMarshal.AsSpan(_lengths);
        int room = checked(InsertedLength * lengths.Length);
        if (buffer.Bytes.Length - end < room)
        {
            buffer.Grow(end, room);
        }

        Span<byte> bytes = buffer.Bytes;
        int segmentEnd = end;
        for (int i = lengths.Length - 1; i >= 0; i--)
        {
            int start = lengths[i].Position + 1;
            int inside = FirstFrom(lengths, lengths[i].End) - i - 1;
            int length = lengths[i].End - start + (InsertedLength * inside);
            bytes[start..segmentEnd].CopyTo(bytes[(start + (InsertedLength * (i + 1)))..]);
            BinaryPrimitives.WriteInt32BigEndian(bytes[(start + (InsertedLength * i))..], length);
            segmentEnd = start;
        }

        Return();
        return end + room;
    }

    // Encoding may start another encoding on this thread, so a list in use cannot be the spare list.
    private static LongLengths Rent()
    {
        LongLengths rented = Spare ?? new LongLengths();
        Spare = null;
        return rented;
    }

    private void Return()
    {
        if (_lengths.Capacity <= MostKept)
        {
            _lengths.Clear();
            Spare = this;
        }
    }

    private static int FirstFrom(ReadOnlySpan<(int Position, int End)> lengths, int position)
    {
        int index = lengths.BinarySearch((position, int.MinValue));
        return index < 0 ? ~index : index;
    }
}
