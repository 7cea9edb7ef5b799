using SerBench.Formats.Fingerprints;

namespace SerBench.Formats.Tests.Fingerprints;

// Messages with a fingerprint of their type: readers refuse those of a type that has changed.
public class FingerprintTests
{
    private static readonly Older Value = new() { Id = 5, Name = "five" };
    private static readonly ChangedTypes.V0.Part Part = new() { Id = 1, Name = "one", Count = 3, Amount = 0.5, Active = true };

    public static TheoryData<string> Formats => [.. ZooBinding.FormatsWith("generated")];

    [Theory]
    [MemberData(nameof(Formats))]
    public void AFingerprintStandsInFrontOfTheUsualBytes(string format)
    {
        byte[] bare = Witnesses.Encode($"{format}/compiled", Part);
        byte[] marked = Witnesses.Encode($"{format}/compiled+schema", Part);

        Assert.Equal(bare, marked[4..]);
        Assert.Equal($"{format}/compiled+schema", Catalog.BuiltIn.Find($"{format}/compiled+schema")!.Id);
        Assert.Equal(Part.Name, Witnesses.Decode<ChangedTypes.V0.Part>($"{format}/compiled+schema", marked).Name);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void AChangedTypeIsRefused(string format)
    {
        byte[] message = Witnesses.Encode($"{format}/generated+schema", Part);

        Assert.Throws<WireFormatException>(() => Witnesses.Decode<ChangedTypes.V5.Part>($"{format}/generated+schema", message));
        Assert.Throws<WireFormatException>(() => Witnesses.Decode<ChangedTypes.V1.Part>($"{format}/generated+schema", message));
    }

    // The published bytes of Ignite's raw mode do not tell the order of the fields; the fingerprint does.
    [Fact]
    public void AnotherOrderIsRefused()
    {
        byte[] message = Witnesses.Encode("ignite-raw/generated+schema", Part);

        Assert.Throws<WireFormatException>(() => Witnesses.Decode<ChangedTypes.V0.Part>("ignite-raw/accessors+schema", message));
        Assert.Equal(Witnesses.Encode("dense/compiled+schema", Value), Witnesses.Encode("dense/accessors+schema", Value));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(3)]
    public void AMessageShorterThanAFingerprintIsDamage(int length) =>
        Assert.Throws<WireFormatException>(() => Witnesses.Decode<Older>("dense/compiled+schema", new byte[length]));

    // The fingerprint is part of the bytes, so it may never change.
    [Fact]
    public void TheDescriptionIsAsThePageSays()
    {
        Assert.Equal("Items:List<1class>;Last:Int32;\nId:Int32;Name:String;\n", Fingerprint.Describe(Shape.Of<OlderList>()));
        Assert.Equal(
            "#1:String;#5:Int32;#7:1class;\nId:Int32;Name:String;\n", Fingerprint.Describe(Shape.Of<Contracts.PinnedBefore>()));
        Assert.Equal(0x531D3C51u, Fingerprint.Of(Shape.Of<OlderList>()));
    }

    [Fact]
    public void ACompressorMayFollow()
    {
        byte[] message = Witnesses.Encode("dense/compiled+schema+lz4", Value);

        Assert.Equal("five", Witnesses.Decode<Older>("dense/compiled+schema+lz4", message).Name);
    }
}
