using System.Runtime.CompilerServices;
using SerBench.Formats.Ignite.Dynamic;

namespace SerBench.Formats.Ignite.Views;

/// <summary>
/// The name of a field, to be kept and used again: its id is computed once, and where the footers of the first few schemas have its offset is
/// remembered. May be shared by threads, and by objects of any type.
/// </summary>
/// <param name="name">The name, in any case.</param>
public sealed class IgniteField(string name)
{
    /// <summary>How many places are remembered at most, so that messages without end of ever new schemas fill no memory.</summary>
    private const int MostPlaces = 16;

    private StrongBox<IgnitePlace>? _last;
    private StrongBox<IgnitePlace>[] _places = [];

    public string Name { get; } = name;

    /// <summary>The id that the name has by itself; a mapper may give it another (docs/formats/ignite.md, "Ids").</summary>
    public int Id { get; } = IgniteNames.Hash(name);

    /// <summary>The place found last. Threads may race for which one is kept.</summary>
    internal StrongBox<IgnitePlace>? Last
    {
        get => _last;
        set => Volatile.Write(ref _last, value);
    }

    /// <summary>The places found so far.</summary>
    internal ReadOnlySpan<StrongBox<IgnitePlace>> Places => Volatile.Read(ref _places);

    /// <summary>Whether there is room to remember one more.</summary>
    internal bool HasRoom => Places.Length < MostPlaces;

    /// <summary>Remembers a place; of two threads that do so at once, one may be forgotten and come again.</summary>
    internal void Add(StrongBox<IgnitePlace> place)
    {
        Volatile.Write(ref _places, [.. _places, place]);
        Last = place;
    }
}

/// <summary>Where the footer of one schema has the offset of one field.</summary>
/// <param name="Options">By whose names.</param>
/// <param name="Head">The first eight bytes of the object: code, version, flags and type.</param>
/// <param name="SchemaId">Its schema.</param>
/// <param name="FieldId">The id of the field.</param>
/// <param name="FooterLength">How long the footer is, together with where the raw part begins; <see cref="NoFooter"/> where the object has no such field.</param>
/// <param name="Entry">How far before the end of the object the four bytes begin that end with the offset; 0 where it has none.</param>
/// <param name="Shift">How many of their low bits belong to what stands before the offset.</param>
internal readonly record struct IgnitePlace(
    IgniteOptions Options, long Head, int SchemaId, int FieldId, int FooterLength, int Entry, int Shift)
{
    /// <summary>Longer than any object, so that nothing is found in front of it.</summary>
    public const int NoFooter = int.MaxValue;

    /// <summary>Whether the object has the field.</summary>
    public bool Exists => Entry != 0;

    /// <summary>Whether the footer holds ids, of which the one in front of the offset must be the field's.</summary>
    public bool HasIds => (Head & (IgniteHeader.CompactFooter << 16)) == 0;

    /// <summary>How far before the end of the object the id stands.</summary>
    public int IdEntry
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Entry + sizeof(int) - (Shift >>> 3);
    }
}
