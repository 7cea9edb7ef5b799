using System.Globalization;
using System.Text;

namespace SerBench.Serializers.Contracts;

/// <summary>
/// The path from the root of a message to something in it: <c>Address.Street</c>, <c>Tags[3]</c>, <c>Prices[0].Key</c>, and behind a
/// colon a detail that is not itself a field: <c>Address: hash</c>. Nodes share their beginnings, so that a name costs one small object
/// however deep it is.
/// </summary>
public sealed class PartName
{
    /// <summary>Longer paths are written without their middle: a chain of a million nodes has no readable names.</summary>
    private const int MaxSegments = 24;

    private readonly PartName? _parent;
    private readonly string _segment;
    private readonly int _depth;

    private PartName(PartName? parent, string segment)
    {
        _parent = parent;
        _segment = segment;
        _depth = parent is null ? 0 : parent._depth + 1;
    }

    /// <summary>The message itself.</summary>
    public static PartName Root { get; } = new(null, string.Empty);

    /// <summary>A member of this object.</summary>
    public PartName Field(string name) => new(this, _parent is null ? name : "." + name);

    /// <summary>An item of this sequence, or an entry of this map.</summary>
    public PartName Item(int index) => new(this, string.Create(CultureInfo.InvariantCulture, $"[{index}]"));

    /// <summary>The key of this entry.</summary>
    public PartName Key() => Field("Key");

    /// <summary>The value of this entry.</summary>
    public PartName Value() => Field("Value");

    /// <summary>Something at this place that is not a field.</summary>
    public PartName Detail(string what) => new(this, _parent is null ? what : ": " + what);

    public override string ToString()
    {
        int omitted = _depth > MaxSegments ? _depth - MaxSegments : 0;
        var segments = new List<string>(Math.Min(_depth, MaxSegments + 1));
        for (PartName node = this; node._parent is not null; node = node._parent)
        {
            int fromRoot = node._depth - 1;
            if (fromRoot < MaxSegments / 2 || fromRoot >= (MaxSegments / 2) + omitted)
            {
                segments.Add(node._segment);
            }
            else if (fromRoot == MaxSegments / 2)
            {
                segments.Add(string.Create(CultureInfo.InvariantCulture, $"...({omitted} more)..."));
            }
        }

        segments.Reverse();
        return new StringBuilder().AppendJoin(string.Empty, segments).ToString();
    }
}
