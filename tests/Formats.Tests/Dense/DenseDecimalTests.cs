namespace SerBench.Formats.Tests.Dense;

// Decimals take the bytes of their number. Messages of version 1, which has them whole, are read.
public class DenseDecimalTests
{
    // The block of version 1: a whole decimal between two numbers of two bytes. Then the other decimals, whole.
    private const string FirstVersion = "0101" + "0500" + "00000200000000003930000000000000" + "0600"
        + "00000080000000000100000000000000" + "02" + "00001C00FFFFFFFFFFFFFFFFFFFFFFFF" + "0201" + "00000000000000000000000000000000";

    private static readonly Prices Varied = new()
    {
        Before = 5,
        Price = 123.45m,
        After = 6,
        Discount = -1m,
        All = [7.9228162514264337593543950335m],
        ByName = new Dictionary<byte, decimal> { [1] = 0m },
    };

    [Theory]
    [InlineData("0", "000000")]
    [InlineData("655.35", "02FFFF")]
    [InlineData("-655.36", "6200000100")]
    [InlineData("4294967295", "40FFFFFFFF")]
    [InlineData("4294967296", "800000000001000000")]
    [InlineData("18446744073709551616", "C0000000000000000001000000")]
    [InlineData("-7.9228162514264337593543950335", "FCFFFFFFFFFFFFFFFFFFFFFFFF")]
    public void A_number_takes_2_4_8_or_12_bytes(string text, string bytes)
    {
        decimal value = decimal.Parse(text, System.Globalization.CultureInfo.InvariantCulture);

        byte[] message = Witnesses.Encode("dense", new Box<decimal> { Value = value });

        Assert.Equal("02" + bytes, Convert.ToHexString(message));
        Assert.Equal(decimal.GetBits(value), decimal.GetBits(Witnesses.Decode<Box<decimal>>("dense", message).Value));
    }

    [Fact]
    public void The_sign_and_the_scale_of_zero_come_back()
    {
        var zero = new decimal(0, 0, 0, isNegative: true, 28);

        byte[] message = Witnesses.Encode("dense", new Box<decimal> { Value = zero });

        Assert.Equal(decimal.GetBits(zero), decimal.GetBits(Witnesses.Decode<Box<decimal>>("dense", message).Value));
    }

    [Fact]
    public void Decimals_stand_in_fields_items_and_values() => Assert.Equal(
        "0201" + "05000600" + "023930" + "200100" + "02" + "DCFFFFFFFFFFFFFFFFFFFFFFFF" + "0201" + "000000",
        Convert.ToHexString(Witnesses.Encode("dense", Varied)));

    [Theory]
    [InlineData(FirstVersion)]
    [InlineData(null)]
    public void Messages_of_both_versions_are_read_and_explained(string? first)
    {
        byte[] message = first is null ? Witnesses.Encode("dense", Varied) : Convert.FromHexString(first);

        Prices read = Witnesses.Decode<Prices>("dense", message);

        Assert.Equal((Varied.Before, Varied.Price, Varied.After, Varied.Discount), (read.Before, read.Price, read.After, read.Discount));
        Assert.Equal(Varied.All, read.All!);
        Assert.Equal(Varied.ByName, read.ByName!);
        Anatomy anatomy = Witnesses.Explain<Prices>("dense", message);
        Assert.Contains(anatomy.Parts, part => part.Value == "123.45");
        Assert.Equal(message.Length, anatomy.Parts.Sum(part => part.Length));
        Assert.All(
            Enumerable.Range(0, message.Length),
            length => Assert.Throws<WireFormatException>(() => Witnesses.Decode<Prices>("dense", message[..length])));
    }

    [Theory]
    [InlineData("021D0000")]
    [InlineData("023D0000")]
    [InlineData("030000")]
    [InlineData("000000")]
    public void Damage_is_refused(string message) =>
        Assert.Throws<WireFormatException>(() => Witnesses.Decode<Box<decimal>>("dense", Convert.FromHexString(message)));

    // Without decimals both versions would be the same, so there is one.
    [Fact]
    public void Other_types_have_version_1() => Assert.Throws<WireFormatException>(() => Witnesses.Decode<Box<short>>("dense", [2, 0, 0]));

    [Fact]
    public void Structs_with_decimals_come_back()
    {
        Money[] items = [new Money { Amount = 1.5m, Unit = 2 }, new Money { Amount = -3m, Unit = 4 }];
        byte[] message = Witnesses.Encode("dense", new Box<Money[]> { Value = items });

        Assert.Equal("0203" + "0200010F00" + "0400200300", Convert.ToHexString(message));
        Assert.Equal(items, Witnesses.Decode<Box<Money[]>>("dense", message).Value!);
        byte[] first = Convert.FromHexString("0102" + "00000100000000000F00000000000000" + "0200");
        Assert.Equal(items[..1], Witnesses.Decode<Box<Money[]>>("dense", first).Value!);
    }

    public struct Money { public decimal Amount { get; set; } public short Unit { get; set; } }

    public sealed class Prices
    {
        public short Before { get; set; }

        public decimal Price { get; set; }

        public short After { get; set; }

        public decimal? Discount { get; set; }

        public List<decimal>? All { get; set; }

        public Dictionary<byte, decimal>? ByName { get; set; }
    }
}
