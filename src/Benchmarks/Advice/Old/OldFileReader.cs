namespace SerBench.Benchmarks.Advice.Old;

/// <summary>
/// Reads a file of BinaryFormatter into objects that are lists of values, and counts the bytes of each. It creates no type of the file, and no more memory than a
/// multiple of the file's bytes.
/// </summary>
internal sealed class OldFileReader
{
    /// <summary>The bytes of the header.</summary>
    public const int HeaderLength = 17;

    /// <summary>Runs of nulls need more memory than they have bytes. Together they may ask for this many items per byte of the file.</summary>
    private const int NullsPerByte = 64;

    private const int DeepestStruct = 64;

    // The kinds of records.
    private const byte ClassById = 1, SystemClass = 2, Class = 3, SystemClassAndTypes = 4, ClassAndTypes = 5, Text = 6, BinaryArray = 7, Typed = 8, Reference = 9, Null = 10,
        End = 11, Library = 12, Nulls256 = 13, Nulls = 14, PrimitiveArray = 15, ObjectArray = 16, TextArray = 17;

    private readonly RecordCursor _cursor;
    private readonly Dictionary<int, string> _libraries = [];
    private readonly Dictionary<int, (OldClass Class, Type?[] Primitives)> _classes = [];
    private readonly Dictionary<int, object> _byId = [];
    private readonly List<OldNode> _objects = [];
    private readonly List<(object?[] Holder, int Index)> _references = [];
    private int _other = HeaderLength + 1;
    private int _ofStructs;
    private long _nulls;

    private OldFileReader(byte[] data) => _cursor = new RecordCursor(data);

    /// <summary>True if bytes begin as a file of BinaryFormatter does.</summary>
    public static bool IsOne(ReadOnlySpan<byte> start) =>
        start.Length >= HeaderLength && start[0] == 0 && start[9..HeaderLength].SequenceEqual<byte>([1, 0, 0, 0, 0, 0, 0, 0]);

    /// <exception cref="InvalidDataException">The file is damaged, or is written in a way that BinaryFormatter never uses: a clause with the place.</exception>
    public static OldFile Read(byte[] data) => new OldFileReader(data).Read();

    private OldFile Read()
    {
        _cursor.TakeByte();
        int root = _cursor.TakeInt();
        _cursor.Take(HeaderLength - 1 - sizeof(int));
        byte kind;
        while ((kind = TakeKind()) != End)
        {
            int start = _cursor.Position - 1;
            if (ReadValue(kind, depth: 0) is not OldNode)
            {
                _other += _cursor.Position - start;
            }
        }

        if (_cursor.Left > 0)
        {
            throw _cursor.Fault($"has {_cursor.Left:N0} bytes behind its end: it holds several messages, or something else follows");
        }

        foreach ((object?[] holder, int index) in _references)
        {
            int id = ((Unresolved)holder[index]!).Id;
            holder[index] = _byId.TryGetValue(id, out object? target) ? target : throw _cursor.Fault($"refers to object {id}, which it does not have");
        }

        return new OldFile(_byId.TryGetValue(root, out object? value) ? value : throw _cursor.Fault($"names object {root} as its root, which it does not have"), _objects, _other, _cursor.Length);
    }

    // The kind of the next record that is no assembly.
    private byte TakeKind()
    {
        int start = _cursor.Position;
        byte kind = _cursor.TakeByte();
        while (kind == Library)
        {
            int id = _cursor.TakeInt();
            if (!_libraries.TryAdd(id, _cursor.TakeText()))
            {
                throw _cursor.Fault($"names assembly {id} twice");
            }

            _other += _cursor.Position - start;
            _ofStructs += _cursor.Position - start;
            start = _cursor.Position;
            kind = _cursor.TakeByte();
        }

        return kind;
    }

    // A record whose kind has been read. The answer is a value, a reference that is resolved at the end, or a run of nulls.
    private object? ReadValue(byte kind, int depth)
    {
        switch (kind)
        {
            case ClassById or SystemClassAndTypes or ClassAndTypes:
                return ReadObject(kind, depth);
            case Text:
                int id = _cursor.TakeInt();
                return Remember(id, _cursor.TakeText());
            case BinaryArray or PrimitiveArray or ObjectArray or TextArray:
                return ReadArray(kind, depth);
            case Typed:
                return Primitives.Read(_cursor, Primitives.TypeOf(_cursor.TakeByte(), _cursor));
            case Reference:
                return new Unresolved(_cursor.TakeInt());
            case Null:
                return null;
            case Nulls256:
                return new Run(_cursor.TakeByte());
            case Nulls:
                return new Run(_cursor.TakeInt());
            case SystemClass or Class:
                throw _cursor.Fault("has a class without the types of its members, which BinaryFormatter does not write");
            default:
                throw _cursor.Fault($"has {kind} where a record must begin");
        }
    }

    private OldObject ReadObject(byte kind, int depth)
    {
        if (depth > DeepestStruct)
        {
            throw _cursor.Fault($"nests more than {DeepestStruct} structs");
        }

        int start = _cursor.Position - 1;
        int structsBefore = _ofStructs;
        int id = _cursor.TakeInt();
        int described = kind == ClassById ? _cursor.TakeInt() : id;
        if (kind != ClassById && !_classes.TryAdd(id, ReadClass(kind)))
        {
            throw _cursor.Fault($"describes the class of object {id} twice");
        }

        if (!_classes.TryGetValue(described, out (OldClass Class, Type?[] Primitives) type))
        {
            throw _cursor.Fault($"has an object of the class of object {described}, which it does not have");
        }

        // Structs stand within others and have negative numbers.
        var read = new OldObject(type.Class, isStruct: id < 0) { DescriptionBytes = kind == ClassById ? 0 : _cursor.Position - start - 1 - sizeof(int) };
        Remember(id, read);
        _objects.Add(read);
        for (int i = 0; i < read.Values.Length; i++)
        {
            int before = _cursor.Position;
            int otherBefore = _other;
            read.Values[i] = type.Primitives[i] is { } primitive ? Primitives.Read(_cursor, primitive) : Single(ReadValue(TakeKind(), depth + 1));
            Note(read.Values, i);
            read.Lengths[i] = _cursor.Position - before - (_other - otherBefore);
        }

        read.Bytes = _cursor.Position - start - (_ofStructs - structsBefore);
        _ofStructs += depth > 0 ? read.Bytes : 0;
        return read;
    }

    private (OldClass Class, Type?[] Primitives) ReadClass(byte kind)
    {
        OldName name = TakeName();
        int count = _cursor.TakeCount(2, "members");
        string[] names = new string[count];
        for (int i = 0; i < count; i++)
        {
            names[i] = _cursor.TakeText();
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

        return (new OldClass(name, kind == ClassAndTypes ? TakeLibrary() : "", members), primitives);
    }

    // The type of a member or of the items of an array. A second type is that of values without a record.
    private (OldName Type, Type? Primitive) ReadType(byte kind, bool isMember)
    {
        switch (kind)
        {
            case 0:
                Type primitive = Primitives.TypeOf(_cursor.TakeByte(), _cursor);
                return (Primitives.NameOf(primitive), primitive);
            case 1:
                return (OldName.Of("System.String"), null);
            case 2:
                return (OldName.Of("System.Object"), null);
            case 3:
                // BinaryFormatter asks a boxed value for its type: only a nullable member with a value is a class with the name of a primitive type.
                OldName name = TakeName();
                return (isMember && name.Full != "System.String" && Primitives.Find(name.Full) is not null ? OldName.Of($"System.Nullable`1[[{name.Full}]]") : name, null);
            case 4:
                OldName type = TakeName();
                TakeLibrary();
                return (type, null);
            case 5:
                return (OldName.Of("System.Object[]"), null);
            case 6:
                return (OldName.Of("System.String[]"), null);
            case 7:
                return (OldName.Of(Primitives.TypeOf(_cursor.TakeByte(), _cursor).FullName + "[]"), null);
            default:
                throw _cursor.Fault($"has {kind} where the kind of a type must stand");
        }
    }

    private string TakeLibrary()
    {
        int id = _cursor.TakeInt();
        return _libraries.TryGetValue(id, out string? library) ? library : throw _cursor.Fault($"names assembly {id}, which it does not have");
    }

    private OldName TakeName()
    {
        string text = _cursor.TakeText();
        return OldName.TryParse(text, out OldName? name) ? name : throw _cursor.Fault("has a name of a type that is none");
    }

    private OldArray ReadArray(byte kind, int depth)
    {
        int start = _cursor.Position - 1;
        int structsBefore = _ofStructs;
        int id = _cursor.TakeInt();
        int[] lengths;
        OldName? item;
        Type? primitive = null;
        if (kind == BinaryArray)
        {
            lengths = ReadShape();
            (item, primitive) = ReadType(_cursor.TakeByte(), isMember: false);
        }
        else
        {
            lengths = [_cursor.TakeInt()];
            item = OldName.Of(kind == TextArray ? "System.String" : "System.Object");
            if (kind == PrimitiveArray)
            {
                primitive = Primitives.TypeOf(_cursor.TakeByte(), _cursor);
                item = Primitives.NameOf(primitive);
            }
        }

        Array items = primitive is null ? ReadItems(CountOf(lengths), depth) : ReadPlain(CountOf(lengths), primitive);
        var read = new OldArray(OldName.Of($"{item.Full}[{new string(',', lengths.Length - 1)}]"), lengths, items) { Bytes = _cursor.Position - start - (_ofStructs - structsBefore) };
        _ofStructs += depth > 0 ? read.Bytes : 0;
        Remember(id, read);
        _objects.Add(read);
        return read;
    }

    private int[] ReadShape()
    {
        const int FirstWithBounds = 3, MostDimensions = 32;
        byte form = _cursor.TakeByte();
        int rank = _cursor.TakeInt();
        if (form > 5 || rank is < 1 or > MostDimensions)
        {
            throw _cursor.Fault("has an array of a form that does not exist");
        }

        int[] lengths = [.. Enumerable.Range(0, rank).Select(_ => _cursor.TakeInt())];
        if (form >= FirstWithBounds && Enumerable.Range(0, rank).Select(_ => _cursor.TakeInt()).ToArray().Any(bound => bound != 0))
        {
            throw _cursor.Fault("has an array that does not start at index 0, which no other serializer carries");
        }

        return lengths;
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
        if ((long)count * Primitives.LeastBytes(primitive) > _cursor.Left)
        {
            throw _cursor.Fault($"claims {count:N0} items of an array, and {_cursor.Left:N0} bytes are left");
        }

        var items = Array.CreateInstance(primitive, count);
        if (primitive.IsPrimitive && primitive != typeof(bool) && primitive != typeof(char))
        {
            Buffer.BlockCopy(_cursor.Take(count * Primitives.LeastBytes(primitive)).ToArray(), 0, items, 0, count * Primitives.LeastBytes(primitive));
            return items;
        }

        for (int i = 0; i < count; i++)
        {
            items.SetValue(Primitives.Read(_cursor, primitive), i);
        }

        return items;
    }

    private object?[] ReadItems(int count, int depth)
    {
        _nulls += count;
        if (_nulls > (long)NullsPerByte * _cursor.Length)
        {
            throw _cursor.Fault($"claims {count:N0} items of an array, more than {NullsPerByte} for each of its bytes");
        }

        var items = new object?[count];
        for (int i = 0; i < count;)
        {
            object? value = ReadValue(TakeKind(), depth + 1);
            if (value is Run run)
            {
                i = run.Count > 0 && run.Count <= count - i ? i + run.Count : throw _cursor.Fault($"has {run.Count:N0} nulls where {count - i:N0} items are left");
                continue;
            }

            items[i] = value;
            Note(items, i++);
        }

        return items;
    }

    private object? Single(object? value) => value is Run ? throw _cursor.Fault("has several nulls for one member") : value;

    private void Note(object?[] holder, int index)
    {
        if (holder[index] is Unresolved)
        {
            _references.Add((holder, index));
        }
    }

    private object Remember(int id, object value) => _byId.TryAdd(id, value) ? value : throw _cursor.Fault($"has object {id} twice");

    private sealed record Unresolved(int Id);

    private sealed record Run(int Count);
}
