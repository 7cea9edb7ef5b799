using SerBench.Formats;
using SerBench.Formats.Contracts;
using SerBench.Formats.Dense;
using SerBench.Formats.MessagePack;

var order = new Order { Id = 7, Customer = "Zoë", Prices = [1.5, 2] };
byte[] bytes = Serializer<DenseFormat>.Serialize<Order, OrderBinarizer>(order);
Order copy = Serializer<DenseFormat>.Deserialize<Order, OrderBinarizer>(bytes);
Console.WriteLine($"dense: {bytes.Length} bytes, {copy.Customer} has {copy.Prices.Length} prices; MessagePack: {Serializer<MessagePackFormat>.Serialize(order).Length} bytes");
return copy.Id == order.Id && copy.Customer == order.Customer && copy.Prices.SequenceEqual(order.Prices) ? 0 : 1;

/// <summary>A type whose code the generator in the package makes.</summary>
[GenerateBinarizer]
public sealed partial class Order
{
    public int Id { get; set; }

    public string Customer { get; set; } = "";

    public double[] Prices { get; set; } = [];
}
