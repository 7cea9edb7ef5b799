namespace SerBench.Formats.Contracts;

// Holds the full arrays (segments) of a long message. The next array begins with a copy of the bytes that may still change
// (docs/decisions/0033).
internal sealed class MessageSegments
{
    public const int Length = 1 << 20;

    // An encoder ends a segment at the first item that leaves less room than this.
    public const int Room = 1 << 16;

    private readonly List<Segment> _ended = [];
    private byte[] _front = [];
    private long _length;

    public bool IsEmpty => _ended.Count == 0;

    public byte[] Add(byte[] bytes, int end, int open)
    {
        var segment = new Segment(bytes, CopiedLength(_ended.Count), end) { Open = open };
        long length = _length + segment.Content.Count;

        // The pool keeps few arrays of one length, so arrays grow with the message. Rent may throw, so the call comes before any change.
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

    // Copies the repeated start of each array back to the array before, because it may have changed. Throws UnsupportedValueException if
    // the message is longer than an array can be.
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
        // Unfinished objects could still change this many bytes at the start.
        public int Open { get; init; }

        public ArraySegment<byte> Content => new(Bytes, Start, End - Start);
    }
}
