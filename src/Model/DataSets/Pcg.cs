namespace SerBench.Model.DataSets;

// The generator PCG XSH RR 64/32 (O'Neill 2014). Numbers are drawn as in Rust's rand (docs/data-sets.md).
internal sealed class Pcg
{
    private const ulong Multiplier = 6364136223846793005;

    private readonly ulong _increment;

    public Pcg(DataSeed seed)
    {
        _increment = (seed.Stream << 1) | 1;
        State = ((seed.State + _increment) * Multiplier) + _increment;
    }

    public ulong State { get; private set; }

    public long Draws { get; private set; }

    public uint NextUInt32()
    {
        ulong old = State;
        State = (old * Multiplier) + _increment;
        Draws++;
        return uint.RotateRight((uint)(((old >> 18) ^ old) >> 27), (int)(old >> 59));
    }

    public ulong NextUInt64()
    {
        ulong low = NextUInt32();
        return low | ((ulong)NextUInt32() << 32);
    }

    public int Next(int low, int high)
    {
        uint range = (uint)(high - low);
        return low + (int)Scale(range, (range << (int)uint.LeadingZeroCount(range)) - 1);
    }

    public int NextNarrow(int low, int high)
    {
        uint range = (uint)(high - low);
        return low + (int)Scale(range, uint.MaxValue - ((0u - range) % range));
    }

    public ulong NextWide(ulong low, ulong high)
    {
        ulong range = high - low;
        ulong zone = (range << (int)ulong.LeadingZeroCount(range)) - 1;
        while (true)
        {
            ulong result = Math.BigMul(NextUInt64(), range, out ulong rest);
            if (rest <= zone)
            {
                return low + result;
            }
        }
    }

    public T[] NextList<T>(int shortest, int limit, Func<T> next) => Repeat((int)NextWide((ulong)shortest, (ulong)limit), next);

    public static T[] Repeat<T>(int count, Func<T> next)
    {
        var items = new T[count];
        foreach (ref T item in items.AsSpan())
        {
            item = next();
        }

        return items;
    }

    public T Pick<T>(T[] items) => items[(int)NextWide(0, (ulong)items.Length)];

    public float NextSingle() => (NextUInt32() >> 8) * (1f / (1 << 24));

    public double NextDouble() => (NextUInt64() >> 11) * (1.0 / (1UL << 53));

    public bool NextBoolean() => NextUInt64() < 1UL << 63;

    public bool NextBoolean(double probability) => NextUInt64() < (ulong)(probability * 18446744073709551616.0);

    // Each step is rounded to single precision.
    public float NextSingle(float low, float high)
    {
        float scale = high - low;
        while (true)
        {
            float value = (NextUnit() * scale) + low;
            if (value < high)
            {
                return value;
            }
        }
    }

    public double NextFraction() => BitConverter.UInt64BitsToDouble(0x3FF0000000000000 | (NextUInt64() >> 12)) - 1;

    public int NextWeighted(float[] sums)
    {
        float value = NextUnit() * sums[^1];
        int index = 0;
        while (index < sums.Length - 1 && sums[index] <= value)
        {
            index++;
        }

        return index;
    }

    private float NextUnit() => BitConverter.UInt32BitsToSingle(0x3F800000 | (NextUInt32() >> 9)) - 1;

    private uint Scale(uint range, uint zone)
    {
        while (true)
        {
            ulong product = (ulong)NextUInt32() * range;
            if ((uint)product <= zone)
            {
                return (uint)(product >> 32);
            }
        }
    }
}
