using Avro;
using Avro.Specific;

namespace SerBench.Serializers.Peers.ApacheAvro;

public static class AvroForms
{
    // Returns the decimal's bytes in memory, because the scale of Avro's decimal is fixed by the schema.
    public static byte[] Write(decimal value) => MemoryMarshal.AsBytes(decimal.GetBits(value).AsSpan()).ToArray();

    public static decimal ReadDecimal(byte[] bytes) => new(MemoryMarshal.Cast<byte, int>(bytes));

    public static string Write(DateTimeOffset value) => value.ToString("O");

    public static DateTimeOffset ReadDateTimeOffset(string text) => DateTimeOffset.ParseExact(text, "O", null);

    public static bool AreEqual(object? left, object? right) => (left, right) switch
    {
        (ISpecificRecord one, ISpecificRecord other) =>
            ((RecordSchema)one.Schema).Fields.TrueForAll(field => AreEqual(one.Get(field.Pos), other.Get(field.Pos))),
        (IList one, IList other) =>
            one.Count == other.Count && one.Cast<object?>().Zip(other.Cast<object?>()).All(pair => AreEqual(pair.First, pair.Second)),
        (IDictionary one, IDictionary other) =>
            one.Count == other.Count && one.Keys.Cast<object>().All(key => other.Contains(key) && AreEqual(one[key], other[key])),
        (double one, double other) => BitConverter.DoubleToInt64Bits(one) == BitConverter.DoubleToInt64Bits(other),
        (float one, float other) => BitConverter.SingleToInt32Bits(one) == BitConverter.SingleToInt32Bits(other),
        _ => Equals(left, right),
    };
}
