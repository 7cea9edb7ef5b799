namespace SerBench.Benchmarks.Features.Attacks;

internal sealed class AttackInputs
{
    private const int LongestNoise = 512;

    private static readonly byte[] TellingBytes = [0x00, 0x01, 0x7F, 0x80, 0xFE, 0xFF];
    private static readonly int[] TellingNumbers = [0xFFFF, int.MaxValue, -1];

    private readonly IReadOnlyList<byte[]> _messages;
    private readonly ulong _seed;
    private readonly List<(long First, Func<long, AttackInput> Make)> _stages = [];

    /// <param name="messages">messages to damage; only the shortest and the longest suffer every cut, bit flip and extreme value.</param>
    /// <param name="random">the number of messages to damage at random.</param>
    /// <param name="floods">messages to feed unchanged.</param>
    public AttackInputs(IReadOnlyList<byte[]> messages, ulong seed, int random, IReadOnlyList<byte[]> floods)
    {
        (_messages, _seed) = (messages, seed);
        if (messages.Count > 0)
        {
            int shortest = messages.Index().MinBy(one => one.Item.Length).Index;
            int longest = messages.Index().MaxBy(one => one.Item.Length).Index;
            Array.ForEach([.. new[] { shortest, longest }.Distinct()], AddComplete);
        }

        Add(messages.Count == 0 ? 0 : random, DamageAtRandom);
        Add(random / 5, MakeNoise);
        Add(floods.Count, number => new AttackInput(floods[(int)number], messages.Count + (int)number));
    }

    public long Count { get; private set; }

    public AttackInput this[long number]
    {
        get
        {
            ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual(number, Count);
            (long first, Func<long, AttackInput> make) = _stages.Last(stage => stage.First <= number);
            return make(number - first);
        }
    }

    private void AddComplete(int index)
    {
        byte[] message = _messages[index];
        Add(message.Length, number => new AttackInput(message[..(int)number], index));
        AddChanges(8, (bytes, at, bit) => bytes[at] ^= (byte)(1 << bit));
        AddChanges(TellingBytes.Length, (bytes, at, i) => bytes[at] = TellingBytes[i]);
        AddChanges(TellingNumbers.Length, (bytes, at, i) =>
            Damage.Overwrite(bytes.AsSpan(at), TellingNumbers[i], TellingNumbers[i] == 0xFFFF ? sizeof(ushort) : sizeof(int)));

        void AddChanges(int ways, Action<byte[], int, int> change) => Add(message.Length * (long)ways, number =>
        {
            byte[] bytes = [.. message];
            change(bytes, (int)(number / ways), (int)(number % ways));
            return new AttackInput(bytes, index);
        });
    }

    private void Add(long count, Func<long, AttackInput> make)
    {
        if (count > 0)
        {
            _stages.Add((Count, make));
            Count += count;
        }
    }

    private AttackInput DamageAtRandom(long number)
    {
        var damage = new Damage(RandomOf(number, salt: 1));
        int index = damage.Choose(_messages.Count);
        return new AttackInput(damage.Apply(_messages[index], _messages), index);
    }

    private AttackInput MakeNoise(long number)
    {
        SplitMix64 random = RandomOf(number, salt: 2);
        byte[] bytes = new byte[random.Next(LongestNoise + 1)];
        foreach (ref byte one in bytes.AsSpan())
        {
            one = (byte)random.Next(256);
        }

        return new AttackInput(bytes, -1);
    }

    private SplitMix64 RandomOf(long number, ulong salt) => new(new SplitMix64(_seed ^ (salt << 56) ^ (ulong)number).NextUInt64());
}

/// <param name="Origin">the index of the undamaged message; negative if all bytes are random.</param>
internal readonly record struct AttackInput(byte[] Bytes, int Origin);
