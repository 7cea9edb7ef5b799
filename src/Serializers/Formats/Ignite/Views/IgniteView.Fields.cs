using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Formats.Ignite.Dynamic;

namespace SerBench.Serializers.Formats.Ignite.Views;

/// <summary>Fields, by a handle that remembers where they are or by the name itself.</summary>
public readonly ref partial struct IgniteView
{
    private const int KnownFlags = IgniteHeader.UserType | IgniteHeader.HasSchema | IgniteHeader.HasRaw
        | IgniteHeader.Offsets | IgniteHeader.CompactFooter;

    /// <summary>The value of a field, or one that is absent.</summary>
    public IgniteValue this[IgniteField field]
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get
        {
            if (_length == 0)
            {
                return default;
            }

            StrongBox<IgnitePlace>? place = field.Last;
            if (place is null || !IsPlaceOf(in place.Value))
            {
                place = Remember(field);
            }

            return Follow(in place.Value);
        }
    }

    /// <summary>As above; the id of the name is computed each time.</summary>
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

    public bool HasField(IgniteField field) => this[field].Exists;

    public bool HasField(string name) => this[name].Exists;

    public bool GetBoolean(IgniteField field) => this[field].GetBoolean();

    public bool GetBoolean(string name) => this[name].GetBoolean();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int GetInt32(IgniteField field) => this[field].GetInt32();

    public int GetInt32(string name) => this[name].GetInt32();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long GetInt64(IgniteField field) => this[field].GetInt64();

    public long GetInt64(string name) => this[name].GetInt64();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double GetDouble(IgniteField field) => this[field].GetDouble();

    public double GetDouble(string name) => this[name].GetDouble();

    public Guid GetGuid(IgniteField field) => this[field].GetGuid();

    public Guid GetGuid(string name) => this[name].GetGuid();

    public string? GetString(IgniteField field) => this[field].GetString();

    public string? GetString(string name) => this[name].GetString();

    public IgniteView GetObject(IgniteField field) => this[field].GetObject();

    public IgniteView GetObject(string name) => this[name].GetObject();

    /// <summary>False when the field is absent or null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryGetInt32(IgniteField field, out int value)
    {
        IgniteValue found = this[field];
        value = found.GetInt32();
        return !found.IsNull;
    }

    /// <summary>False when the field is absent or null.</summary>
    public bool TryGetInt32(string name, out int value)
    {
        IgniteValue found = this[name];
        value = found.GetInt32();
        return !found.IsNull;
    }

    /// <summary>False when the field is absent or null.</summary>
    public bool TryGetValue(IgniteField field, out IgniteValue value)
    {
        value = this[field];
        return !value.IsNull;
    }

    /// <summary>False when the field is absent or null.</summary>
    public bool TryGetValue(string name, out IgniteValue value)
    {
        value = this[name];
        return !value.IsNull;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool IsPlaceOf(scoped in IgnitePlace place) =>
        place.First == Load(0)
        && place.SchemaId == Load(IgniteHeader.SchemaIdAt)
        && place.TypeId == Load(IgniteHeader.TypeIdAt)
        && ReferenceEquals(place.Options, _options)
        && _length - place.FooterLength >= IgniteHeader.Length;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private StrongBox<IgnitePlace> Remember(IgniteField field)
    {
        var place = new StrongBox<IgnitePlace>(FindPlace(field.Name, field.Id));

        // The name of an unregistered type is in its content, so the header does not tell such types apart.
        if (place.Value.TypeId != 0)
        {
            field.Last = place;
        }

        return place;
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
            Load(0),
            header.TypeId,
            header.SchemaId,
            fieldId,
            index < 0 ? 0 : ((header.FieldCount - index - 1) * header.EntryLength) + width + rawLength,
            (header.FieldCount * header.EntryLength) + rawLength,
            width);
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
