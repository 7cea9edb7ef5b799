using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Formats.FlatBuffers.Views;

/// <summary>A vector read where it lies, in a message that was proved: see <see cref="TableView"/>.</summary>
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

    public int Count { get; }

    /// <summary>The bytes of all items, each of which takes <paramref name="itemSize"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> Bytes(int itemSize) => _message.Slice(_first, Count * itemSize);

    /// <summary>A vector of numbers or structs of <paramref name="itemSize"/> bytes: the bytes of one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> Item(int index, int itemSize) => _message.Slice(_first + (index * itemSize), itemSize);

    /// <summary>A vector of tables: one of them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TableView Table(int index) => new(_message, Follow(index));

    /// <summary>A vector of text: the UTF-8 bytes of one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> Text(int index) => new VectorView(_message, Follow(index)).Bytes(itemSize: 1);

    private int Follow(int index)
    {
        int place = _first + (index * FlatType.OffsetSize);
        return place + MemoryMarshal.Read<int>(_message.Slice(place, FlatType.OffsetSize));
    }
}
