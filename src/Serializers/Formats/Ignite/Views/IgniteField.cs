using System.Runtime.CompilerServices;

namespace SerBench.Serializers.Formats.Ignite.Views;

/// <summary>
/// The name of a field, to be kept and used again: its id is computed once, and where the footer of a schema has its offset is remembered.
/// May be shared by threads, and by objects of any type.
/// </summary>
/// <param name="name">The name, in any case.</param>
public sealed class IgniteField(string name)
{
    private StrongBox<IgnitePlace>? _last;

    public string Name { get; } = name;

    /// <summary>The id that the name has by itself; a mapper may give it another (docs/formats/ignite.md, "Ids").</summary>
    public int Id { get; } = IgniteNames.Hash(name);

    /// <summary>The place found last. A box is never changed, so that threads may race for which one is kept.</summary>
    internal StrongBox<IgnitePlace>? Last
    {
        get => _last;
        set => Volatile.Write(ref _last, value);
    }
}
