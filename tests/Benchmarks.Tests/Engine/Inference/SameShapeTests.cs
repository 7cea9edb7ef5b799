using SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

namespace SerBench.Benchmarks.Tests.Engine.Inference;

// A type that a person wrote, and the type that is written from its values, have the same shape.
public class SameShapeTests
{
    private const int Records = 300;

    private static readonly JsonSerializerOptions Camel = new(JsonSerializerDefaults.Web);

    [Theory]
    [InlineData(typeof(Invoice))]
    [InlineData(typeof(Reading))]
    [InlineData(typeof(Folder))]
    public void Values_at_random_lead_back_to_the_type(Type type)
    {
        string json = (string)GenericMethod.Invoke<SameShapeTests>(nameof(DrawAll), type)!;

        string code = Written.From(json);

        Type written = Written.Compile(code)[0];
        Assert.True(Describe(type, []) == Describe(written, []), $"{Describe(type, [])}\n{Describe(written, [])}\n{code}");
        Written.ReadWhole(written, json);
    }

    private static string DrawAll<T>()
    {
        var random = new RandomValues(seed: 3);
        return string.Concat(Enumerable.Range(0, Records).Select(_ => JsonSerializer.Serialize(random.Next<T>(), Camel) + "\n"));
    }

    private static string Describe(Type type, List<Type> open) => Describe(ValueShape.Of(type), open);

    private static string Describe(ValueShape value, List<Type> open) => (value.Kind switch
    {
        Kind.Object when open.Contains(value.Type) => $"up{open.Count - open.IndexOf(value.Type)}",
        Kind.Object => $"{{{string.Join(", ", DescribeFields(value, open))}}}",
        Kind.Sequence => $"{value.SequenceKind}<{Describe(value.Item!, open)}>",
        Kind.Map => $"Map<{Describe(value.Key!, open)}, {Describe(value.Value!, open)}>",
        _ => value.Kind.ToString(),
    }) + (value.IsNullableValue ? "?" : "");

    private static IEnumerable<string> DescribeFields(ValueShape value, List<Type> open) =>
        value.Shape.Fields.OrderBy(field => field.Name, StringComparer.Ordinal)
            .Select(field => $"{field.Name}: {Describe(field.Value, [.. open, value.Type])}");

    private sealed record Invoice(
        Guid Id, int Count, long Number, bool IsPaid, bool? IsSent, decimal Total, decimal? Discount, double Weight, string Name,
        string? Note, DateOnly Due, DateTime Made, DateTimeOffset Seen, TimeOnly At, Party Buyer, Party? Payer, List<Line> Lines,
        Dictionary<string, int> Stock, Dictionary<string, Line> ByName);

    private sealed record Party(string City, int Zip, DateOnly? Born);

    private sealed record Line(string Sku, decimal Price, List<string> Tags);

    private sealed record Reading(double[] Samples, int[] Counts, bool[] Flags, List<double[]> Rows, byte[] Raw, ulong Serial);

    private sealed record Folder(string Name, int Size, List<Folder> Folders);
}
