using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Records;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Nrbf.Reading;

/// <summary>
/// The reading half. What the model's types say is expected and nothing else is ever created: names in the message are compared,
/// never looked up. A reference creates its object at once and puts it in a queue; it is filled when its record's turn comes. While
/// the records come in that order, as BinaryFormatter writes them, one pass does, but that members read before their arrays are read
/// again. Otherwise the message is walked over once to find each record (docs/formats/nrbf.md, Reading).
/// </summary>
internal ref partial struct NrbfReader<TVisit> : IFieldReader
    where TVisit : struct, IVisitOrder
{
    private readonly ReaderState _state;
    private InputCursor _input;

    // The next record in order, and whether the current one is it. Without meaning once all records are found.
    private int _frontier;
    private bool _isAtFrontier;

    private bool _isIndexed;
    private int _recordCount;
    private int _readCount;

    // Whether ids that begin a record are new to the reader: not when records have been found, or are read again.
    private bool _isMarking;

    // Whether a member may wait for its array until the array's turn has come, and whether one does.
    private bool _canWait;
    private bool _isWaiting;

    // What references have asked for without having shown the records: these must take up at least so many bytes.
    private long _owed;

    // Bytes that may still be allocated on the word of the message.
    private long _allowance;

    // Of the class being read, by ordinal: the codes of nullable primitives; and where its jumps are (OutOfOrder only).
    private PrimitiveCode[] _codes;
    private int _jumps;

    // Of the array being read: what goes before an item that is nullable, and nulls read ahead.
    private PrimitiveCode _itemCode;
    private int _nulls;

    // Of the dictionary being read.
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
        bool isOurs = _input.Take<int>() == Header.NoHeaders & _input.Take<int>() == Header.MajorVersion & _input.Take<int>() == Header.MinorVersion;
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
            // A root with a constructor is itself the first of the levels.
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

    /// <summary>Reads all that stands before the members of the root, where it is as BinaryFormatter writes it.</summary>
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
            WireFormatException.Throw(_input.Position - 1, "the end of the message, since no object is left that was referred to");
        }

        _input.ExpectEnd();
    }

    private readonly void Fill(DeferredFill deferred)
    {
        try
        {
            if (deferred.TryFill())
            {
                return;
            }
        }
        catch (Exception thrown)
        {
            throw new WireFormatException(_input.Position, "keys whose own code can hash and compare them", thrown);
        }

        WireFormatException.ThrowDuplicateKey(_input.Position);
    }

    /// <summary>Goes to the record of an object whose turn it is and reads its kind and id.</summary>
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
