using System.Buffers.Binary;

namespace SerBench.Benchmarks.Features.Attacks;

// The inputs of an attack, reproducible by number: cuts, flipped bits, extreme values, random damage, noise, hostile messages.
internal sealed class AttackInputs
{
    private const int LongestNoise = 512;

    private static readonly byte[] TellingBytes = [0x00, 0x01, 0x7F, 0x80, 0xFE, 0xFF];
    private static readonly uint[] TellingWindows = [0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF];

    private readonly IReadOnlyList<byte[]> _messages;
    private readonly ulong _seed;
    private readonly List<Stage> _stages = [];

    // messages: the shortest and the longest get every cut, flip and extreme value.
    // random: the number of messages to damage at random. A fifth of it is the number of noise inputs.
    // floods: messages to feed unchanged. Their origins follow those of messages.
    public AttackInputs(IReadOnlyList<byte[]> messages, ulong seed, int random, IReadOnlyList<byte[]> floods)
    {
        (_messages, _seed) = (messages, seed);
        foreach (int index in messages.Count == 0 ? [] : new[] { IndexOf(messages.MinBy(message => message.Length)!), IndexOf(messages.MaxBy(message => message.Length)!) }.Distinct())
        {
            AddComplete(index, messages[index]);
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
            Stage stage = _stages.Last(stage => stage.First <= number);
            return stage.Make(number - stage.First);
        }
    }

    private void AddComplete(int index, byte[] message)
    {
        Add(message.Length, number => new AttackInput(message[..(int)number], index));
        Add(message.Length * 8L, number => Changed(index, (int)(number / 8), at => at[0] ^= (byte)(1 << (int)(number % 8))));
        Add(message.Length * (long)TellingBytes.Length, number => Changed(
            index, (int)(number / TellingBytes.Length), at => at[0] = TellingBytes[number % TellingBytes.Length]));
        Add(message.Length * (long)TellingWindows.Length, number => Changed(
            index, (int)(number / TellingWindows.Length), at => SetWindow(at, TellingWindows[number % TellingWindows.Length])));
    }

    private void Add(long count, Func<long, AttackInput> make)
    {
        if (count > 0)
        {
            _stages.Add(new Stage(Count, make));
            Count += count;
        }
    }

    private AttackInput Changed(int index, int at, SpanAction change)
    {
        byte[] bytes = [.. _messages[index]];
        change(bytes.AsSpan(at));
        return new AttackInput(bytes, index);
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

    // The first random number becomes the seed, so that neighbouring numbers give unrelated sequences.
    private SplitMix64 RandomOf(long number, ulong salt) => new(new SplitMix64(_seed ^ (salt << 56) ^ (ulong)number).NextUInt64());

    private int IndexOf(byte[] message) => _messages.ToList().IndexOf(message);

    private static void SetWindow(Span<byte> at, uint value)
    {
        Span<byte> window = stackalloc byte[sizeof(uint)];
        BinaryPrimitives.WriteUInt32LittleEndian(window, value);
        int length = value == 0xFFFF ? sizeof(ushort) : sizeof(uint);
        window[..Math.Min(length, at.Length)].CopyTo(at);
    }

    private delegate void SpanAction(Span<byte> at);

    private sealed record Stage(long First, Func<long, AttackInput> Make);
}

// Origin: the index of the undamaged message; negative for noise.
internal readonly record struct AttackInput(byte[] Bytes, int Origin);
