using SerBench.Formats;

namespace SerBench.NativeAot;

/// <summary>A type of one's own: the attribute is all it takes.</summary>
[GenerateBinarizer]
public sealed class Order
{
    private readonly long _number;

    public Order(long number) => _number = number;

    private Order()
    {
    }

    public long Number => _number;

    public required string Customer { get; init; }

    public List<Line>? Lines { get; set; }

    public Dictionary<string, decimal?>? Fees { get; set; }
}
