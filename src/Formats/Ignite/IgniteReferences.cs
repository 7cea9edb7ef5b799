namespace SerBench.Formats.Ignite;

// Finds objects by position: by binary search while positions rise, by a dictionary once fields are read in another order than written.
internal sealed class IgniteReferences
{
    [ThreadStatic]
    private static IgniteReferences? Spare;

    private int[] _positions = new int[16];
    private object?[] _objects = new object?[16];
    private int _count;
    private Dictionary<int, int>? _indexes;
    private Dictionary<int, int>? _ends;

    public static IgniteReferences Rent()
    {
        IgniteReferences references = Spare ?? new IgniteReferences();
        Spare = null;
        return references;
    }

    // Not called after an exception, so the garbage collector then frees the table.
    public void Return()
    {
        Array.Clear(_objects, 0, _count);
        _count = 0;
        _indexes = null;
        _ends = null;
        Spare = this;
    }

    // Null means an unfinished object, to which no handle may refer yet. Returns false if the position already has an object.
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

    public void Set(int position, object value) => _objects[IndexOf(position)] = value;

    public bool TryFind(int position, out object? value)
    {
        int at = IndexOf(position);
        value = at < 0 ? null : _objects[at];
        return value is not null;
    }

    public bool IsOpen(int position) => IndexOf(position) is >= 0 and var at && _objects[at] is null;

    public void SetEnd(int position, int end) => (_ends ??= []).Add(position, end);

    public bool TryGetEnd(int position, out int end)
    {
        end = 0;
        return _ends is not null && _ends.TryGetValue(position, out end);
    }

    private int IndexOf(int position) => _indexes is null
        ? Array.BinarySearch(_positions, 0, _count, position)
        : _indexes.GetValueOrDefault(position, -1);
}

// Holds the field offsets of all objects being written, the innermost object last, and the handles (references).
internal sealed class IgniteScratch
{
    [ThreadStatic]
    private static IgniteScratch? Spare;

    private int[] _offsets = new int[64];
    private int _taken;

    public IgniteHandles Handles { get; } = new();

    [MethodImpl(AggressiveInlining)]
    public static IgniteScratch Rent()
    {
        IgniteScratch scratch = Spare ?? new IgniteScratch();
        Spare = null;
        return scratch;
    }

    [MethodImpl(AggressiveInlining)]
    public void Return()
    {
        _taken = 0;
        Spare = this;
    }

    [MethodImpl(AggressiveInlining)]
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

    [MethodImpl(AggressiveInlining)]
    public void Release(int count) => _taken -= count;

    [MethodImpl(NoInlining)]
    private void Grow(int count) => _offsets = new int[2 * (_taken + count)];
}
