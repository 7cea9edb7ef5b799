namespace SerBench.Model;

// SplitMix64 is a random number generator by Steele, Lea and Flood (2014). It makes the data of all models, except of the tree's scenario
// "published" and of data sets that others have published (docs/models.md).
public struct SplitMix64(ulong seed)
{
    private ulong _state = seed;

    public ulong NextUInt64()
    {
        _state += 0x9E3779B97F4A7C15;
        ulong z = _state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }

    public int NextInt32() => (int)(uint)(NextUInt64() >> 32);

    public int Next(int limit)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(limit);
        return (int)(((NextUInt64() >> 32) * (uint)limit) >> 32);
    }

    public double NextDouble() => (NextUInt64() >> 11) * (1.0 / (1UL << 53));

    // Returns a number of 0 to 31 bits. All bit lengths are equally frequent.
    public int NextNatural()
    {
        int bits = Next(32);
        return (int)(NextUInt64() >> 33 >> (31 - bits));
    }

    public bool NextBoolean() => (long)NextUInt64() < 0;
}
