namespace SerBench.Serializers.Views;

// Unlike the checksum of models, this checksum adds text as its bytes in the message.
public struct LeafSum
{
    private TouchSum _sum;

    public readonly ulong Value => _sum.Value;

    public void Add(long value) => _sum.Add(value);

    public void Add(double value) => _sum.Add(value);

    public void Add(float value) => _sum.Add(value);

    public void Add(bool value) => _sum.Add(value);

    public void Add(Guid value) => _sum.Add(value);

    // The sum of the running sums depends on the order of the words.
    public void Add(ReadOnlySpan<byte> utf8)
    {
        ReadOnlySpan<ulong> words = MemoryMarshal.Cast<byte, ulong>(utf8);
        ulong sum = 0;
        ulong sums = 0;
        foreach (ulong word in words)
        {
            sum += word;
            sums += sum;
        }

        ulong last = 0;
        foreach (byte one in utf8[(words.Length * sizeof(ulong))..])
        {
            last = (last << 8) | one;
        }

        _sum.Add(utf8.Length);
        _sum.Add(sum + last);
        _sum.Add(sums);
    }

    public void AddNull() => _sum.Add(ulong.MaxValue);
}
