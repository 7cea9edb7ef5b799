namespace SerBench.Engine.Outside.OwnTypes;

// Keeps each record with the same probability in bounded memory (reservoir sampling, algorithm R of Vitter 1985). If the kept text is too
// long, random records are dropped.
internal sealed class RecordSample(int count, long maxBytes, ulong seed)
{
    private readonly List<(long Number, byte[] Utf8)> _kept = [];
    private SplitMix64 _random = new(seed);
    private int _capacity = count;
    private long _bytes;

    public long Seen { get; private set; }

    public IReadOnlyList<byte[]> Kept => [.. _kept.OrderBy(record => record.Number).Select(record => record.Utf8)];

    public void Add(ReadOnlySpan<byte> utf8)
    {
        long number = Seen++;
        if (_kept.Count < _capacity)
        {
            _kept.Add((number, utf8.ToArray()));
            _bytes += utf8.Length;
        }
        else if ((long)(_random.NextDouble() * Seen) is var place && place < _capacity)
        {
            _bytes += utf8.Length - _kept[(int)place].Utf8.Length;
            _kept[(int)place] = (number, utf8.ToArray());
        }

        while (_bytes > maxBytes && _kept.Count > 1)
        {
            int dropped = _random.Next(_kept.Count);
            _bytes -= _kept[dropped].Utf8.Length;
            _kept.RemoveAt(dropped);
            _capacity = _kept.Count;
        }
    }
}
