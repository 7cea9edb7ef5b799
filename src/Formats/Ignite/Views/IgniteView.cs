using System.Buffers.Binary;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Ignite.Dynamic;

namespace SerBench.Formats.Ignite.Views;

/// <summary>
/// An object that is not decoded: its fields are read where they lie, each by its name, in any order (docs/formats/ignite.md, "Views"). A
/// field that the object lacks reads as the default of its type; the raw part is invisible. Nothing is allocated for numbers. Damage gives
/// <see cref="WireFormatException"/>, at the latest when what is damaged is asked for.
/// </summary>
public readonly ref struct IgniteView
{
    private readonly ReadOnlySpan<byte> _message;
    private readonly int _start;
    private readonly int _length;
    private readonly IgniteOptions _options;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private IgniteView(ReadOnlySpan<byte> message, int start, int length, IgniteOptions options)
    {
        _message = message;
        _start = start;
        _length = length;
        _options = options;
    }

    /// <summary>Whether there is no object, as where a field is absent or null; all fields of it are absent.</summary>
    public bool IsNull => _length == 0;

    /// <summary>The flags of the header.</summary>
    public int Flags => Header(0) >>> 16;

    public int TypeId => Header(IgniteHeader.TypeIdAt);

    /// <summary>The hash of the content as the header has it; it is not computed again.</summary>
    public int Hash => Header(IgniteHeader.HashAt);

    /// <summary>How many bytes the object takes, header and footer included.</summary>
    public int Length => _length;

    public int SchemaId => Header(IgniteHeader.SchemaIdAt);

    /// <summary>Whether the footer leaves out field ids, so that its schema must be known.</summary>
    public bool IsCompact => (Flags & IgniteHeader.CompactFooter) != 0;

    /// <summary>Whether it has values without names, which no view shows.</summary>
    public bool HasRaw => (Flags & IgniteHeader.HasRaw) != 0;

    /// <summary>How many fields have names.</summary>
    public int FieldCount => IsNull ? 0 : IgniteObjectHeader.Read(Bytes, _start).FieldCount;

    /// <summary>The message up to the end of the object.</summary>
    private ReadOnlySpan<byte> Bytes => _message[..(_start + _length)];

    /// <summary>
    /// The object that takes all of <paramref name="message"/>. Its frame is checked, not its content: who wants a damaged message refused
    /// as a whole decodes it.
    /// </summary>
    /// <param name="message">The bytes.</param>
    /// <param name="options">The ids of names, and the schemas that compact footers are understood by.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    /// <summary>The object at a place within a message.</summary>
    internal static IgniteView At(ReadOnlySpan<byte> message, int start, int end, IgniteOptions options) =>
        new(message, start, IgniteObjectHeader.Read(message[..end], start).Length, options);

    /// <summary>Builds a value of what the object is, by one of the readers of the grid.</summary>
    internal T Decode<T, TBinarizer>()
        where TBinarizer : struct, IBinarizer<T> =>
        IsCompact
            ? IgniteReader<CompactMode>.Decode<T, TBinarizer>(Bytes[_start..])
            : IgniteReader<FullMode>.Decode<T, TBinarizer>(Bytes[_start..]);

    /// <summary>Follows an entry of the footer; one that leads out of the fields is damage.</summary>
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

    /// <summary>
    /// What an entry of the footer says. The footer was proved to end where the object ends and to begin behind the header, so that four
    /// bytes before the end of any offset lie in the object.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private uint Offset(scoped in IgnitePlace place) => Load<uint>(_length - place.Entry) >> place.Shift;

    /// <summary>A number of the object at a place that was proved to lie in it: of the header, all of which is there, or of what was checked.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    // Fields, by a handle that remembers where they are or by the name itself.

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
            return place is not null && IsPlaceOf(in place.Value) ? Follow(in place.Value) : Search(field);
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
    public int GetInt32(IgniteField field) => TryRead(field, IgniteCode.Int, out int value) ? value : SearchInt32(this, field);

    public int GetInt32(string name) => this[name].GetInt32();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long GetInt64(IgniteField field) => TryRead(field, IgniteCode.Long, out long value) ? value : SearchInt64(this, field);

    public long GetInt64(string name) => this[name].GetInt64();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double GetDouble(IgniteField field) => TryRead(field, IgniteCode.Double, out double value) ? value : SearchDouble(this, field);

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

    /// <summary>
    /// A number as it mostly is: of a schema seen before, with the code asked for. All else, damage included, is left to the longer way.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryRead<T>(IgniteField field, byte code, out T value)
        where T : unmanaged
    {
        value = default;
        if (_length == 0 || field.Last is not { } last)
        {
            return false;
        }

        // Where there are fields before the footer that such a number fits in; of a field that the object lacks, never.
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool IsPlaceOf(scoped in IgnitePlace place) =>
        place.Head == Load<long>(0) && place.SchemaId == Load<int>(IgniteHeader.SchemaIdAt) && ReferenceEquals(place.Options, _options)
        && (!place.HasIds || HasId(in place));

    /// <summary>Whether the footer has the field where it is remembered: ids in a message are not what a schema id in it makes of them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool HasId(scoped in IgnitePlace place) =>
        place.IdEntry <= _length && Load<int>(_length - place.IdEntry) == place.FieldId;

    // The longer ways get the view by value: one whose address is taken is kept in memory, also on the short way.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int SearchInt32(IgniteView view, IgniteField field) => view[field].GetInt32();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static long SearchInt64(IgniteView view, IgniteField field) => view[field].GetInt64();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static double SearchDouble(IgniteView view, IgniteField field) => view[field].GetDouble();

    [MethodImpl(MethodImplOptions.NoInlining)]
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

        // The name of an unregistered type is in its content, so the header does not tell such types apart. And that a full footer lacks
        // a field, it has to say each time.
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
