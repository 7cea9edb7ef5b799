using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Records;

namespace SerBench.Formats.Nrbf.Reading;

// Type names in the message are compared with expected names, never looked up. The first reference creates an object, which is filled when
// its record is reached. One pass reads the records in BinaryFormatter's order; objects that refer to a later array are read again at the
// end. For any other order, a first walk finds the position of each record (docs/formats/nrbf.md, Reading).
[PerKind]
internal ref partial struct NrbfReader<TVisit> : IFieldReader
    where TVisit : struct, IVisitOrder
{
    private readonly ReaderState _state;
    private InputCursor _input;

    // The position of the next record in order, and whether the reader is in that record.
    private int _frontier;
    private bool _isAtFrontier;

    private bool _isIndexed;
    private int _recordCount;
    private int _readCount;

    // True on the first reading, when each new id must be unused. False when objects with the same ids are read again.
    private bool _isMarking;

    // True if a member may stay null until its array has been read.
    private bool _canWait;

    // True if a member stayed null, so that the object must be read again.
    private bool _isWaiting;

    // The least number of bytes that referenced, still unread records take.
    private long _leastToCome;

    // The bytes that the message may still demand as memory.
    private long _allowance;

    // For the current array: the type code before a nullable item, and how many items of a record for several nulls are left.
    private PrimitiveCode[] _codes;
    private int _jumps;

    // For the current array: the code before a nullable item, and how many nulls of a run are left.
    private PrimitiveCode _itemCode;
    private int _nulls;

    private ClassLayout? _pair;

    private int _depth;

    public NrbfReader(ReadOnlySpan<byte> data, ReaderState state)
    {
        _input = new InputCursor(data);
        _state = state;
        _allowance = Allowance.Of(data.Length);
        _codes = [];
        _isMarking = true;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

    public readonly int Position => _input.Position;

    public T ReadMessage<T, TBinarizer>()
        where TBinarizer : struct, IBinarizer<T>
    {
        T root = ReadRoot(ObjectTask<T, TBinarizer>.Instance);
        while (_state.Queue.TryDequeue(out RecordTask? task, out object? target, out int id))
        {
            task.Read(ref AsInOrder(), target, id);
            EndRecord();
        }

        ExpectEnd();
        _isMarking = false;
        foreach (SecondReading again in CollectionsMarshal.AsSpan(_state.SecondReadings))
        {
            _input.MoveTo(again.Offset);
            again.Task.ReadAgain(ref AsInOrder(), again.Target);
        }

        for (int i = _state.Deferred.Count - 1; i >= 0; i--)
        {
            Fill(_state.Deferred[i]);
        }

        return root;
    }

    private int ReadHeader()
    {
        _input.Need(Header.Length);
        var kind = (RecordKind)_input.TakeByte();
        int rootId = _input.Take<int>();
        bool isOurs =
            _input.Take<int>() == Header.NoHeaders & _input.Take<int>() == Header.MajorVersion & _input.Take<int>() == Header.MinorVersion;
        if (kind != RecordKind.SerializedStreamHeader || !isOurs)
        {
            WireFormatException.Throw(0, "the header of an NRBF message, version 1.0");
        }

        _frontier = Header.Length;
        return rootId;
    }

    private T ReadRoot<T, TBinarizer>(ObjectTask<T, TBinarizer> task)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (typeof(T).IsValueType || !task.IsFilledAfterCreation)
        {
            _depth = typeof(T).IsValueType ? 0 : 1;
            T root = ReadAtOnce(task, ReadHeader());
            _depth = 0;
            EndRecord();
            return root;
        }

        if (task.Start is not { } start || !TryRead(start, task.Class))
        {
            return Create(task, ReadHeader());
        }

        T target = TBinarizer.Create();
        EntryOf(Header.RootId).Value = target;
        Fill(task, target);
        EndRecord();
        return target;
    }

    private bool TryRead(MessageStart start, ClassLayout root)
    {
        if (!StartsWith(start.Bytes))
        {
            return false;
        }

        _input.Skip(start.Bytes.Length);
        EntryOf(Header.RootId).Mark(start.RootOffset);
        _state.Classes.Set(root.Index, Header.RootId);
        for (int i = 0; i < start.Libraries.Length; i++)
        {
            EntryOf(MessageStart.IdOfLibrary(i)).Mark(start.LibraryOffsets[i]);
            _state.Libraries.Set(start.Libraries[i].Index, MessageStart.IdOfLibrary(i));
        }

        (_readCount, _isAtFrontier) = (1, true);
        return true;
    }

    private void ExpectEnd()
    {
        if (_isIndexed)
        {
            if (_readCount != _recordCount)
            {
                NrbfDamage.ThrowUnused(_input.Position, _readCount, _recordCount);
            }

            return;
        }

        _input.MoveTo(_frontier);
        if (ReadKind() != RecordKind.MessageEnd)
        {
            WireFormatException.Throw(
                _input.Position - 1, "the end of the message, since all objects that were referred to have been read");
        }

        _input.ExpectEnd();
    }

    private readonly void Fill(DeferredFill deferred)
    {
        try
        {
            if (deferred.TryFill(_input.Position))
            {
                return;
            }
        }
        catch (Exception thrown) when (thrown is not WireFormatException)
        {
            throw new WireFormatException(_input.Position, "keys whose own code can hash and compare them", thrown);
        }

        WireFormatException.ThrowDuplicateKey(_input.Position);
    }

    private RecordKind BeginRecord(int id)
    {
        _readCount++;
        if (!_isIndexed)
        {
            _input.MoveTo(_frontier);
            RecordKind kind = ReadKind();
            if (_input.Left >= sizeof(int) && _input.Read<int>() == id)
            {
                EntryOf(id).Mark(_input.Position - 1 - sizeof(int));
                _isAtFrontier = true;
                return kind;
            }

            Index();
        }

        _input.MoveTo(OffsetOf(id));
        var found = (RecordKind)_input.ReadByte();
        if (_input.Read<int>() != id)
        {
            NrbfDamage.ThrowDangling(_input.Position, id);
        }

        return found;
    }

    private void EndRecord()
    {
        if (_isAtFrontier)
        {
            _frontier = _input.Position;
            _isAtFrontier = false;
        }
    }
}
