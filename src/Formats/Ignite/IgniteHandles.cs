namespace SerBench.Formats.Ignite;

// Finds objects already written: by linear search among a few, else in a hash table at most half full.
internal sealed class IgniteHandles
{
    // The position of an object to which no handle may refer, because its fields are not all written.
    public const int Open = int.MaxValue;

    private const int MostLinear = 8;
    private const int SmallestTable = 8 * MostLinear;
    private const int MostSparse = 16;
    private object?[] _objects = new object?[MostLinear];
    private int[] _positions = new int[MostLinear];

    // An entry is the index of an object plus 1; 0 is free.
    private int[] _table = [];
    private int _count;

    // Returns the position of a known object, or -1 for a new object.
    public int FindOrAdd(object value, int position)
    {
        int index = IndexOf(value);
        if (index >= 0)
        {
            return _positions[index];
        }

        Append(value, position);
        return -1;
    }

    public void Close(object value, int position) => _positions[IndexOf(value)] = position;

    // Drops a large, mostly empty table, because clearing it for each message is slow.
    public void Clear()
    {
        Array.Clear(_objects, 0, _count);
        if (_count > MostLinear)
        {
            _table = _table.Length > SmallestTable && _table.Length > MostSparse * _count ? [] : _table;
            Array.Clear(_table);
        }

        _count = 0;
    }

    private int IndexOf(object value)
    {
        if (_count <= MostLinear)
        {
            for (int index = 0; index < _count; index++)
            {
                if (ReferenceEquals(_objects[index], value))
                {
                    return index;
                }
            }

            return -1;
        }

        int mask = _table.Length - 1;
        int at = RuntimeHelpers.GetHashCode(value) & mask;
        while (_table[at] != 0 && !ReferenceEquals(_objects[_table[at] - 1], value))
        {
            at = (at + 1) & mask;
        }

        return _table[at] - 1;
    }

    private void Append(object value, int position)
    {
        if (_count == _objects.Length)
        {
            Array.Resize(ref _objects, 2 * _count);
            Array.Resize(ref _positions, 2 * _count);
        }

        _objects[_count] = value;
        _positions[_count++] = position;
        if (_count <= MostLinear)
        {
            return;
        }

        if (2 * _count > _table.Length)
        {
            _table = new int[Math.Max(SmallestTable, 2 * _table.Length)];
            Insert(0);
        }
        else
        {
            Insert(_count == MostLinear + 1 ? 0 : _count - 1);
        }
    }

    private void Insert(int first)
    {
        int mask = _table.Length - 1;
        for (int index = first; index < _count; index++)
        {
            int at = RuntimeHelpers.GetHashCode(_objects[index]!) & mask;
            while (_table[at] != 0)
            {
                at = (at + 1) & mask;
            }

            _table[at] = index + 1;
        }
    }
}
