using SerBench.Formats;

namespace Orders;

/// <summary>A type whose code the generator in the package makes.</summary>
[GenerateBinarizer]
public sealed class Order
{
    public int Id { get; set; }

    public string Customer { get; set; } = "";

    public double[] Prices { get; set; } = [];
}
