namespace SerBench.Formats.Tests.Ignite;

// Reads values of unknown type by their codes.
internal ref struct DynamicReader(ReadOnlySpan<byte> data, IgniteOptions options)
{
    private readonly IgniteReferences _references = new();
    private InputCursor _input = new(data);
    private NestingLevel _nesting = NestingLevel.Reading(data.Length);
    private IgniteDepth _depth;

    public readonly void Finish() => _input.ExpectEnd();

    public object? ReadValue()
    {
        int start = _input.Position;
        byte code = _input.ReadByte();
        return code switch
        {
            IgniteCode.Null => null,
            >= IgniteCode.Byte and <= IgniteCode.Bool => ReadPrimitive(code),
            IgniteCode.String => ReadText(),
            IgniteCode.Guid => ReadGuid(),
            IgniteCode.Decimal => IgniteDecimal.Read(ref _input),
            IgniteCode.Timestamp => ReadTimestamp(),
            IgniteCode.Enum or IgniteCode.BinaryEnum => ReadEnum(code),
            IgniteCode.Handle => ReadHandle(start),
            _ => ReadReference(code, start),
        };
    }

    private object? ReadReference(byte code, int start)
    {
        IgniteDepth outer = _depth;
        _depth = code == IgniteCode.Object ? _depth.NextObject : _depth.NextCollection;
        if (_depth.IsTooDeep)
        {
            WireFormatException.ThrowTooDeep(start);
        }

        object value = code switch
        {
            IgniteCode.ByteArray => ReadBlock<byte>(start),
            IgniteCode.ShortArray => ReadBlock<short>(start),
            IgniteCode.IntArray => ReadBlock<int>(start),
            IgniteCode.LongArray => ReadBlock<long>(start),
            IgniteCode.FloatArray => ReadBlock<float>(start),
            IgniteCode.DoubleArray => ReadBlock<double>(start),
            IgniteCode.CharArray => ReadBlock<char>(start),
            IgniteCode.BoolArray => ReadBlock<bool>(start),
            IgniteCode.StringArray => ReadItems<string?>(start),
            IgniteCode.GuidArray => ReadItems<Guid?>(start),
            IgniteCode.DecimalArray => ReadItems<decimal?>(start),
            IgniteCode.TimestampArray => ReadItems<DateTime?>(start),
            IgniteCode.ObjectArray => ReadObjectArray(start, isEnum: false),
            IgniteCode.EnumArray => ReadObjectArray(start, isEnum: true),
            IgniteCode.Collection => ReadCollection(start),
            IgniteCode.Map => ReadMap(start),
            IgniteCode.Wrapped => ReadWrapped(start),
            IgniteCode.Object => ReadObject(start),
            _ => throw new WireFormatException(start, $"a code of a value, found {code}"),
        };
        _depth = outer;
        return value;
    }

    private object ReadPrimitive(byte code) => code switch
    {
        IgniteCode.Byte => _input.ReadByte(),
        IgniteCode.Short => _input.Read<short>(),
        IgniteCode.Int => _input.Read<int>(),
        IgniteCode.Long => _input.Read<long>(),
        IgniteCode.Float => _input.Read<float>(),
        IgniteCode.Double => _input.Read<double>(),
        IgniteCode.Char => _input.Read<char>(),
        _ => ReadBoolean(),
    };

    private bool ReadBoolean()
    {
        byte value = _input.ReadByte();
        return value <= 1 ? value != 0 : throw new WireFormatException(_input.Position - 1, "a boolean of 0 or 1");
    }

    private string ReadText()
    {
        int length = _input.Read<int>();
        int offset = _input.Position;
        return IgniteText.Decode(_input.ReadBytes(length), offset);
    }

    private Guid ReadGuid()
    {
        _input.Need(IgniteWidth.Guid - 1);
        return IgniteGuid.Take(ref _input);
    }

    private DateTime ReadTimestamp()
    {
        int offset = _input.Position;
        return IgniteTime.Join(_input.Read<long>(), _input.Read<int>(), offset);
    }

    private IgniteEnum ReadEnum(byte code) =>
        new(options.TypeName(_input.Read<int>()), _input.Read<int>(), code == IgniteCode.BinaryEnum);

    private object ReadHandle(int start)
    {
        int target = start - _input.Read<int>();
        return _references.TryFind(target, out object? value)
            ? value!
            : throw new WireFormatException(start, "a handle to something read before");
    }

    private Array ReadBlock<T>(int start)
        where T : unmanaged
    {
        int count = _input.Read<int>();
        _input.NeedItems(count, Unsafe.SizeOf<T>());
        var items = new T[count];
        ReadOnlySpan<byte> bytes = _input.ReadBytes(count * Unsafe.SizeOf<T>());
        if (typeof(T) == typeof(bool) && bytes.ContainsAnyExceptInRange((byte)0, (byte)1))
        {
            WireFormatException.Throw(start, "booleans of 0 or 1");
        }

        bytes.CopyTo(System.Runtime.InteropServices.MemoryMarshal.AsBytes(items.AsSpan()));
        _references.TryAdd(start, items);
        return items;
    }

    private T[] ReadItems<T>(int start)
    {
        int count = _input.Read<int>();
        _nesting = _nesting.Claim(count, 1, in _input);
        var items = new T[count];
        _references.TryAdd(start, items);
        for (int i = 0; i < items.Length; i++)
        {
            int offset = _input.Position;
            object? item = ReadValue();
            items[i] = item is T or null ? (T)item! : throw new WireFormatException(offset, $"an item of {typeof(T).Name}");
        }

        return items;
    }

    private object ReadObjectArray(int start, bool isEnum)
    {
        int typeId = _input.Read<int>();
        if (typeId == DynamicTypes.ObjectTypeId && !isEnum)
        {
            return ReadItems<object?>(start);
        }

        int count = _input.Read<int>();
        _nesting = _nesting.Claim(count, 1, in _input);
        var array = new IgniteArray(options.TypeName(typeId), new object?[count], isEnum);
        _references.TryAdd(start, array);
        foreach (ref object? item in array.Items.AsSpan())
        {
            item = ReadValue();
        }

        return array;
    }

    private ICollection<object?> ReadCollection(int start)
    {
        int count = _input.Read<int>();
        byte kind = _input.ReadByte();
        _input.NeedItems(count, 1);
        ICollection<object?> items = kind switch
        {
            IgniteCollectionKind.Other => new Collection<object?>(),
            IgniteCollectionKind.List => new List<object?>(),
            IgniteCollectionKind.LinkedList => new LinkedList<object?>(),
            _ => throw new WireFormatException(start, "a collection of kind 0, 1 or 2"),
        };
        _references.TryAdd(start, items);
        for (int i = 0; i < count; i++)
        {
            items.Add(ReadValue());
        }

        return items;
    }

    private IDictionary<object, object?> ReadMap(int start)
    {
        int count = _input.Read<int>();
        byte kind = _input.ReadByte();
        _input.NeedItems(count, 2);
        IDictionary<object, object?> map = kind switch
        {
            IgniteCollectionKind.Other => new OrderedDictionary<object, object?>(),
            IgniteCollectionKind.Dictionary => new Dictionary<object, object?>(),
            _ => throw new WireFormatException(start, "a map of kind 0 or 1"),
        };
        _references.TryAdd(start, map);
        var guard = new KeyGuard<object>(count);
        try
        {
            for (int i = 0; i < count; i++)
            {
                object key = ReadEntry(map);
                if (KeyGuard<object>.IsNeeded(count))
                {
                    guard.Add(key, isNew: true, BucketsOf(map), map.Keys, _input.Position);
                }
            }
        }
        finally
        {
            guard.Dispose();
        }

        return map;
    }

    private object ReadEntry(IDictionary<object, object?> map)
    {
        object key = ReadValue() ?? throw new WireFormatException(_input.Position, "a map key that is not null");
        if (!map.TryAdd(key, ReadValue()))
        {
            WireFormatException.ThrowDuplicateKey(_input.Position);
        }

        return key;
    }

    private static int BucketsOf(IDictionary<object, object?> map) =>
        map is OrderedDictionary<object, object?> ordered ? ordered.Capacity : ((Dictionary<object, object?>)map).Capacity;

    private IgniteWrapped ReadWrapped(int start)
    {
        int length = _input.Read<int>();
        byte[] bytes = _input.ReadBytes(length).ToArray();
        var wrapped = new IgniteWrapped(bytes, _input.Read<int>());
        _references.TryAdd(start, wrapped);
        return wrapped;
    }

    private const int KnownFlags = IgniteHeader.UserType | IgniteHeader.HasSchema | IgniteHeader.HasRaw
        | IgniteHeader.Offsets | IgniteHeader.CompactFooter;

    private object ReadObject(int start)
    {
        IgniteObjectHeader header = IgniteObjectHeader.Read(_input.Data, start);
        if (start == 0)
        {
            header.RequireHash(_input.Data);
        }

        _input.MoveTo(start + IgniteHeader.Length);
        if (header.Flags == IgniteHeader.HasRaw && header.TypeId == IgniteHeader.RectangularTypeId)
        {
            return ReadRectangular(header);
        }

        if ((header.Flags & ~KnownFlags) != 0 || (header.Flags & IgniteHeader.UserType) == 0)
        {
            WireFormatException.Throw(start + IgniteHeader.FlagsAt, "the flags of a user's object");
        }

        string name = header.TypeId != 0 ? options.TypeName(header.TypeId) : ReadInlineName();
        var value = new IgniteObject(name);
        _references.TryAdd(start, value);

        int typeId = header.TypeId != 0 ? header.TypeId : options.TypeId(name);
        ReadFields(header, typeId, value);
        if (header.HasRaw)
        {
            ReadRaw(header, typeId, value);
        }

        Require(_input.Position == header.FieldsEnd, "the end of the fields");
        _input.MoveTo(header.End);
        return value;
    }

    private string ReadInlineName()
    {
        Require(_input.ReadByte() == IgniteCode.String, "the name of an unregistered type");
        return ReadText();
    }

    private void ReadFields(IgniteObjectHeader header, int typeId, IgniteObject value)
    {
        IgniteType? schema = header.IsCompact && header.FieldCount > 0 ? options.FindSchema(typeId, header.SchemaId) : null;
        if (header.IsCompact && header.FieldCount > 0 && schema?.Fields.Count != header.FieldCount)
        {
            WireFormatException.Throw(header.Start, $"a schema of type {value.TypeName} that is known");
        }

        for (int i = 0; i < header.FieldCount; i++)
        {
            Require(_input.Position - header.Start == header.Offset(_input.Data, i), "a field where the footer says");
            string name = schema?.Fields[i] ?? options.FieldName(typeId, header.FieldId(_input.Data, i));
            value.Fields.Add(new(name, ReadValue()));
        }
    }

    private void ReadRaw(IgniteObjectHeader header, int typeId, IgniteObject value)
    {
        Require(_input.Position == header.RawStart(_input.Data), "the raw part where the footer says");
        foreach (Type type in options.RawOf(typeId))
        {
            byte code = TypeCodes.OfPrimitive(type);
            value.Raw.Add(code == IgniteCode.Null ? ReadValue() : ReadPrimitive(code));
        }
    }

    private Array ReadRectangular(IgniteObjectHeader header)
    {
        int typeId = _input.Read<int>();
        int rank = _input.Read<int>();
        Require(rank is > 1 and <= 32 && header.SchemaOffset == IgniteHeader.Length, "an array of two to 32 dimensions");
        var lengths = new int[rank];
        int lengthsAt = _input.Position;
        foreach (ref int length in lengths.AsSpan())
        {
            length = _input.Read<int>();
        }

        _nesting = _nesting.Claim(ArrayLengths.Require(lengths, lengthsAt), 1, in _input);
        Type item = DynamicTypes.OfItem(typeId, options)
            ?? throw new WireFormatException(header.Start, $"a primitive item type, found type id {typeId}");
        var array = Array.CreateInstance(item, lengths);
        _references.TryAdd(header.Start, array);
        foreach (int[] at in DynamicTypes.Indexes(lengths))
        {
            object? value = ReadValue();
            Require(value is null ? !item.IsValueType : item.IsInstanceOfType(value), $"an item of {item.Name}");
            array.SetValue(value, at);
        }

        Require(_input.Position == header.End, "the end of the array");
        return array;
    }

    private readonly void Require(bool isMet, string expected)
    {
        if (!isMet)
        {
            WireFormatException.Throw(_input.Position, expected);
        }
    }
}
