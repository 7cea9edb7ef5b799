
namespace SerBench.Formats.Tests.Zoo;

[Serializable]
public sealed class Box<T> { public T? Value { get; set; } }

// A record, constructed from its values.
[Serializable]
public sealed record Card<T>(T? Front, int Back);

// A struct with public and private fields.
[Serializable]
public struct Cell<T>
{
    public T? Item;
    private short _rank;

    public short Rank
    {
        readonly get => _rank;
        set => _rank = value;
    }
}

[Serializable]
public readonly record struct Coin<T>(T? Side, byte Year);

// A base class whose field its subclasses cannot see.
[Serializable]
public class Plant<T>
{
    private T? _root;

    protected Plant() { }

    public T? Root
    {
        get => _root;
        set => _root = value;
    }
}

[Serializable]
public sealed class Tree<T> : Plant<T> { public T? Leaf { get; set; } }

// A class filled by initializers.
[Serializable]
public sealed class Label<T> { public T? Text { get; init; } public required int Size { get; init; } }

// A class whose constructor sets some members, and whose read-only field no constructor sets.
[Serializable]
public sealed class Stamp<T>(T? motif, long value)
{
    private readonly int _serial = motif is null ? 7 : 8;

    public T? Motif { get; } = motif;

    public long Value { get; } = value;

    public string? Owner { get; set; }

    public int Serial => _serial;
}

// A class that outside code cannot create or see.
[Serializable]
internal sealed class Secret<T>
{
    private readonly T? _content;

    private Secret() => _content = default;

    public T? Content => _content;
}

// A class of four members of any types.
[Serializable]
public sealed class Quad<T1, T2, T3, T4>
{
    public T1? First { get; set; }

    public T2? Second { get; set; }

    public T3? Third { get; set; }

    public T4? Fourth { get; set; }
}

[Serializable]
public sealed class Nothing;

[Serializable]
public sealed class Link
{
    public string? Name { get; set; }

    public Link? Next { get; set; }

    public Link? Other { get; set; }

    public List<Link?>? Many { get; set; }
}

// A record that may contain itself: it cannot exist before its values are read.
public sealed record Ring(string? Name, List<Ring>? Rings);
