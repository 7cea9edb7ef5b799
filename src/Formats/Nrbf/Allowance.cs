namespace SerBench.Formats.Nrbf;

// Few bytes can demand much memory: runs of nulls, and the capacity of dictionaries and sets. A reader grants memory in proportion to the
// message's length (docs/formats/nrbf.md, Limits).
internal static class Allowance
{
    public const int BytesPerByte = 64;

    private const int HashingLength = 3 * sizeof(int);

    public static long Of(int messageLength) => (long)BytesPerByte * messageLength;

    public static long OfItems<TItem>(int count) => (long)count * Unsafe.SizeOf<TItem>();

    public static long OfSet<TItem>(int capacity) => (long)capacity * (Unsafe.SizeOf<TItem>() + HashingLength);

    public static long OfMap<TKey, TValue>(int capacity) =>
        (long)capacity * (Unsafe.SizeOf<TKey>() + Unsafe.SizeOf<TValue>() + HashingLength);
}

// Maps a class or library index to its id in the current message.
internal sealed class StampTable
{
    private Stamp[] _stamps = new Stamp[16];
    private uint _message;

    public void BeginMessage()
    {
        if (++_message == 0)
        {
            Array.Clear(_stamps);
            _message = 1;
        }
    }

    [MethodImpl(AggressiveInlining)]
    public int Find(int index)
    {
        Stamp[] stamps = _stamps;
        return (uint)index < (uint)stamps.Length && stamps[index].Message == _message ? stamps[index].Id : 0;
    }

    public void Set(int index, int id)
    {
        if (index >= _stamps.Length)
        {
            Array.Resize(ref _stamps, Math.Max(index + 1, 2 * _stamps.Length));
        }

        _stamps[index] = new Stamp(_message, id);
    }

    private readonly record struct Stamp(uint Message, int Id);
}
