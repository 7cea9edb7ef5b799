using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Records;

namespace SerBench.Formats.Nrbf.Writing;

// A member holds only a reference, and the object's record follows later, so no method recurses. Ids follow BinaryFormatter's order
// (docs/formats/nrbf.md, Ids).
[PerKind]
internal ref partial struct NrbfWriter<TVisit> : IFieldWriter
    where TVisit : struct, IVisitOrder
{
    // The value of _previous at the start, and after a library or another thing that is no object or string of the caller got an id.
    private static readonly object Nothing = new();

    private readonly WriterState _state;
    private OutputCursor _output;

    // The object or string whose id was last asked for.
    private object _previous;
    private int _previousId;
    private int _nextId;

    // The bytes that the message makes a reader allocate.
    private long _claimed;

    // For each member of the current class: the type code that is written before a value of a nullable primitive type.
    private PrimitiveCode[] _codes;

    // True for each member of the current class that the current pass writes. A first pass may write nothing, and only set true for each
    // nullable member that has a value.
    private bool[] _selected;

    // For the current array: the code before a nullable item, and the number of nulls not yet written.
    private PrimitiveCode _itemCode;
    private Library? _itemLibrary;
    private bool _gathersNulls;
    private int _nulls;

    // For the current dictionary: the class of its pairs, the number of entries begun, and the first entry with a value that is not null.
    private ClassLayout? _pair;
    private int _entry;
    private int _entryThatNames;

    public NrbfWriter(EncodeBuffer buffer, WriterState state)
    {
        _output = new OutputCursor(buffer);
        _state = state;
        _previous = Nothing;
        _nextId = Header.RootId;
        _codes = [];
        _selected = [];
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public void WriteMessage<T, TBinarizer>(T root)
        where TBinarizer : struct, IBinarizer<T>
    {
        ObjectTask<T, TBinarizer> rootTask = ObjectTask<T, TBinarizer>.Instance;
        if (!typeof(T).IsValueType)
        {
            RequireExactType<T>(root!);
            _state.References.FindOrAdd(root!, null, Header.RootId);
        }

        if (rootTask.Start is { } start)
        {
            PutStart(start, rootTask.Class);
            WriteMembers(rootTask, root);
        }
        else
        {
            BeginMessage(rootTask.Class);
            WriteRecord(rootTask, root, Header.RootId);
        }

        while (_state.References.TryTakeNext(out RecordTask? task, out object? target, out int id))
        {
            task.Write(ref AsInOrder(), target, id);
        }

        _output.Ensure(1);
        _output.PutByte((byte)RecordKind.MessageEnd);
        if (_claimed > Allowance.Of(_output.Position))
        {
            Refusal.ThrowTooRoomy();
        }

        Finish();
    }

    public void BeginMessage(ClassLayout root)
    {
        _output.Ensure(Header.Length);
        _output.PutByte((byte)RecordKind.SerializedStreamHeader);
        _output.Put(Header.RootId);
        _output.Put(Header.NoHeaders);
        _output.Put(Header.MajorVersion);
        _output.Put(Header.MinorVersion);
        _nextId++;
        if (root.Library is { } library)
        {
            IdOf(library);
        }
    }

    public readonly void Finish() => _output.Finish();

    private void PutStart(MessageStart start, ClassLayout root)
    {
        _output.Write(start.Bytes);
        _state.Classes.Set(root.Index, Header.RootId);
        for (int i = 0; i < start.Libraries.Length; i++)
        {
            _state.Libraries.Set(start.Libraries[i].Index, MessageStart.IdOfLibrary(i));
        }

        _nextId = MessageStart.IdOfLibrary(start.Libraries.Length);
    }

    private static void RequireExactType<T>(object value)
    {
        if (value.GetType() != typeof(T))
        {
            Refusal.ThrowDerived(value.GetType(), typeof(T));
        }
    }

    // As in BinaryFormatter, a reference to a known object also uses up a new id, unless the previous reference was to the same object.
    [MethodImpl(AggressiveInlining)]
    private int IdOf(object target, RecordTask? task, out bool isNew)
    {
        if (ReferenceEquals(target, _previous))
        {
            isNew = false;
            return _previousId;
        }

        int newId = _nextId++;
        int id = _state.References.FindOrAdd(target, task, newId);
        (_previous, _previousId) = (target, id);
        isNew = id == newId;
        return id;
    }

    private int NewId()
    {
        _previous = Nothing;
        return _nextId++;
    }

    [MethodImpl(AggressiveInlining)]
    private int IdOf(Library library)
    {
        int id = _state.Libraries.Find(library.Index);
        return id != 0 ? id : PutLibrary(library);
    }

    [MethodImpl(NoInlining)]
    private int PutLibrary(Library library)
    {
        FlushNulls();
        int id = NewId();
        _state.Libraries.Set(library.Index, id);
        _output.Ensure(1 + sizeof(int));
        _output.PutByte((byte)RecordKind.BinaryLibrary);
        _output.Put(id);
        _output.Write(library.PrefixedName);
        return id;
    }

    [MethodImpl(AggressiveInlining)]
    private void PutReference(int id)
    {
        _output.Ensure(1 + sizeof(int));
        _output.PutByte((byte)RecordKind.MemberReference);
        _output.Put(id);
    }

    [UnscopedRef]
    private ref NrbfWriter<InOrder> AsInOrder() => ref Unsafe.As<NrbfWriter<TVisit>, NrbfWriter<InOrder>>(ref this);

    [UnscopedRef]
    private ref NrbfWriter<Probing> AsProbing() => ref Unsafe.As<NrbfWriter<TVisit>, NrbfWriter<Probing>>(ref this);
}
