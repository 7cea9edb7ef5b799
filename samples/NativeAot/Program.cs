using System.Diagnostics;
using System.Runtime.InteropServices;
using SerBench.Formats;
using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Model.Generated;
using SerBench.NativeAot;
using SerBench.NativeAot.Generated;

// Exit code 0: all round trips are exact. 1: one is not.
TimeSpan untilMain = DateTime.Now - Process.GetCurrentProcess().StartTime;
var order = new Order(42)
{
    Customer = "Ада",
    Lines = [new("tea", 2), new("煎茶", 1)],
    Fees = new() { ["post"] = 4.95m, ["gift"] = null },
};
var buffer = new EncodeBuffer();
DenseFormat.Encode<Order, OrderBinarizer>(order, buffer);
Order copy = DenseFormat.Decode<Order, OrderBinarizer>(buffer.Written);
bool isExact = copy.Number == order.Number && copy.Customer == order.Customer && copy.Lines!.SequenceEqual(order.Lines)
    && copy.Fees!.OrderBy(fee => fee.Key).SequenceEqual(order.Fees.OrderBy(fee => fee.Key));
Console.WriteLine($"order: {buffer.Length} bytes, {(isExact ? "round trip exact" : "ROUND TRIP DIFFERS")}");
isExact &= V6.Check<SimpleObject, SimpleObjectBinarizer>(new SimpleModel());
isExact &= V6.Check<ComplexObject, ComplexObjectBinarizer>(new ComplexModel());
isExact &= V6.Check<DeepObject, DeepObjectBinarizer>(new DeepModel());
isExact &= V6.Check<Person, PersonBinarizer>(new PersonModel());
isExact &= V6.Check<Car, CarBinarizer>(new CarModel());
Console.WriteLine($"program: {new FileInfo(Environment.ProcessPath!).Length} bytes, {RuntimeInformation.FrameworkDescription}");
Console.WriteLine($"start to main: {untilMain.TotalMilliseconds:F0} ms");
return isExact ? 0 : 1;
