namespace SerBench.Formats.Contracts;

/// <summary>The parts of a message: the meaning of each byte.</summary>
public sealed class Anatomy(ReadOnlyMemory<byte> payload)
{
    private readonly List<Part> _parts = [];
    private int _left = payload.Length;

    /// <summary>The bytes of the message.</summary>
    public ReadOnlySpan<byte> Payload => payload.Span;

    /// <summary>The parts. <see cref="Complete"/> sorts them by position.</summary>
    public IReadOnlyList<Part> Parts => _parts;

    /// <summary>The totals of each kind of part.</summary>
    public AnatomySummary Summary => new(_parts);

    /// <summary>Adds a part, unless its length is 0.</summary>
    public void Add(int offset, int length, PartKind kind, PartName name, object? value)
    {
        if (offset < 0 || length < 0 || length > _left || offset > payload.Length - length)
        {
            WireFormatException.Throw(offset, $"{length} bytes of '{name}' that lie within the message and belong to no other part");
        }

        if (length > 0)
        {
            _left -= length;
            _parts.Add(new Part(offset, length, kind, name, value is null ? null : PartText.Of(value)));
        }
    }

    /// <summary>Sorts the parts. Throws if they leave a gap or overlap.</summary>
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

    /// <summary>Adds a part for each gap: padding if all bytes are zero, else an unknown value.</summary>
    public void AddPadding()
    {
        Sort();
        int next = 0;
        foreach (Part part in _parts.ToArray())
        {
            AddGap(next, part.Offset);
            next = part.End;
        }

        AddGap(next, payload.Length);
    }

    private void AddGap(int start, int end)
    {
        if (end > start)
        {
            bool isZero = !Payload[start..end].ContainsAnyExcept((byte)0);
            PartName name = PartName.Root.Detail($"{(isZero ? "padding" : "unknown")} at {start}");
            Add(start, end - start, isZero ? PartKind.Padding : PartKind.Value, name, null);
        }
    }

    private void Sort() => _parts.Sort((left, right) => left.Offset.CompareTo(right.Offset));

    private static void Expect(int next, int offset, PartName name)
    {
        if (offset != next)
        {
            string what = offset > next
                ? $"belong to no part: {offset - next} before"
                : $"belong to two parts: {next - offset}, the later one being";
            WireFormatException.Throw(Math.Min(next, offset), $"parts that lie side by side, but bytes {what} '{name}'");
        }
    }
}
