using System.Reflection.Metadata;
using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Benchmarks.Features.Advice.Old;

// Reads a BinaryFormatter file, and counts the bytes of each object. Creates no type that the file names. Allocates at most a multiple of
// the file's length.
internal sealed class OldFileReader
{
    public const int HeaderLength = 17;

    private const int LongestMember = 1_000;

    private readonly RecordCursor _cursor;
    private readonly Dictionary<int, string> _libraries = [];
    private readonly Dictionary<int, (OldClass Class, Type?[] Primitives)> _classes = [];
    private readonly Dictionary<int, object> _byId = [];
    private readonly List<OldNode> _objects = [];
    private readonly List<(object?[] Holder, int Index)> _references = [];
    private readonly Stack<Open> _open = [];
    private int _otherBytes = HeaderLength + 1;
    private int _structBytes;
    private long _items;

    private OldFileReader(byte[] data) => (_cursor, _items) = (new RecordCursor(data), RuntimeMembers.ItemsFor(data.Length));

    public static bool HasHeader(ReadOnlySpan<byte> start) =>
        start.Length >= HeaderLength && start[0] == 0 && start[9..HeaderLength].SequenceEqual<byte>([1, 0, 0, 0, 0, 0, 0, 0]);

    public static OldFile Read(byte[] data) => new OldFileReader(data).Read();

    private OldFile Read()
    {
        _cursor.TakeByte();
        int root = _cursor.TakeInt();
        _cursor.Take(HeaderLength - 1 - sizeof(int));
        RecordKind kind;
        while ((kind = TakeKind()) != RecordKind.MessageEnd)
        {
            int start = _cursor.Position - 1;
            if (ReadValue(kind) is not OldNode)
            {
                _otherBytes += _cursor.Position - start;
            }
        }

        if (_cursor.Left > 0)
        {
            throw _cursor.Fault($"has {_cursor.Left:N0} bytes behind its end: it holds several messages, or something else follows");
        }

        foreach ((object?[] holder, int index) in _references)
        {
            int id = ((Unresolved)holder[index]!).Id;
            holder[index] = _byId.TryGetValue(id, out object? target)
                ? target
                : throw _cursor.Fault($"refers to object {id}, which it does not have");
        }

        return new OldFile(_byId.TryGetValue(root, out object? value) ? value : throw _cursor.Fault($"names object {root} as its root, which it does not have"), _objects, _otherBytes, _cursor.Length);
    }

    private RecordKind TakeKind()
    {
        int start = _cursor.Position;
        var kind = (RecordKind)_cursor.TakeByte();
        while (kind == RecordKind.BinaryLibrary)
        {
            int id = _cursor.TakeInt();
            string name = _cursor.TakeText();
            if (!AssemblyNameInfo.TryParse(name, out _) || !_libraries.TryAdd(id, name))
            {
                throw _cursor.Fault($"names assembly {id} twice, or by a name that is none");
            }

            _otherBytes += _cursor.Position - start;
            _structBytes += _cursor.Position - start;
            start = _cursor.Position;
            kind = (RecordKind)_cursor.TakeByte();
        }

        return kind;
    }

    // Uses no recursion: a file may nest as deep as it is long, which would overflow the stack.
    private object? ReadValue(RecordKind kind)
    {
        object? value = Begin(kind);
        while (_open.TryPeek(out Open? open))
        {
            if (open.Next == open.Values.Length)
            {
                Close(_open.Pop());
                continue;
            }

            open.ValueStart = _cursor.Position - _otherBytes;
            object? next = open.Primitives?[open.Next] is { } primitive ? Primitives.Read(_cursor, primitive) : Begin(TakeKind());
            if (_open.Peek() == open)
            {
                Put(open, next);
            }
        }

        return value;
    }

    // Returns a value, a reference to resolve at the end, a run of nulls, or an object or array that is now open.
    private object? Begin(RecordKind kind)
    {
        switch (kind)
        {
            case RecordKind.ClassWithId or RecordKind.SystemClassWithMembersAndTypes or RecordKind.ClassWithMembersAndTypes:
                return BeginObject(kind);
            case RecordKind.BinaryObjectString:
                int id = _cursor.TakeInt();
                return Remember(id, _cursor.TakeText());
            case RecordKind.BinaryArray or RecordKind.ArraySinglePrimitive or RecordKind.ArraySingleObject or RecordKind.ArraySingleString:
                return BeginArray(kind);
            case RecordKind.MemberPrimitiveTyped:
                return Primitives.Read(_cursor, Primitives.TypeOf(_cursor.TakeByte(), _cursor));
            case RecordKind.MemberReference:
                return new Unresolved(_cursor.TakeInt());
            case RecordKind.ObjectNull:
                return null;
            case RecordKind.ObjectNullMultiple256:
                return new Run(_cursor.TakeByte());
            case RecordKind.ObjectNullMultiple:
                return new Run(_cursor.TakeInt());
            case RecordKind.SystemClassWithMembers or RecordKind.ClassWithMembers:
                throw _cursor.Fault("has a class without the types of its members, which BinaryFormatter does not write");
            default:
                throw _cursor.Fault($"has {(byte)kind} where a record must begin");
        }
    }

    private void Put(Open open, object? value)
    {
        if (value is Run run)
        {
            int left = open.Values.Length - open.Next;
            open.Next += open.Node is OldArray && run.Count > 0 && run.Count <= left
                ? run.Count : throw _cursor.Fault($"has {run.Count:N0} nulls for one member, or where {left:N0} items are left");
            return;
        }

        if (value is Unresolved)
        {
            _references.Add((open.Values, open.Next));
        }

        if (open.Node is OldObject one)
        {
            one.Lengths[open.Next] = _cursor.Position - _otherBytes - open.ValueStart;
        }

        open.Values[open.Next++] = value;
    }

    private void Close(Open open)
    {
        open.Node.Bytes = _cursor.Position - _structBytes - open.Start;
        if (_open.TryPeek(out Open? outer))
        {
            _structBytes += open.Node.Bytes;
            Put(outer, open.Node);
        }
    }

    private OldObject BeginObject(RecordKind kind)
    {
        int start = _cursor.Position - 1;
        int id = _cursor.TakeInt();
        int described = kind == RecordKind.ClassWithId ? _cursor.TakeInt() : id;
        if (kind != RecordKind.ClassWithId && !_classes.TryAdd(id, ReadClass(kind)))
        {
            throw _cursor.Fault($"describes the class of object {id} twice");
        }

        if (!_classes.TryGetValue(described, out (OldClass Class, Type?[] Primitives) type))
        {
            throw _cursor.Fault($"has an object of the class of object {described}, which it does not have");
        }

        _classes[id] = type;

        // A negative id marks a struct, whose record lies inside another record.
        var read = new OldObject(type.Class, isStruct: id < 0) { DescriptionBytes = kind == RecordKind.ClassWithId ? 0 : _cursor.Position - start - 1 - sizeof(int) };
        Push(id, new Open(read, read.Values, type.Primitives, start - _structBytes));
        return read;
    }

    private void Push(int id, Open open)
    {
        Remember(id, open.Node);
        _objects.Add(open.Node);
        _open.Push(open);
    }

    private (OldClass Class, Type?[] Primitives) ReadClass(RecordKind kind)
    {
        OldName name = TakeName();
        int count = _cursor.TakeCount(2, "members");
        if (count > OldClass.MostMembers)
        {
            throw _cursor.Fault($"gives {name.Short} more than {OldClass.MostMembers:N0} members");
        }

        string[] names = new string[count];
        for (int i = 0; i < count; i++)
        {
            names[i] = _cursor.TakeText() is { Length: <= LongestMember } text
                ? text : throw _cursor.Fault($"has a member whose name has more than {LongestMember:N0} letters");
        }

        if (names.Distinct().Count() < count)
        {
            throw _cursor.Fault($"gives two members of {name.Short} one name");
        }

        byte[] kinds = _cursor.Take(count).ToArray();
        var members = new OldMember[count];
        var primitives = new Type?[count];
        for (int i = 0; i < count; i++)
        {
            (OldName type, primitives[i]) = ReadType(kinds[i], isMember: true);
            members[i] = new OldMember(names[i], type);
        }

        return (new OldClass(name, kind == RecordKind.ClassWithMembersAndTypes ? TakeLibrary() : "", members), primitives);
    }

    // Primitive is the type of values that have no records.
    private (OldName Type, Type? Primitive) ReadType(byte kind, bool isMember)
    {
        switch ((MemberKind)kind)
        {
            case MemberKind.Primitive:
                Type primitive = Primitives.TypeOf(_cursor.TakeByte(), _cursor);
                return (Primitives.NameOf(primitive), primitive);
            case MemberKind.String:
                return (OldName.Of("System.String"), null);
            case MemberKind.Object:
                return (OldName.Of("System.Object"), null);
            case MemberKind.SystemClass:
                // BinaryFormatter describes a nullable member by the type of its boxed value: only then is a primitive type a class.
                OldName name = TakeName();
                return (isMember && name.Full != "System.String" && Primitives.Find(name.Full) is not null ? new OldName("System.Nullable`1", name) : name, null);
            case MemberKind.Class:
                OldName type = TakeName();
                TakeLibrary();
                return (type, null);
            case MemberKind.ObjectArray:
                return (OldName.Of("System.Object[]"), null);
            case MemberKind.StringArray:
                return (OldName.Of("System.String[]"), null);
            case MemberKind.PrimitiveArray:
                return (Primitives.NameOf(Primitives.TypeOf(_cursor.TakeByte(), _cursor)).ArrayOf(1), null);
            default:
                throw _cursor.Fault($"has {kind} where the kind of a type must stand");
        }
    }

    private string TakeLibrary()
    {
        int id = _cursor.TakeInt();
        return _libraries.TryGetValue(id, out string? library)
            ? library
            : throw _cursor.Fault($"names assembly {id}, which it does not have");
    }

    private OldName TakeName()
    {
        string text = _cursor.TakeText();
        return OldName.TryParse(text, out OldName? name) ? name : throw _cursor.Fault("has a name of a type that is none");
    }

    private OldArray BeginArray(RecordKind kind)
    {
        int start = _cursor.Position - 1;
        int id = _cursor.TakeInt();
        int[] lengths;
        OldName? item;
        Type? primitive = null;
        if (kind == RecordKind.BinaryArray)
        {
            lengths = ReadShape();
            (item, primitive) = ReadType(_cursor.TakeByte(), isMember: false);
        }
        else
        {
            lengths = [_cursor.TakeInt()];
            item = OldName.Of(kind == RecordKind.ArraySingleString ? "System.String" : "System.Object");
            if (kind == RecordKind.ArraySinglePrimitive)
            {
                primitive = Primitives.TypeOf(_cursor.TakeByte(), _cursor);
                item = Primitives.NameOf(primitive);
            }
        }

        int count = CountOf(lengths);
        Array items = primitive is null ? MakeItems(count) : ReadPlain(count, primitive);
        var read = new OldArray(item.ArrayOf(lengths.Length), lengths, items);
        Push(id, new Open(read, items as object?[] ?? [], null, start - _structBytes));
        return read;
    }

    private int[] ReadShape()
    {
        const int Rectangle = 2, WithBounds = 3, MostDimensions = 32;
        byte form = _cursor.TakeByte();
        int rank = _cursor.TakeInt();
        if (form >= WithBounds)
        {
            throw _cursor.Fault("has an array that does not start at index 0, which no other serializer carries");
        }

        return rank is >= 1 and <= MostDimensions && rank > 1 == (form == Rectangle)
            ? [.. Enumerable.Range(0, rank).Select(_ => _cursor.TakeInt())] : throw _cursor.Fault("has an array of a form that does not exist");
    }

    private int CountOf(int[] lengths)
    {
        long count = 1;
        foreach (int length in lengths)
        {
            count = length < 0 ? -1 : Math.Min(count * length, int.MaxValue);
            if (count < 0)
            {
                throw _cursor.Fault($"has an array of length {length:N0}");
            }
        }

        return (int)count;
    }

    private Array ReadPlain(int count, Type primitive)
    {
        if ((long)count * Primitives.MinLength(primitive) > _cursor.Left)
        {
            throw _cursor.Fault($"claims {count:N0} items of an array, and {_cursor.Left:N0} bytes are left");
        }

        var items = Array.CreateInstance(primitive, count);
        if (primitive.IsPrimitive && primitive != typeof(bool) && primitive != typeof(char))
        {
            Buffer.BlockCopy(
                _cursor.Take(count * Primitives.MinLength(primitive)).ToArray(), 0, items, 0, count * Primitives.MinLength(primitive));
            return items;
        }

        for (int i = 0; i < count; i++)
        {
            items.SetValue(Primitives.Read(_cursor, primitive), i);
        }

        return items;
    }

    private object?[] MakeItems(int count)
    {
        _items -= count;
        return _items >= 0
            ? new object?[count] : throw _cursor.Fault($"claims {count:N0} items of an array, more than a file of {_cursor.Length:N0} bytes may have");
    }

    private object Remember(int id, object value) => _byId.TryAdd(id, value) ? value : throw _cursor.Fault($"has object {id} twice");

    private sealed record Unresolved(int Id);

    private sealed record Run(int Count);

    // An object or array whose values are being read.
    // primitives: the types of values without a record; null if all values have records.
    // start: the position of the record, minus the bytes of structs before it.
    private sealed class Open(OldNode node, object?[] values, Type?[]? primitives, int start)
    {
        public OldNode Node => node;

        public object?[] Values => values;

        public Type?[]? Primitives => primitives;

        public int Start => start;

        public int Next { get; set; }

        // The position of the next value, minus the bytes of assembly names before it.
        public int ValueStart { get; set; }
    }
}
