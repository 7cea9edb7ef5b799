using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.FlatBuffers;

/// <summary>
/// Untrusted bytes. Loads are unaligned and each is checked against the end. Offsets point forward only, so no path through a message
/// meets a place twice; but many paths may meet in one place, so whatever is reached is charged to a budget, as often as it is reached.
/// </summary>
internal readonly ref struct Message
{
    /// <summary>How often, on average, each byte of a message may be reached.</summary>
    public const int MaxSharing = 8;

    private readonly ReadOnlySpan<byte> _data;
    private readonly ref long _budget;

    /// <param name="data">The bytes.</param>
    /// <param name="budget">Room for what is left of the budget.</param>
    public Message(ReadOnlySpan<byte> data, ref long budget)
    {
        _data = data;
        _budget = ref budget;
        budget = (long)MaxSharing * data.Length;
    }

    public int Length => _data.Length;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Load<T>(int position)
        where T : unmanaged => MemoryMarshal.Read<T>(_data.Slice(position, Unsafe.SizeOf<T>()));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> Slice(int position, int length) => _data.Slice(position, length);

    /// <summary>Where the offset at <paramref name="from"/> points to: a place of at least four bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int Follow(int from)
    {
        uint offset = Load<uint>(from);
        if (offset == 0 || (long)from + offset > _data.Length - WireType.OffsetSize)
        {
            ThrowOffset(from, offset);
        }

        return from + (int)offset;
    }

    /// <summary>Proves that <paramref name="length"/> bytes are there, and charges for them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Reach(int position, long length)
    {
        if (length > _data.Length - position)
        {
            WireFormatException.ThrowTruncated(position, length, _data.Length - position);
        }

        _budget -= length;
        if (_budget < 0)
        {
            ThrowBudget(position);
        }
    }

    private static void ThrowOffset(int position, uint offset) => WireFormatException.Throw(position, $"offset {offset} does not point into the message");

    private static void ThrowBudget(int position) => WireFormatException.Throw(position, $"the message refers to itself more than {MaxSharing} times over");
}
