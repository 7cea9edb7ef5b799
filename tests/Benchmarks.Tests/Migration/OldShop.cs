// The sample of docs/migrate.md was written by these types. BinaryFormatter and its rules are obsolete.
#pragma warning disable SYSLIB0011, SYSLIB0050, SYSLIB0051, CS0649, CA1051, CA1707, CA1852, CA2235, IDE0130
using System.IO.Compression;
using System.Runtime.Serialization;
using SerBench.Benchmarks.Tests.Migration;

// The bytes of the sample name this namespace.
namespace SerBench.Benchmarks.Tests.Features.Advice;

// The files of samples/OldShop: orders of two versions of a program, one with a handler of an event, a damaged one, and files of other
// kinds. SERBENCH_WRITE_SNAPSHOTS=1 writes them again.
internal static class OldShop
{
    public static IEnumerable<(string Name, byte[] Bytes)> Files()
    {
        for (int i = 1; i <= 6; i++)
        {
            var born = new DateTime(1970, 1, i, 0, 0, 0, DateTimeKind.Utc);
            var order = new Order { _id = i, Customer = new Customer { Name = $"Customer {i % 3}", Born = born }, _total = 1000 * i };
            order.Lines.AddRange(Enumerable.Range(0, i)
                .Select(line => new Line { Sku = $"sku-{line}", Count = line + 1, Price = 9.90m * (line + 1) }));
            order.Payment = i % 2 == 0
                ? new Card { Number = "4111", Paid = new DateTime(2009, 5, i, 12, 0, 0, DateTimeKind.Local) }
                : new Cash { Given = 50.00m };
            yield return ($"2009/order-{i}.bin", LegacyTypes.Write(order, new Names(1)));
        }

        for (int i = 7; i <= 9; i++)
        {
            var order = new OrderV2
            {
                _id = i,
                Customer = new Customer { Name = $"Customer {i % 3}" },
                _total = 5_000_000_000L * i,
                Currency = "EUR",
            };
            order.Tags["gift"] = i % 2 == 0;
            order.Changed = i == 9 ? LegacyTypes.Handlers.OnChanged : null;
            yield return ($"2014/order-{i}.bin", LegacyTypes.Write(order, new Names(2)));
        }

        byte[] whole = LegacyTypes.Write(new Order { _id = 10 }, new Names(1));
        yield return ("2009/order-10.bin", whole[..(whole.Length / 2)]);
        yield return ("readme.txt", "Orders of the old shop.\n"u8.ToArray());
        yield return ("2014/order-11.bin.gz", [0x1F, 0x8B, .. Packed(whole)[2..]]);
    }

    private static byte[] Packed(byte[] data)
    {
        using var stream = new MemoryStream();
        using (var packing = new GZipStream(stream, CompressionLevel.NoCompression, leaveOpen: true))
        {
            packing.Write(data);
        }

        return stream.ToArray();
    }

    [Serializable]
    public class Order
    {
        public int _id;
        public Customer? Customer { get; set; }
        public List<Line> Lines { get; } = [];
        public Payment? Payment;
        public int _total;
    }

    [Serializable]
    public class OrderV2
    {
        public int _id;
        public Customer? Customer { get; set; }
        public List<Line> Lines { get; } = [];
        public Payment? Payment;
        public long _total;
        public string? Currency;
        public Dictionary<string, bool> Tags = [];
        public EventHandler? Changed;
    }

    [Serializable] public class Customer { public string? Name; public DateTime Born; }

    [Serializable] public struct Line { public string Sku; public int Count; public decimal Price; }

    [Serializable] public abstract class Payment;

    [Serializable] public class Card : Payment { public string? Number; public DateTime Paid; }

    [Serializable] public class Cash : Payment { public decimal Given; }

    // Writes the names that the old program had.
    internal sealed class Names(int version) : SerializationBinder
    {
        private static readonly string Here = typeof(OldShop).Assembly.FullName!;

        public override void BindToName(Type serializedType, out string? assemblyName, out string? typeName)
        {
            string library = $"OldShop, Version={version}.0.0.0, Culture=neutral, PublicKeyToken=null";
            const string Core = "mscorlib, Version=4.0.0.0, Culture=neutral, PublicKeyToken=b77a5c561934e089";
            if (serializedType == typeof(EventHandler))
            {
                (assemblyName, typeName) = (Core, "System.DelegateSerializationHolder");
                return;
            }

            assemblyName = serializedType.Assembly == typeof(OldShop).Assembly ? library
                : serializedType.Assembly == typeof(object).Assembly ? Core
                : null;
            typeName = serializedType.FullName!.Replace(Here, library).Replace(typeof(object).Assembly.FullName!, Core)
                .Replace("SerBench.Benchmarks.Tests.Features.Advice.OldShop+", "OldShop.").Replace("OrderV2", "Order");
        }

        public override Type BindToType(string assemblyName, string typeName) =>
            throw new NotSupportedException("This binder only writes.");
    }
}
