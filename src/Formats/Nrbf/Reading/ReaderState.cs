using SerBench.Formats.Nrbf.Records;

namespace SerBench.Formats.Nrbf.Reading;

internal sealed class ReaderState
{
    private const int FewCount = 32;
    private const int LargeCount = 1 << 16;

    // A message has a reference of at least five bytes for each id.
    private const int BytesPerId = 5;

    [ThreadStatic]
    private static ReaderState? Kept;

    private Entry[] _entries = new Entry[FewCount];
    private int _greatestId;
    private int _greatestPossible;
    private int _room;

    public WorkQueue Queue { get; } = new();

    // Objects to fill again, because their arrays could not be created at the first reading.
    public List<SecondReading> SecondReadings { get; } = [];

    public List<DeferredFill> Deferred { get; } = [];

    // Holds the id of the checked description of each class.
    public StampTable Classes { get; } = new();

    public StampTable Libraries { get; } = new();

    // For each described class, the number of members, then the width of each member.
    public List<int> Widths { get; } = [];

    // The positions of members of unfinished objects, if messages order members otherwise than we read them.
    public List<int> Jumps { get; } = [];

    public static ReaderState Rent(int messageLength)
    {
        ReaderState state = Kept ?? new ReaderState();
        Kept = null;
        state.Classes.BeginMessage();
        state.Libraries.BeginMessage();
        state._greatestPossible = messageLength / BytesPerId;
        state._room = Math.Min(state._greatestPossible, state._entries.Length - 1);
        return state;
    }

    public void Return()
    {
        if (_entries.Length > LargeCount && _greatestId < _entries.Length / 16)
        {
            _entries = new Entry[FewCount];
        }
        else
        {
            Array.Clear(_entries, 0, _greatestId + 1);
        }

        _greatestId = 0;
        Queue.Clear();
        SecondReadings.Clear();
        Deferred.Clear();
        Widths.Clear();
        Jumps.Clear();
        Kept = this;
    }

    // `id` is positive: callers drop the sign that marks a struct. The reference is valid until the next call.
    [MethodImpl(AggressiveInlining)]
    public ref Entry EntryOf(int id, int position)
    {
        if ((uint)(id - 1) >= (uint)_room)
        {
            MakeRoom(id, position);
        }

        if (id > _greatestId)
        {
            _greatestId = id;
        }

        return ref _entries[id];
    }

    public void ForgetOffsets()
    {
        foreach (ref Entry entry in _entries.AsSpan(0, _greatestId + 1))
        {
            entry.Offset = 0;
        }
    }

    [MethodImpl(NoInlining)]
    private void MakeRoom(int id, int position)
    {
        if ((uint)(id - 1) >= (uint)_greatestPossible)
        {
            NrbfDamage.ThrowId(position, _greatestPossible, id);
        }

        Array.Resize(ref _entries, Math.Max(id + 1, 2 * _entries.Length));
        _room = Math.Min(_greatestPossible, _entries.Length - 1);
    }

    public struct Entry
    {
        public object? Value;

        public int Offset;

        // The index of the class in ReaderState.Widths plus 1, or 0 for none.
        public int Widths;

        [MethodImpl(AggressiveInlining)]
        public void Mark(int offset)
        {
            if (Offset != 0)
            {
                NrbfDamage.ThrowIdTaken(offset, Offset);
            }

            Offset = offset;
        }
    }
}

internal readonly record struct SecondReading(RecordTask Task, object Target, int Offset);
