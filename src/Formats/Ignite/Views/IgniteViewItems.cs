
namespace SerBench.Formats.Ignite.Views;

/// <summary>The items of an array, collection or map, read in place in their order.</summary>
public ref struct IgniteViewItems
{
    private readonly ReadOnlySpan<byte> _message;
    private readonly int _end;
    private readonly IgniteOptions _options;
    private int _at;
    private int _next;
    private int _left;

    internal IgniteViewItems(ReadOnlySpan<byte> message, int first, int end, int count, IgniteOptions options)
    {
        _message = message;
        _end = end;
        _options = options;
        _next = first;
        _left = Count = count;
    }

    /// <summary>The number of items. Each entry of a map counts as two.</summary>
    public int Count { get; }

    /// <summary>The current item.</summary>
    public readonly IgniteValue Current => new(_message, _at, _end, _options);

    /// <summary>Returns the items themselves, for <c>foreach</c>.</summary>
    public readonly IgniteViewItems GetEnumerator() => this;

    /// <summary>Goes to the next item. Returns false if there is none.</summary>
    public bool MoveNext()
    {
        if (_left == 0)
        {
            return false;
        }

        _left--;
        _at = _next;
        _next = IgniteSkip.Value(_message, _at, _end);
        return true;
    }
}

// The types of objects that may occur in a message, and their fields in the order of writing.
internal sealed class IgniteViewTypes
{
    private readonly Dictionary<int, IgniteField[]> _fields = [];

    // The fields have the Shape.Order of the root.
    public IgniteViewTypes(Shape root)
    {
        Options.Know(root);
        foreach (IgniteType type in IgniteType.AllIn(root))
        {
            _fields.Add(Options.TypeId(type.Name), [.. type.Fields.Select(name => new IgniteField(name))]);
        }
    }

    public IgniteOptions Options { get; } = new();

    public IgniteField[]? Find(int typeId) => _fields.GetValueOrDefault(typeId);
}
