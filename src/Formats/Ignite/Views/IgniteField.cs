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

    // The place found last. Threads may race to set it.
    internal StrongBox<IgnitePlace>? Last
    {
        get => _last;
        set => Volatile.Write(ref _last, value);
    }

    internal ReadOnlySpan<StrongBox<IgnitePlace>> Places => Volatile.Read(ref _places);

    internal bool HasRoom => Places.Length < MostPlaces;

    // If two threads add at once, one place may be lost and found again later.
    internal void Add(StrongBox<IgnitePlace> place)
    {
        Volatile.Write(ref _places, [.. _places, place]);
        Last = place;
    }
}

// The place of a field's offset in the footers of a schema. `Head` is the first eight bytes of the object: code, version, flags and type.
// `FooterLength` includes the offset of the raw part. `Entry` is the distance from the four bytes that end with the offset to the end of
// the object; `Shift` is the number of low bits of these four bytes before the offset. If the object has no such field, `FooterLength` is
// NoFooter and `Entry` is 0.
internal readonly record struct IgnitePlace(
    IgniteOptions Options, long Head, int SchemaId, int FieldId, int FooterLength, int Entry, int Shift)
{
    // Longer than any object, so that no footer is found.
    public const int NoFooter = int.MaxValue;

    public bool Exists => Entry != 0;

    // If true, the id before the offset must be the id of the field.
    public bool HasIds => (Head & (IgniteHeader.CompactFooter << 16)) == 0;

    // The distance from the id to the end of the object.
    public int IdEntry
    {
        [MethodImpl(AggressiveInlining)]
        get => Entry + sizeof(int) - (Shift >>> 3);
    }
}
