using SerBench.Formats.Nrbf.Records;

namespace SerBench.Formats.Nrbf.Reading;

// The state of a reader for one message. Each thread keeps it for the next message, so that short messages allocate little.
internal sealed class ReaderState
{
    private const int FewCount = 32;
    private const int LargeCount = 1 << 16;

    // Each id takes a reference of at least five bytes.
    private const int BytesPerId = 5;

    [ThreadStatic]
    private static ReaderState? Kept;

    private Entry[] _entries = new Entry[FewCount];
    private int _greatestId;
    private int _greatestPossible;
    private int _room;

    public WorkQueue Queue { get; } = new();

    // Objects whose arrays were referred to before the arrays could be created.
    public List<SecondReading> SecondReadings { get; } = [];

    public List<DeferredFill> Deferred { get; } = [];

    // For each class, the id of the checked description.
    public StampTable Classes { get; } = new();

    // For each library, the id of the checked name.
    public StampTable Libraries { get; } = new();

    // For a walk over records, the members of described classes: a count, then a width for each member.
    public List<int> Widths { get; } = [];

    // The places of the members of open objects whose witness has another order.
    public List<int> Jumps { get; } = [];

    // Returns a new state while the state of the thread is in use.
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

    // The id of a struct is passed without its sign. The reference is valid until the next call.
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
        // The object or string; null until it is known.
        public object? Value;

        // The position of the record; 0 until it is known.
        public int Offset;

        // The index of the described class in ReaderState.Widths, plus 1; 0 without a description.
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

// An object to be filled once more, from the members at an offset.
internal readonly record struct SecondReading(RecordTask Task, object Target, int Offset);
