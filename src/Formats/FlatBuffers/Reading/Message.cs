using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Formats.FlatBuffers.Reading;

// Each load is checked against the end. Offsets point forward, so there is no cycle. Many offsets may lead to one place, so each visit is
// charged to a budget, which the length of the message sets.
internal readonly ref struct Message
{
    // Each byte of a message may be visited this often, on average.
    public const int MaxSharing = 8;

    // The charge for an empty table or vector, because even that becomes an object in memory.
    public const int LeastCharge = 16;

    // An item and the shortest table that it points to have 8 bytes, which allow charges of MaxSharing * 8 = 64. The table takes 16, so
    // 48 are left for the item.
    private const int MostItemCharge = 40;

    // Zeros may align the end of a message to four or eight bytes.
    private const int EndAlignment = 4;
    private const int MaxPadding = 7;

    private readonly ReadOnlySpan<byte> _data;
    private readonly ref MessageState _state;

    public Message(ReadOnlySpan<byte> data, ref MessageState state)
    {
        if (data.Length < FlatType.OffsetSize)
        {
            WireFormatException.ThrowTruncated(0, FlatType.OffsetSize, data.Length);
        }

        _data = data;
        _state = ref state;
        state = new MessageState { Budget = (long)MaxSharing * data.Length, End = FlatType.OffsetSize };
    }

    public int Length => _data.Length;

    public static int ChargeOf<T>(int least) =>
        Math.Max(least, Math.Min(MaxSharing * Unsafe.SizeOf<T>() / FormatInfo.UsualMemory, MostItemCharge));

    [MethodImpl(AggressiveInlining)]
    public T Load<T>(int position)
        where T : unmanaged => MemoryMarshal.Read<T>(_data.Slice(position, Unsafe.SizeOf<T>()));

    [MethodImpl(AggressiveInlining)]
    public ReadOnlySpan<byte> Slice(int position, int length) => _data.Slice(position, length);

    // Returns the offset's target, which has at least 4 bytes.
    [MethodImpl(AggressiveInlining)]
    public int Follow(int from)
    {
        uint offset = Load<uint>(from);
        if (offset == 0 || (long)from + offset > _data.Length - FlatType.OffsetSize)
        {
            ThrowOffset(from, offset);
        }

        return from + (int)offset;
    }

    [MethodImpl(AggressiveInlining)]
    public void Reach(int position, long length) => Reach(position, length, charge: length);

    [MethodImpl(AggressiveInlining)]
    public void Reach(int position, long length, long charge)
    {
        if (length > _data.Length - position)
        {
            WireFormatException.ThrowTruncated(position, length, _data.Length - position);
        }

        _state.End = Math.Max(_state.End, position + (int)length);
        _state.Budget -= charge;
        if (_state.Budget < 0)
        {
            ThrowBudget(position);
        }
    }

    public void MeetUnknown() => _state.HasUnknown = true;

    public void ExpectEnd()
    {
        int end = _state.End;
        if (end != _data.Length && !_state.HasUnknown && !IsPadding(_data[end..]))
        {
            WireFormatException.ThrowTrailing(end, _data.Length);
        }
    }

    private bool IsPadding(ReadOnlySpan<byte> rest) =>
        _data.Length % EndAlignment == 0 && rest.Length <= MaxPadding && !rest.ContainsAnyExcept((byte)0);

    private static void ThrowOffset(int position, uint offset) =>
        WireFormatException.ThrowFault(position, $"offset {offset} does not point into the message");

    private static void ThrowBudget(int position) =>
        WireFormatException.ThrowFault(position, $"offsets lead to the same bytes more than {MaxSharing} times on average");
}

internal struct MessageState
{
    public long Budget;

    public int End;

    public bool HasUnknown;
}
