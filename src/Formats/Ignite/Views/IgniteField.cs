namespace SerBench.Formats.Ignite.Views;

/// <summary>The name of a field, to be created once and reused: it remembers its id, and its place in the footers of the first few schemas.
/// It is safe for several threads, and for objects of any type.</summary>
/// <param name="name">The name, in any case.</param>
public sealed class IgniteField(string name)
{
    // Without a limit, messages with ever new schemas would fill the memory.
    private const int MostPlaces = 16;

    private StrongBox<IgnitePlace>? _last;
    private StrongBox<IgnitePlace>[] _places = [];

    /// <summary>The name, in the case given.</summary>
    public string Name { get; } = name;

    /// <summary>The id of the name by itself. A mapper may give the field another id (docs/formats/ignite.md, "Ids").</summary>
    public int Id { get; } = IgniteNames.Hash(name);

    /// <summary>The place found last. Threads may race to set it.</summary>
    internal StrongBox<IgnitePlace>? Last
    {
        get => _last;
        set => Volatile.Write(ref _last, value);
    }

    internal ReadOnlySpan<StrongBox<IgnitePlace>> Places => Volatile.Read(ref _places);

    internal bool HasRoom => Places.Length < MostPlaces;

    /// <summary>If two threads add at once, one place may be lost and found again later.</summary>
    internal void Add(StrongBox<IgnitePlace> place)
    {
        Volatile.Write(ref _places, [.. _places, place]);
        Last = place;
    }
}

/// <summary>The place of a field's offset in the footers of a schema. <c>Head</c> is the first eight bytes of the object: code, version,
/// flags and type. <c>FooterLength</c> includes the offset of the raw part. <c>Entry</c> is the distance from the four bytes that end with
/// the offset to the end of the object; <c>Shift</c> is the number of low bits of these four bytes before the offset. If the object has no
/// such field, <c>FooterLength</c> is <see cref="NoFooter"/> and <c>Entry</c> is 0.</summary>
internal readonly record struct IgnitePlace(
    IgniteOptions Options, long Head, int SchemaId, int FieldId, int FooterLength, int Entry, int Shift)
{
    /// <summary>Longer than any object, so that no footer is found.</summary>
    public const int NoFooter = int.MaxValue;

    public bool Exists => Entry != 0;

    /// <summary>If true, the id before the offset must be the id of the field.</summary>
    public bool HasIds => (Head & (IgniteHeader.CompactFooter << 16)) == 0;

    /// <summary>The distance from the id to the end of the object.</summary>
    public int IdEntry
    {
        [MethodImpl(AggressiveInlining)]
        get => Entry + sizeof(int) - (Shift >>> 3);
    }
}
