using System.Globalization;

namespace SerBench.Formats.Contracts;

/// <summary>The path from the root to a part: <c>Address.Street</c>, <c>Tags[3]</c>, <c>Prices[0].Key</c>. A detail that is not a field
/// follows a colon: <c>Address: hash</c>.</summary>
public sealed class PartName
{
    // Longer paths are shortened in the middle, because a chain may have a million nodes.
    private const int MaxSegments = 24;

    private const int Half = MaxSegments / 2;

    private readonly PartName? _parent;
    private readonly string _segment;
    private readonly int _depth;

    private readonly PartName? _head;

    private PartName(PartName? parent, string segment)
    {
        _parent = parent;
        _segment = segment;
        _depth = parent is null ? 0 : parent._depth + 1;
        _head = _depth == Half ? this : parent?._head;
    }

    /// <summary>The message itself.</summary>
    public static PartName Root { get; } = new(null, string.Empty);

    /// <summary>Names a member.</summary>
    public PartName Field(string name) => new(this, _parent is null ? name : "." + name);

    /// <summary>Names an item or an entry.</summary>
    public PartName Item(int index) => new(this, string.Create(CultureInfo.InvariantCulture, $"[{index}]"));

    /// <summary>Names the key of an entry.</summary>
    public PartName Key() => Field("Key");

    /// <summary>Names the value of an entry.</summary>
    public PartName Value() => Field("Value");

    /// <summary>Names bytes that hold no value of a field, such as a length or a version number.</summary>
    public PartName Detail(string what) => new(this, _parent is null ? what : ": " + what);

    /// <summary>The path as text.</summary>
    public override string ToString()
    {
        int count = Math.Min(_depth, MaxSegments);
        var segments = new string[count];
        PartName node = this;
        for (int i = count; i > 0; i--)
        {
            if (i == Half && node._depth > Half)
            {
                segments[i - 1] = string.Create(CultureInfo.InvariantCulture, $"{_head!._segment}...({_depth - MaxSegments} more)...");
                node = _head._parent!;
            }
            else
            {
                segments[i - 1] = node._segment;
                node = node._parent!;
            }
        }

        return string.Concat(segments);
    }
}
