namespace SerBench.Formats.Contracts;

// The ended pieces of a long message. An encoder may end a segment when, of the bytes before the position, it will change only the first
// bytes, which belong to open objects. The next segment begins with a copy of these bytes at the same positions, so the encoder continues
// unchanged (docs/decisions/0033).
internal sealed class MessageSegments
{
    // The least length of a segment's memory.
    public const int Length = 1 << 20;

    // An encoder ends a segment at the first item that leaves less room. An item of usual length fits.
    public const int Room = 1 << 16;

    private readonly List<Segment> _ended = [];
    private byte[] _front = [];
    private long _length;

    public bool IsEmpty => _ended.Count == 0;

    // Returns the memory of the next segment, which begins with the open bytes.
    public byte[] Add(byte[] bytes, int end, int open)
    {
        var segment = new Segment(bytes, CopiedLength(_ended.Count), end) { Open = open };
        long length = _length + segment.Content.Count;

        // The pool keeps few arrays of one length, so the segments of a very long message become longer. Rent may throw, so it comes first;
        // else the last array would go back to the pool twice.
        byte[] next = ArrayPool<byte>.Shared.Rent((int)Math.Min(Math.Max(Math.Max(Length, length / 16), 4L * open), Array.MaxLength));
        bytes.AsSpan(0, open).CopyTo(next);
        _ended.Add(segment);
        _length = length;
        return next;
    }

    public int LengthWith(int end)
    {
        long length = _front.Length + _length + end - CopiedLength(_ended.Count);
        EncodeBuffer.DemandLength(length);
        return (int)length;
    }

    public void Prepend(byte[] bytes) => _front = bytes;

    // The pieces of the whole message, in order. Changes in a copied beginning are copied back to the segment before.
    // UnsupportedValueException: The message is longer than any reader takes.
    public IEnumerable<ReadOnlyMemory<byte>> Finish(byte[] last, int end)
    {
        LengthWith(end);
        byte[] newer = last;
        for (int i = _ended.Count - 1; i >= 0; newer = _ended[i--].Bytes)
        {
            newer.AsSpan(0, _ended[i].Open).CopyTo(_ended[i].Bytes);
        }

        return _ended.Append(new Segment(last, CopiedLength(_ended.Count), end)).Select(segment => (ReadOnlyMemory<byte>)segment.Content)
            .Prepend(_front);
    }

    // Gives the memory of all segments but the first back to the pool. Returns the memory of the first segment.
    public byte[] Clear(byte[] last)
    {
        foreach (byte[] bytes in _ended.Select(segment => segment.Bytes).Append(last).Skip(1)
            .Where(bytes => bytes.Length >= Length && BitOperations.IsPow2(bytes.Length)))
        {
            ArrayPool<byte>.Shared.Return(bytes);
        }

        byte[] first = IsEmpty ? last : _ended[0].Bytes;
        _ended.Clear();
        (_front, _length) = ([], 0);
        return first;
    }

    private int CopiedLength(int count) => count == 0 ? 0 : _ended[count - 1].Open;

    private readonly record struct Segment(byte[] Bytes, int Start, int End)
    {
        // The length of the beginning that was open when the segment ended.
        public int Open { get; init; }

        public ArraySegment<byte> Content => new(Bytes, Start, End - Start);
    }
}
