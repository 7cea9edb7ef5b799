namespace SerBench.Formats.Tests.Explain;

// A serializer that explains itself, bound to T.
internal sealed class ExplainedCase<T> : IExplainedCase
{
    private readonly ISerializer _serializer;
    private readonly ICodec<T>? _codec;
    private readonly EncodeBuffer _buffer = new();

    public ExplainedCase(ISerializer serializer) => (_serializer, _codec) = (serializer, serializer.Bind<T>().Codec);

    public bool IsBound => _codec is not null;

    public string? FindFault(object value)
    {
        try
        {
            _codec!.Encode((T)value, _buffer);
        }
        catch (UnsupportedValueException)
        {
            return null;
        }

        return FindFault(value, _buffer.ToArray());
    }

    // The same for a message of the value from another writer.
    public string? FindFault(object value, byte[] payload)
    {
        try
        {
            Anatomy anatomy = Explainers.Find(Catalog.BuiltIn, _serializer)!.Explain(typeof(T), payload);
            bool isGraph = _serializer.Traits.HasFlag(Traits.Graph);
            string? fault = FindGap(anatomy, payload.Length)
                ?? FindTwin(anatomy)
                ?? FindDifference(anatomy, Leaves.Of(typeof(T), value), isGraph);
            return fault is null ? null : $"{_serializer.Id} of {typeof(T)}: {fault} in {Convert.ToHexString(payload)}";
        }
        catch (Exception unexpected)
        {
            return $"{_serializer.Id} of {typeof(T)}: {unexpected} for {Convert.ToHexString(payload)}";
        }
    }

    private static string? FindGap(Anatomy anatomy, int size)
    {
        int next = 0;
        foreach (Part part in anatomy.Parts)
        {
            if (part.Offset != next || part.Length < 1)
            {
                return $"a part of {part.Length} bytes at {part.Offset}, expected at {next}";
            }

            next += part.Length;
        }

        return next != size ? $"parts end at {next}" : anatomy.Summary.Size != size ? $"totals of {anatomy.Summary.Size} bytes" : null;
    }

    private static string? FindTwin(Anatomy anatomy) => anatomy.Parts
        .GroupBy(part => (part.Kind, Name: part.Name.ToString()))
        .Where(group => group.Count() > 1)
        .Select(group => $"{group.Count()} parts called {group.Key}")
        .FirstOrDefault();

    // Every value part that is a leaf shows that leaf's value. No leaf is missing, unless it is a default, a bit in a part that spells it
    // out, or in a graph a reference to an earlier object.
    private static string? FindDifference(Anatomy anatomy, Dictionary<string, Leaf> leaves, bool isGraph)
    {
        Dictionary<string, string?> values = anatomy.Parts
            .Where(part => part.Kind == PartKind.Value)
            .ToDictionary(part => part.Name.ToString(), part => part.Value);
        foreach ((string name, string? text) in values)
        {
            if (leaves.TryGetValue(name, out Leaf? leaf) && leaf.Text != text)
            {
                return $"'{name}' is {text}, expected {leaf.Text}";
            }

            if (leaf is null && !name.Contains(": ") && !IsInTime(name, leaves))
            {
                return $"'{name}' is no leaf";
            }
        }

        HashSet<string> bits = [.. anatomy.Parts.Where(part => part.Kind is PartKind.Header or PartKind.Null).SelectMany(SpelledOut)];
        HashSet<string?> shared = isGraph ? [.. values.Values] : [];
        return leaves
            .Where(leaf => !leaf.Value.IsDefault && !IsExplained(leaf.Key, leaf.Value, values))
            .Where(leaf => !bits.Contains($"{leaf.Key} = {leaf.Value.Text}") && !shared.Contains(leaf.Value.Text))
            .Select(leaf => $"'{leaf.Key}' = {leaf.Value.Text} is explained nowhere")
            .FirstOrDefault();
    }

    // The names and values that a part of bits gives for fields without a byte of their own: Active = true. The path is that of the object.
    private static IEnumerable<string> SpelledOut(Part part)
    {
        string name = part.Name.ToString();
        string owner = name.Contains(": ") ? name[..name.IndexOf(": ", StringComparison.Ordinal)] + "." : string.Empty;
        return (part.Value ?? string.Empty).Split(", ").Select(word => owner + word);
    }

    // A point in time may be an object of numbers.
    private static bool IsInTime(string name, Dictionary<string, Leaf> leaves) =>
        name.LastIndexOf('.') is > 0 and var dot
        && leaves.TryGetValue(name[..dot], out Leaf? leaf)
        && leaf.Kind is Kind.DateTime or Kind.DateTimeOffset;

    private static bool IsExplained(string name, Leaf leaf, Dictionary<string, string?> values) =>
        values.ContainsKey(name)
        || (leaf.Kind is Kind.DateTime or Kind.DateTimeOffset
            && values.Keys.Any(part => part.StartsWith(name + ".", StringComparison.Ordinal)))
        || (leaf.Kind == Kind.Sequence && values.ContainsKey(name + "[0]"))
        || (leaf.Kind == Kind.Byte && name.EndsWith(']') && values.ContainsKey(name[..name.LastIndexOf('[')]));
}
