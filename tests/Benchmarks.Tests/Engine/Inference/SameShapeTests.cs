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

    private sealed class Invoice
    {
        public Guid Id { get; set; }

        public int Count { get; set; }

        public long Number { get; set; }

        public bool IsPaid { get; set; }

        public bool? IsSent { get; set; }

        public decimal Total { get; set; }

        public decimal? Discount { get; set; }

        public double Weight { get; set; }

        public string Name { get; set; } = "";

        public string? Note { get; set; }

        public DateOnly Due { get; set; }

        public DateTime Made { get; set; }

        public DateTimeOffset Seen { get; set; }

        public TimeOnly At { get; set; }

        public Party Buyer { get; set; } = new();

        public Party? Payer { get; set; }

        public List<Line> Lines { get; set; } = [];

        public Dictionary<string, int> Stock { get; set; } = [];

        public Dictionary<string, Line> ByName { get; set; } = [];
    }

    private sealed class Party
    {
        public string City { get; set; } = "";

        public int Zip { get; set; }

        public DateOnly? Born { get; set; }
    }

    private sealed class Line
    {
        public string Sku { get; set; } = "";

        public decimal Price { get; set; }

        public List<string> Tags { get; set; } = [];
    }

    private sealed class Reading
    {
        public double[] Samples { get; set; } = [];

        public int[] Counts { get; set; } = [];

        public bool[] Flags { get; set; } = [];

        public List<double[]> Rows { get; set; } = [];

        public byte[] Raw { get; set; } = [];

        public ulong Serial { get; set; }
    }

    private sealed class Folder
    {
        public string Name { get; set; } = "";

        public int Size { get; set; }

        public List<Folder> Folders { get; set; } = [];
    }
}
