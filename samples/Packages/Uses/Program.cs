using Orders;
using Orders.Generated;
using SerBench.Formats;

var order = new Order { Id = 7, Customer = "Zoë", Prices = [1.5, 2] };
byte[] bytes = Serializer<DenseFormat>.Serialize<Order, OrderBinarizer>(order);
Order copy = Serializer<DenseFormat>.Deserialize<Order, OrderBinarizer>(bytes);
int packed = Serializer<MessagePackFormat>.Serialize(order).Length;
Console.WriteLine($"dense: {bytes.Length} bytes, {copy.Customer} has {copy.Prices.Length} prices; MessagePack: {packed} bytes");
return copy.Id == order.Id && copy.Customer == order.Customer && copy.Prices.SequenceEqual(order.Prices) ? 0 : 1;
