using SerBench.Formats.FlatBuffers.Reading;
using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Formats.FlatBuffers.Views;

/// <summary>A vector that is read in place, in a verified message.</summary>
public readonly ref struct VectorView
{
    private readonly ReadOnlySpan<byte> _message;
    private readonly int _first;

    internal VectorView(ReadOnlySpan<byte> message, int start)
    {
        _message = message;
        _first = start + FlatType.OffsetSize;
        Count = MemoryMarshal.Read<int>(message.Slice(start, FlatType.OffsetSize));
    }

    /// <summary>The number of items.</summary>
    public int Count { get; }

    /// <summary>The bytes of all items of <paramref name="itemSize"/> bytes.</summary>
    [MethodImpl(AggressiveInlining)]
    public ReadOnlySpan<byte> Bytes(int itemSize) => _message.Slice(_first, Count * itemSize);

    /// <summary>An item of a vector of tables.</summary>
    [MethodImpl(AggressiveInlining)]
    public TableView Table(int index) => new(_message, Follow(index));

    /// <summary>The UTF-8 bytes of an item of a vector of text.</summary>
    [MethodImpl(AggressiveInlining)]
    public ReadOnlySpan<byte> Text(int index) => new VectorView(_message, Follow(index)).Bytes(itemSize: 1);

    private int Follow(int index)
    {
        int place = _first + (index * FlatType.OffsetSize);
        return place + MemoryMarshal.Read<int>(_message.Slice(place, FlatType.OffsetSize));
    }
}
