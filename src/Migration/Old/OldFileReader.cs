using System.Reflection.Metadata;
using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Migration.Old;

// Creates no type that the file names, and allocates at most a multiple of the file's length.
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
            holder[index] = _byId.GetValueOrDefault(id) ?? throw _cursor.Fault($"refers to object {id}, which it does not have");
        }

        object value = _byId.GetValueOrDefault(root) ?? throw _cursor.Fault($"names object {root} as its root, which it does not have");
        return new OldFile(value, _objects, _otherBytes, _cursor.Length);
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

    // A file may nest as deep as it is long, so recursion would overflow the stack.
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
            if (ReferenceEquals(_open.Peek(), open))
            {
                Put(open, next);
            }
        }

        return value;
    }

    private object? Begin(RecordKind kind) => kind switch
    {
        RecordKind.ClassWithId or RecordKind.SystemClassWithMembersAndTypes or RecordKind.ClassWithMembersAndTypes => BeginObject(kind),
        RecordKind.BinaryObjectString => Remember(_cursor.TakeInt(), _cursor.TakeText()),
        RecordKind.BinaryArray or RecordKind.ArraySinglePrimitive or RecordKind.ArraySingleObject or RecordKind.ArraySingleString =>
            BeginArray(kind),
        RecordKind.MemberPrimitiveTyped => Primitives.Read(_cursor, Primitives.ReadType(_cursor)),
        RecordKind.MemberReference => new Unresolved(_cursor.TakeInt()),
        RecordKind.ObjectNull => null,
        RecordKind.ObjectNullMultiple256 => new Run(_cursor.TakeByte()),
        RecordKind.ObjectNullMultiple => new Run(_cursor.TakeInt()),
        RecordKind.SystemClassWithMembers or RecordKind.ClassWithMembers =>
            throw _cursor.Fault("has a class without the types of its members, which BinaryFormatter does not write"),
        _ => throw _cursor.Fault($"has {(byte)kind} where a record must begin"),
    };

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
        var read = new OldObject(type.Class, isStruct: id < 0)
        {
            DescriptionBytes = kind == RecordKind.ClassWithId ? 0 : _cursor.Position - start - 1 - sizeof(int),
        };
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
        int count = _cursor.TakeInt();

        // A member takes at least 2 bytes: the length of its name, and its kind.
        if (count < 0 || count * 2L > _cursor.Left)
        {
            throw _cursor.Fault($"claims {count:N0} members, and {_cursor.Left:N0} bytes are left");
        }

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
            (OldName type, primitives[i]) = ReadType((MemberKind)kinds[i], isMember: true);
            members[i] = new OldMember(names[i], type);
        }

        return (new OldClass(name, kind == RecordKind.ClassWithMembersAndTypes ? TakeLibrary() : "", members), primitives);
    }

    private (OldName Type, Type? Primitive) ReadType(MemberKind kind, bool isMember)
    {
        switch (kind)
        {
            case MemberKind.Primitive:
                Type primitive = Primitives.ReadType(_cursor);
                return (Primitives.NameOf(primitive), primitive);
            case MemberKind.SystemClass:
                // BinaryFormatter describes an int? member by the class System.Int32. Other primitive members are described by a code.
                OldName name = TakeName();
                bool isNullable = isMember && name.Full != "System.String" && Primitives.Find(name.Full) is not null;
                return (isNullable ? new OldName("System.Nullable`1", name) : name, null);
            case MemberKind.Class:
                OldName type = TakeName();
                TakeLibrary();
                return (type, null);
            case MemberKind.PrimitiveArray:
                return (Primitives.NameOf(Primitives.ReadType(_cursor)).ArrayOf(1), null);
            default:
                return (OldName.Of(kind switch
                {
                    MemberKind.String => "System.String",
                    MemberKind.Object => "System.Object",
                    MemberKind.ObjectArray => "System.Object[]",
                    MemberKind.StringArray => "System.String[]",
                    _ => throw _cursor.Fault($"has {(byte)kind} where the kind of a type must stand"),
                }), null);
        }
    }

    private string TakeLibrary()
    {
        int id = _cursor.TakeInt();
        return _libraries.GetValueOrDefault(id) ?? throw _cursor.Fault($"names assembly {id}, which it does not have");
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
        int[] lengths = kind == RecordKind.BinaryArray ? ReadShape() : [_cursor.TakeInt()];
        MemberKind itemKind = kind switch
        {
            RecordKind.ArraySinglePrimitive => MemberKind.Primitive,
            RecordKind.ArraySingleString => MemberKind.String,
            RecordKind.ArraySingleObject => MemberKind.Object,
            _ => (MemberKind)_cursor.TakeByte(),
        };
        (OldName item, Type? primitive) = ReadType(itemKind, isMember: false);
        int count = CountOf(lengths);
        Array items = primitive is null ? MakeItems(count) : ReadPlain(count, primitive);
        var read = new OldArray(item.ArrayOf(lengths.Length), items);
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
            ? [.. Enumerable.Range(0, rank).Select(_ => _cursor.TakeInt())]
            : throw _cursor.Fault("has an array of a form that does not exist");
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
        long length = (long)count * Primitives.MinLength(primitive);
        if (length > _cursor.Left)
        {
            throw _cursor.Fault($"claims {count:N0} items of an array, and {_cursor.Left:N0} bytes are left");
        }

        var items = Array.CreateInstance(primitive, count);
        if (primitive.IsPrimitive && primitive != typeof(bool) && primitive != typeof(char))
        {
            Buffer.BlockCopy(_cursor.Take((int)length).ToArray(), 0, items, 0, (int)length);
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
            ? new object?[count]
            : throw _cursor.Fault($"claims {count:N0} items of an array, more than a file of {_cursor.Length:N0} bytes may have");
    }

    private object Remember(int id, object value) => _byId.TryAdd(id, value) ? value : throw _cursor.Fault($"has object {id} twice");

    private sealed record Unresolved(int Id);

    private sealed record Run(int Count);

    /// <param name="Primitives">the types of values without a record; null if all values have records.</param>
    /// <param name="Start">the position where the record starts, minus the bytes of all structs and assembly names before it. The same is
    /// subtracted from the end. The difference is the length of the record without structs and assembly names inside it, because these
    /// are counted by themselves.</param>
    private sealed record Open(OldNode Node, object?[] Values, Type?[]? Primitives, int Start)
    {
        public int Next { get; set; }

        // The position of the next value, minus the bytes of assembly names so far.
        public int ValueStart { get; set; }
    }
}
