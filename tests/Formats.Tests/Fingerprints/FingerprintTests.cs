using SerBench.Formats.Fingerprints;

namespace SerBench.Formats.Tests.Fingerprints;

// Messages with a fingerprint of their type: readers refuse those of a type that has changed.
public class FingerprintTests
{
    private static readonly Older Value = new() { Id = 5, Name = "five" };
    private static readonly ChangedTypes.V0.Part Part = new() { Id = 1, Name = "one", Count = 3, Amount = 0.5, Active = true };

    public static TheoryData<string> Formats =>
        [.. Catalog.BuiltIn.Serializers.Where(one => one.Id.EndsWith("/generated", StringComparison.Ordinal)).Select(one => one.Id[..one.Id.IndexOf('/')])];

    [Theory]
    [MemberData(nameof(Formats))]
    public void AFingerprintStandsInFrontOfTheUsualBytes(string format)
    {
        byte[] bare = Encode($"{format}/compiled", Part);
        byte[] marked = Encode($"{format}/compiled+schema", Part);

        Assert.Equal(bare, marked[4..]);
        Assert.Equal($"{format}/compiled+schema", Catalog.BuiltIn.Find($"{format}/compiled+schema")!.Id);
        Assert.Equal(Part.Name, Decode<ChangedTypes.V0.Part>($"{format}/compiled+schema", marked).Name);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void AChangedTypeIsRefused(string format)
    {
        byte[] message = Encode($"{format}/generated+schema", Part);

        Assert.Throws<WireFormatException>(() => Decode<ChangedTypes.V5.Part>($"{format}/generated+schema", message));
        Assert.Throws<WireFormatException>(() => Decode<ChangedTypes.V1.Part>($"{format}/generated+schema", message));
    }

    // The published bytes of Ignite's raw mode do not tell the order of the fields; the fingerprint does.
    [Fact]
    public void AnotherOrderIsRefused()
    {
        byte[] message = Encode("ignite-raw/generated+schema", Part);

        Assert.Throws<WireFormatException>(() => Decode<ChangedTypes.V0.Part>("ignite-raw/accessors+schema", message));
        Assert.Equal(Encode("dense/compiled+schema", Value), Encode("dense/accessors+schema", Value));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(3)]
    public void AMessageShorterThanAFingerprintIsDamage(int length) =>
        Assert.Throws<WireFormatException>(() => Decode<Older>("dense/compiled+schema", new byte[length]));

    // The fingerprint is part of the bytes, so it may never change.
    [Fact]
    public void TheDescriptionIsAsThePageSays()
    {
        Assert.Equal("Items:List<1class>;Last:Int32;\nId:Int32;Name:String;\n", Fingerprint.Describe(Shape.Of<OlderList>()));
        Assert.Equal("#1:String;#5:Int32;#7:1class;\nId:Int32;Name:String;\n", Fingerprint.Describe(Shape.Of<SerBench.Formats.Tests.Contracts.PinnedBefore>()));
        Assert.Equal(0x531D3C51u, Fingerprint.Of(Shape.Of<OlderList>()));
    }

    [Fact]
    public void ACompressorMayFollow()
    {
        byte[] message = Encode("dense/compiled+schema+lz4", Value);

        Assert.Equal("five", Decode<Older>("dense/compiled+schema+lz4", message).Name);
    }

    private static byte[] Encode<T>(string serializer, T value)
    {
        var buffer = new EncodeBuffer();
        ((IObjectCodec<T>)Catalog.BuiltIn.Find(serializer)!.Bind<T>().Codec!).Encode(value, buffer);
        return buffer.ToArray();
    }

    private static T Decode<T>(string serializer, byte[] message) => ((IObjectCodec<T>)Catalog.BuiltIn.Find(serializer)!.Bind<T>().Codec!).Decode(message);
}
