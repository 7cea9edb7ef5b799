namespace SerBench.Benchmarks.Features.Explain;

// The hex texts of all parts together are the message.
public sealed record AnatomyRecord(
    string Serializer, string Model, string Source, int Size, IReadOnlyList<KindRecord> Totals, IReadOnlyList<PartRecord> Parts)
{
    public static AnatomyRecord Of(ExplainedMessage message) => new(
        message.Serializer,
        message.Model,
        message.Source,
        message.Anatomy.Payload.Length,
        KindRecord.Of(message.Anatomy.Summary),
        [.. message.Anatomy.Parts.Select(part => Of(part, message.Anatomy))]);

    private static PartRecord Of(Part part, Anatomy anatomy) => new(
        part.Offset,
        part.Length,
        KebabCase.Of(part.Kind),
        part.Name.ToString(),
        part.Value,
        Convert.ToHexStringLower(anatomy.Payload.Slice(part.Offset, part.Length)));
}

public sealed record PartRecord(int Offset, int Length, string Kind, string Name, string? Value, string Hex);

// Source: the scenario or the file of the message.
public sealed record ExplainedMessage(string Serializer, string Model, string Source, Anatomy Anatomy);
