namespace SerBench.Formats.Ignite.Views;

/// <summary>An object whose fields are read in place, by name and in any order (docs/formats/ignite.md, "Views"). An absent field reads as
/// the default of its type; the raw part cannot be read. Numbers allocate nothing. Damage gives <see cref="WireFormatException"/>, at the
/// latest when the damaged bytes are read.</summary>
public readonly ref struct IgniteView
{
    private readonly ReadOnlySpan<byte> _message;
    private readonly int _start;
    private readonly int _length;
    private readonly IgniteOptions _options;

    [MethodImpl(AggressiveInlining)]
    private IgniteView(ReadOnlySpan<byte> message, int start, int length, IgniteOptions options)
    {
        _message = message;
        _start = start;
        _length = length;
        _options = options;
    }

    /// <summary>True if there is no object, because a field is absent or null. All its fields are absent.</summary>
    public bool IsNull => _length == 0;

    /// <summary>The flags of the header.</summary>
    public int Flags => Header(0) >>> 16;

    /// <summary>The id of the type in the header.</summary>
    public int TypeId => Header(IgniteHeader.TypeIdAt);

    /// <summary>The hash in the header, which is not verified.</summary>
    public int Hash => Header(IgniteHeader.HashAt);

    /// <summary>The bytes of the object, header and footer included.</summary>
    public int Length => _length;

    /// <summary>The id of the schema in the header.</summary>
    public int SchemaId => Header(IgniteHeader.SchemaIdAt);

    /// <summary>True if the footer leaves out field ids, so that its schema must be known.</summary>
    public bool IsCompact => (Flags & IgniteHeader.CompactFooter) != 0;

    /// <summary>True if the object has values without names, which no view shows.</summary>
    public bool HasRaw => (Flags & IgniteHeader.HasRaw) != 0;

    /// <summary>The number of named fields.</summary>
    public int FieldCount => IsNull ? 0 : IgniteObjectHeader.Read(Bytes, _start).FieldCount;

    private ReadOnlySpan<byte> Bytes => _message[..(_start + _length)];

    /// <summary>A view of the object that takes all of <paramref name="message"/>. Only the frame of the object is checked; decoding
    /// refuses a damaged message as a whole.</summary>
    /// <param name="message">The bytes of the message.</param>
    /// <param name="options">The ids of names, and the schemas by which compact footers are read.</param>
    [MethodImpl(AggressiveInlining)]
    public static IgniteView Read(ReadOnlySpan<byte> message, IgniteOptions? options = null)
    {
        if (message.Length < IgniteHeader.Length
            || BinaryPrimitives.ReadUInt16LittleEndian(message) != (IgniteCode.Object | (IgniteHeader.Version << 8))
            || BinaryPrimitives.ReadInt32LittleEndian(message.Slice(IgniteHeader.LengthAt, sizeof(int))) != message.Length)
        {
            ThrowHeader(message);
        }

        return new IgniteView(message, 0, message.Length, options ?? IgniteOptions.Default);
    }

    internal static IgniteView At(ReadOnlySpan<byte> message, int start, int end, IgniteOptions options) =>
        new(message, start, IgniteObjectHeader.Read(message[..end], start).Length, options);

    internal T Decode<T, TBinarizer>()
        where TBinarizer : struct, IBinarizer<T> =>
        IsCompact
            ? IgniteReader<CompactMode>.Decode<T, TBinarizer>(Bytes[_start..])
            : IgniteReader<FullMode>.Decode<T, TBinarizer>(Bytes[_start..]);

    // An entry that leads out of the fields is damage.
    private IgniteValue Follow(scoped in IgnitePlace place)
    {
        if (!place.Exists)
        {
            return default;
        }

        int footer = _length - place.FooterLength;
        if (footer != Load<int>(IgniteHeader.SchemaOffsetAt) || footer < IgniteHeader.Length)
        {
            ThrowFooter();
        }

        uint offset = Offset(in place);
        if (offset < IgniteHeader.Length || offset >= (uint)footer)
        {
            ThrowFooter();
        }

        return new IgniteValue(_message, _start + (int)offset, _start + footer, _options);
    }

    // The footer was proved to end with the object and to begin after the header, so the four bytes that end with any offset lie in the
    // object.
    [MethodImpl(AggressiveInlining)]
    private uint Offset(scoped in IgnitePlace place) => Load<uint>(_length - place.Entry) >> place.Shift;

    // The position was proved before, or lies in the header, which is complete.
    [MethodImpl(AggressiveInlining)]
    private T Load<T>(int at)
        where T : unmanaged => Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref MemoryMarshal.GetReference(_message), (uint)(_start + at)));

    private int Header(int at) => IsNull ? 0 : Load<int>(at);

    [DoesNotReturn]
    private void ThrowFooter() =>
        WireFormatException.Throw(_start + IgniteHeader.SchemaOffsetAt, "a footer of the fields that the schema id stands for");

    [DoesNotReturn]
    private static void ThrowHeader(ReadOnlySpan<byte> message)
    {
        int length = IgniteObjectHeader.Read(message, 0).Length;
        WireFormatException.ThrowTrailing(length, message.Length);
    }

    private const int KnownFlags = IgniteHeader.UserType | IgniteHeader.HasSchema | IgniteHeader.HasRaw
        | IgniteHeader.Offsets | IgniteHeader.CompactFooter;

    /// <summary>The value of a field. If the field is absent, so is the value.</summary>
    public IgniteValue this[IgniteField field]
    {
        [MethodImpl(AggressiveInlining)]
        get
        {
            if (_length == 0)
            {
                return default;
            }

            StrongBox<IgnitePlace>? place = field.Last;
            return place is not null && IsPlaceOf(in place.Value) ? Follow(in place.Value) : Search(field);
        }
    }

    /// <summary>The value of a field, whose id is computed each time. If the field is absent, so is the value.</summary>
    public IgniteValue this[string name]
    {
        get
        {
            if (_length == 0)
            {
                return default;
            }

            IgnitePlace place = FindPlace(name, IgniteNames.Hash(name));
            return Follow(in place);
        }
    }

    /// <summary>True if the object has the field, even if it is null.</summary>
    public bool HasField(IgniteField field) => this[field].Exists;

    /// <summary>True if the object has the field, even if it is null.</summary>
    public bool HasField(string name) => this[name].Exists;

    /// <summary>Reads a Boolean field.</summary>
    public bool GetBoolean(IgniteField field) => this[field].GetBoolean();

    /// <summary>Reads a Boolean field.</summary>
    public bool GetBoolean(string name) => this[name].GetBoolean();

    /// <summary>Reads an integer field that fits an int.</summary>
    [MethodImpl(AggressiveInlining)]
    public int GetInt32(IgniteField field) => TryRead(field, IgniteCode.Int, out int value) ? value : SearchInt32(this, field);

    /// <summary>Reads an integer field that fits an int.</summary>
    public int GetInt32(string name) => this[name].GetInt32();

    /// <summary>Reads an integer field that fits a long.</summary>
    [MethodImpl(AggressiveInlining)]
    public long GetInt64(IgniteField field) => TryRead(field, IgniteCode.Long, out long value) ? value : SearchInt64(this, field);

    /// <summary>Reads an integer field that fits a long.</summary>
    public long GetInt64(string name) => this[name].GetInt64();

    /// <summary>Reads a floating-point field of either width.</summary>
    [MethodImpl(AggressiveInlining)]
    public double GetDouble(IgniteField field) => TryRead(field, IgniteCode.Double, out double value) ? value : SearchDouble(this, field);

    /// <summary>Reads a floating-point field of either width.</summary>
    public double GetDouble(string name) => this[name].GetDouble();

    /// <summary>Reads a Guid field.</summary>
    public Guid GetGuid(IgniteField field) => this[field].GetGuid();

    /// <summary>Reads a Guid field.</summary>
    public Guid GetGuid(string name) => this[name].GetGuid();

    /// <summary>Reads a text field; null if it is absent or null.</summary>
    public string? GetString(IgniteField field) => this[field].GetString();

    /// <summary>Reads a text field; null if it is absent or null.</summary>
    public string? GetString(string name) => this[name].GetString();

    /// <summary>A view of a nested object; null if the field is absent or null.</summary>
    public IgniteView GetObject(IgniteField field) => this[field].GetObject();

    /// <summary>A view of a nested object; null if the field is absent or null.</summary>
    public IgniteView GetObject(string name) => this[name].GetObject();

    /// <summary>Reads an integer field. Returns false if it is absent or null.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryGetInt32(IgniteField field, out int value)
    {
        IgniteValue found = this[field];
        value = found.GetInt32();
        return !found.IsNull;
    }

    /// <summary>Reads an integer field. Returns false if it is absent or null.</summary>
    public bool TryGetInt32(string name, out int value)
    {
        IgniteValue found = this[name];
        value = found.GetInt32();
        return !found.IsNull;
    }

    /// <summary>Finds a field. Returns false if it is absent or null.</summary>
    public bool TryGetValue(IgniteField field, out IgniteValue value)
    {
        value = this[field];
        return !value.IsNull;
    }

    /// <summary>Finds a field. Returns false if it is absent or null.</summary>
    public bool TryGetValue(string name, out IgniteValue value)
    {
        value = this[name];
        return !value.IsNull;
    }

    // The usual case: a known schema and the expected code. The slow path takes all other cases, damage included.
    [MethodImpl(AggressiveInlining)]
    private bool TryRead<T>(IgniteField field, byte code, out T value)
        where T : unmanaged
    {
        value = default;
        if (_length == 0 || field.Last is not { } last)
        {
            return false;
        }

        // The number must fit between header and footer. For a field that the object lacks, it never does.
        ref readonly IgnitePlace place = ref last.Value;
        int footer = _length - place.FooterLength;
        int room = footer - IgniteHeader.Length - Unsafe.SizeOf<T>();
        if (!IsPlaceOf(in place) || footer != Load<int>(IgniteHeader.SchemaOffsetAt) || room <= 0)
        {
            return false;
        }

        uint offset = Offset(in place);
        if (offset - IgniteHeader.Length >= (uint)room || Load<byte>((int)offset) != code)
        {
            return false;
        }

        value = Load<T>((int)offset + 1);
        return true;
    }

    [MethodImpl(AggressiveInlining)]
    private bool IsPlaceOf(scoped in IgnitePlace place) =>
        place.Head == Load<long>(0) && place.SchemaId == Load<int>(IgniteHeader.SchemaIdAt) && ReferenceEquals(place.Options, _options)
        && (!place.HasIds || HasId(in place));

    // The ids in a message may differ from the ids that its schema id implies.
    [MethodImpl(AggressiveInlining)]
    private bool HasId(scoped in IgnitePlace place) =>
        place.IdEntry <= _length && Load<int>(_length - place.IdEntry) == place.FieldId;

    // The slow path takes the view by value: a view whose address is taken stays in memory, on the fast path too.
    [MethodImpl(NoInlining)]
    private static int SearchInt32(IgniteView view, IgniteField field) => view[field].GetInt32();

    [MethodImpl(NoInlining)]
    private static long SearchInt64(IgniteView view, IgniteField field) => view[field].GetInt64();

    [MethodImpl(NoInlining)]
    private static double SearchDouble(IgniteView view, IgniteField field) => view[field].GetDouble();

    [MethodImpl(NoInlining)]
    private IgniteValue Search(IgniteField field)
    {
        foreach (StrongBox<IgnitePlace> known in field.Places)
        {
            if (IsPlaceOf(in known.Value))
            {
                field.Last = known;
                return Follow(in known.Value);
            }
        }

        IgnitePlace found = FindPlace(field.Name, field.Id);

        // Not remembered: unregistered types, whose headers are all equal; and the absence of a field from a full footer, since each footer
        // must be searched.
        if (TypeId != 0 && field.HasRoom && (found.Exists || !found.HasIds))
        {
            field.Add(new StrongBox<IgnitePlace>(found));
        }

        return Follow(in found);
    }

    private IgnitePlace FindPlace(string name, int id)
    {
        IgniteObjectHeader header = IgniteObjectHeader.Read(Bytes, _start);
        if ((header.Flags & ~KnownFlags) != 0 || (header.Flags & IgniteHeader.UserType) == 0)
        {
            WireFormatException.Throw(_start + IgniteHeader.FlagsAt, "the flags of a user's object");
        }

        int typeId = header.TypeId != 0 ? header.TypeId : _options.TypeId(ReadInlineName());
        int fieldId = _options.FieldId(typeId, name, id);
        int index = IndexOf(header, typeId, fieldId);
        int rawLength = header.HasRaw ? sizeof(int) : 0;
        int width = IgniteHeader.OffsetWidth(header.Flags);
        return new IgnitePlace(
            _options,
            Load<long>(0),
            header.SchemaId,
            fieldId,
            index < 0 ? IgnitePlace.NoFooter : (header.FieldCount * header.EntryLength) + rawLength,
            index < 0 ? 0 : ((header.FieldCount - index - 1) * header.EntryLength) + rawLength + sizeof(int),
            8 * (sizeof(int) - width));
    }

    private int IndexOf(IgniteObjectHeader header, int typeId, int fieldId)
    {
        if (header.FieldCount == 0)
        {
            return -1;
        }

        if (header.IsCompact)
        {
            ReadOnlySpan<int> ids = _options.FieldIdsOf(typeId, header.SchemaId);
            if (ids.Length != header.FieldCount)
            {
                WireFormatException.Throw(_start + IgniteHeader.SchemaIdAt, $"a schema of type {_options.TypeName(typeId)} that is known");
            }

            return ids.IndexOf(fieldId);
        }

        int index = header.FieldCount - 1;
        for (; index >= 0 && header.FieldId(_message, index) != fieldId; index--)
        {
        }

        return index;
    }

    private string ReadInlineName()
    {
        var name = new IgniteValue(_message, _start + IgniteHeader.Length, _start + _length, _options);
        return name.GetString() ?? throw new WireFormatException(_start + IgniteHeader.Length, "the name of an unregistered type");
    }
}
