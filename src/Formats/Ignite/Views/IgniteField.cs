using System.Runtime.CompilerServices;

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
