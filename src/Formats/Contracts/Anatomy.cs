namespace SerBench.Formats.Contracts;

/// <summary>
/// What each byte of a message is: parts that lie side by side and cover it, none of them empty. A format adds them in any order;
/// <see cref="Complete"/> proves that no byte was left out or named twice.
/// </summary>
public sealed class Anatomy(ReadOnlyMemory<byte> payload)
{
    private readonly List<Part> _parts = [];
    private int _left = payload.Length;

    public ReadOnlySpan<byte> Payload => payload.Span;

    /// <summary>In the order of their bytes, once complete.</summary>
    public IReadOnlyList<Part> Parts => _parts;

    /// <summary>How the bytes are shared among the kinds.</summary>
    public AnatomySummary Summary => new(_parts);

    /// <summary>Names a run of bytes. An empty one is not kept: what takes no room is no part.</summary>
    public void Add(int offset, int length, PartKind kind, PartName name, object? value)
    {
        if (offset < 0 || length < 0 || length > _left || offset > payload.Length - length)
        {
            WireFormatException.Throw(offset, $"{length} bytes for '{name}' that lie in the message and belong to nothing else");
        }

        if (length > 0)
        {
            _left -= length;
            _parts.Add(new Part(offset, length, kind, name, value is null ? null : PartText.Of(value)));
        }
    }

    /// <summary>Sorts the parts and throws unless they lie side by side from the first byte to the last.</summary>
    public Anatomy Complete()
    {
        Sort();
        int next = 0;
        foreach (Part part in _parts)
        {
            Expect(next, part.Offset, part.Name);
            next = part.End;
        }

        Expect(next, payload.Length, PartName.Root.Detail("the end"));
        return this;
    }

    /// <summary>Makes padding of whatever no part covers, provided that it is zero.</summary>
    public void AddPadding()
    {
        Sort();
        var gaps = new List<(int Start, int End)>();
        int next = 0;
        foreach (Part part in _parts)
        {
            gaps.Add((next, part.Offset));
            next = part.End;
        }

        gaps.Add((next, payload.Length));
        foreach ((int start, int end) in gaps)
        {
            if (end > start && !Payload[start..end].ContainsAnyExcept((byte)0))
            {
                Add(start, end - start, PartKind.Padding, PartName.Root.Detail($"padding at {start}"), null);
            }
        }
    }

    private void Sort() => _parts.Sort((left, right) => left.Offset.CompareTo(right.Offset));

    private static void Expect(int next, int offset, PartName name)
    {
        if (offset != next)
        {
            string what = offset > next ? $"belong to no part: {offset - next} before" : $"belong to two parts: {next - offset}, the later one being";
            WireFormatException.Throw(Math.Min(next, offset), $"parts that lie side by side, but bytes {what} '{name}'");
        }
    }
}

/// <summary>How many bytes and parts of a message are of each kind.</summary>
public sealed class AnatomySummary
{
    public AnatomySummary(IEnumerable<Part> parts)
    {
        Totals =
        [
            .. parts.GroupBy(part => part.Kind)
                .Select(group => new KindTotal(group.Key, group.Sum(part => part.Length), group.Count()))
                .OrderBy(total => total.Kind),
        ];
        Size = Totals.Sum(total => total.Bytes);
    }

    /// <summary>The length of the message.</summary>
    public int Size { get; }

    /// <summary>The kinds that occur, in the order of <see cref="PartKind"/>.</summary>
    public IReadOnlyList<KindTotal> Totals { get; }

    /// <summary>The bytes of a kind; 0 when it does not occur.</summary>
    public int BytesOf(PartKind kind) => Totals.FirstOrDefault(total => total.Kind == kind).Bytes;
}

/// <summary>What one kind of part takes of a message.</summary>
public readonly record struct KindTotal(PartKind Kind, int Bytes, int Parts);
