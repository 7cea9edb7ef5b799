using System.Runtime.CompilerServices;

namespace SerBench.Formats.Ignite;

/// <summary>
/// The objects of a message that handles may refer to, by the position at which they were read. Positions rise, so looking one up is a
/// binary search, until fields are read in another order than written; from then on a dictionary keeps them.
/// </summary>
internal sealed class IgniteReferences
{
    [ThreadStatic]
    private static IgniteReferences? Spare;

    private int[] _positions = new int[16];
    private object?[] _objects = new object?[16];
    private int _count;
    private Dictionary<int, int>? _indexes;
    private Dictionary<int, int>? _ends;

    /// <summary>The table of this thread. While it is out, a decoder called from within another gets one of its own.</summary>
    public static IgniteReferences Rent()
    {
        IgniteReferences references = Spare ?? new IgniteReferences();
        Spare = null;
        return references;
    }

    /// <summary>After a message that was read to its end; else it is left to the collector.</summary>
    public void Return()
    {
        Array.Clear(_objects, 0, _count);
        _count = 0;
        _indexes = null;
        _ends = null;
        Spare = this;
    }

    /// <summary>Notes an object; null while it cannot be referred to yet. False when there is one at that position.</summary>
    public bool TryAdd(int position, object? value)
    {
        if (_indexes is null && _count > 0 && position <= _positions[_count - 1])
        {
            _indexes = Enumerable.Range(0, _count).ToDictionary(index => _positions[index]);
        }

        if (_indexes is not null && !_indexes.TryAdd(position, _count))
        {
            return false;
        }

        if (_count == _positions.Length)
        {
            Array.Resize(ref _positions, 2 * _count);
            Array.Resize(ref _objects, 2 * _count);
        }

        _positions[_count] = position;
        _objects[_count++] = value;
        return true;
    }

    /// <summary>Completes an object that was noted as null.</summary>
    public void Set(int position, object value) => _objects[IndexOf(position)] = value;

    /// <summary>False when nothing that can be referred to was read at the position.</summary>
    public bool TryFind(int position, out object? value)
    {
        int at = IndexOf(position);
        value = at < 0 ? null : _objects[at];
        return value is not null;
    }

    /// <summary>Whether what stands at the position is being read and cannot be referred to yet.</summary>
    public bool IsOpen(int position) => IndexOf(position) is >= 0 and var at && _objects[at] is null;

    /// <summary>Notes the end of an object that was read ahead of its turn.</summary>
    public void SetEnd(int position, int end) => (_ends ??= []).Add(position, end);

    /// <summary>Whether the object at a position was read ahead of its turn.</summary>
    public bool TryGetEnd(int position, out int end)
    {
        end = 0;
        return _ends is not null && _ends.TryGetValue(position, out end);
    }

    private int IndexOf(int position) => _indexes is null
        ? Array.BinarySearch(_positions, 0, _count, position)
        : _indexes.GetValueOrDefault(position, -1);
}

/// <summary>What a writer needs beside its buffer, kept per thread: field offsets of the open objects, innermost last, and handles.</summary>
internal sealed class IgniteScratch
{
    [ThreadStatic]
    private static IgniteScratch? Spare;

    private int[] _offsets = new int[64];
    private int _taken;

    public IgniteHandles Handles { get; } = new();

    /// <summary>The scratch of this thread. While it is out, an encoder called from within another gets one of its own.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static IgniteScratch Rent()
    {
        IgniteScratch scratch = Spare ?? new IgniteScratch();
        Spare = null;
        return scratch;
    }

    /// <summary>After a message that was written to its end; else it is left to the collector.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Return()
    {
        _taken = 0;
        Spare = this;
    }

    /// <summary>Room for the offsets of one object. An enclosing object keeps its own, even when the array is replaced.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Span<int> Take(int count)
    {
        if (count > _offsets.Length - _taken)
        {
            Grow(count);
        }

        Span<int> taken = _offsets.AsSpan(_taken, count);
        _taken += count;
        return taken;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Release(int count) => _taken -= count;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow(int count) => _offsets = new int[2 * (_taken + count)];
}
