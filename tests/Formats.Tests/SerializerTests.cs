using System.Buffers;
using SerBench.Formats.Dense;
using SerBench.Formats.MessagePack;

namespace SerBench.Formats.Tests;

// The shortest calls, for types without preparation, with every kind of source and target of bytes.
public sealed class SerializerTests
{
    private static readonly Order Sample = new() { Number = 7, Customer = "Ann", Amounts = [1, 2, 300] };

    [Fact]
    public void Every_way_out_gives_the_same_bytes()
    {
        byte[] bytes = Serializer<DenseFormat>.Serialize(Sample);
        var writer = new ArrayBufferWriter<byte>();
        Serializer<DenseFormat>.Serialize(Sample, writer);
        using var stream = new MemoryStream();
        Serializer<DenseFormat>.Serialize(Sample, stream);
        byte[] exact = new byte[bytes.Length];
        Assert.True(Serializer<DenseFormat>.TrySerialize(Sample, exact, out int written));
        Assert.False(Serializer<DenseFormat>.TrySerialize(Sample, exact.AsSpan(1), out int none));

        Assert.Equal(bytes, writer.WrittenSpan.ToArray());
        Assert.Equal(bytes, stream.ToArray());
        Assert.Equal(bytes, exact);
        Assert.Equal((bytes.Length, 0), (written, none));
    }

    [Fact]
    public void Every_way_in_gives_the_value()
    {
        byte[] bytes = Serializer<IgniteFormat>.Serialize(Sample);

        Check(Serializer<IgniteFormat>.Deserialize<Order>(bytes));
        Check(Serializer<IgniteFormat>.Deserialize<Order>(new ReadOnlySequence<byte>(bytes)));
        Check(Serializer<IgniteFormat>.Deserialize<Order>(Pieces.Of(bytes.AsMemory(0, 5), bytes.AsMemory(5))));
        Check(Serializer<IgniteFormat>.Deserialize<Order>(new MemoryStream(bytes)));
    }

    [Fact]
    public void A_struct_and_a_long_message_go_through_too()
    {
        byte[] point = Serializer<MessagePackFormat>.Serialize(new Point(1, -2));
        var large = new Order { Customer = new string('x', 3_000_000) };
        var stream = new MemoryStream(Serializer<DenseFormat>.Serialize(large));

        Assert.Equal(new Point(1, -2), Serializer<MessagePackFormat>.Deserialize<Point>(point));
        Assert.Equal(large.Customer, Serializer<DenseFormat>.Deserialize<Order>(stream).Customer);
    }

    [Fact]
    public void A_stream_without_end_is_refused() =>
        Assert.Throws<WireFormatException>(() => Serializer<DenseFormat>.Deserialize<Order>(new Endless(), maxBytes: 100_000));

    [Fact]
    public void What_no_format_carries_is_named() => Assert.Contains(
        "Holder.Anything", Assert.Throws<NotSupportedException>(() => Serializer<DenseFormat>.Serialize(new Holder())).Message);

    [Fact]
    public void Damaged_bytes_are_one_exception() =>
        Assert.Throws<WireFormatException>(() => Serializer<DenseFormat>.Deserialize<Order>([1, 2, 3]));

    private static void Check(Order read) =>
        Assert.Equal((Sample.Number, Sample.Customer, "1,2,300"), (read.Number, read.Customer, string.Join(',', read.Amounts!)));

    private sealed class Order
    {
        public long Number { get; set; }

        public string? Customer { get; set; }

        public List<int>? Amounts { get; set; }
    }

    private readonly record struct Point(int X, int Y);

    private sealed class Holder
    {
        public object? Anything { get; set; }
    }

    private sealed class Endless : MemoryStream
    {
        public override int Read(byte[] buffer, int offset, int count) => count;
    }
}
