using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Tests.Formats.Fixed;

/// <summary>Readers of another version than the writer's (docs/formats/fixed.md, "Versions").</summary>
public class FixedVersionTests
{
    private const string Format = "fixed";

    [Fact]
    public void AnOlderReaderSkipsWhatIsNew()
    {
        byte[] bytes = Witnesses.Encode(Format, new Newer { Number = 1, Text = "one", Parts = [new NewerPart { A = 2, B = 3 }], Added = 4, More = "four" });

        Older read = Witnesses.Decode<Older>(Format, bytes);

        Assert.Equal((1, "one", 2), (read.Number, read.Text, Assert.Single(read.Parts!).A));
    }

    [Fact]
    public void ANewerReaderTakesWhatIsMissingAsDefault()
    {
        byte[] bytes = Witnesses.Encode(Format, new Older { Number = 1, Text = "one", Parts = [new OlderPart { A = 2 }] });

        Newer read = Witnesses.Decode<Newer>(Format, bytes);

        Assert.Equal((1, "one", 0, null), (read.Number, read.Text, read.Added, read.More));
        Assert.Equal((2, 0), (Assert.Single(read.Parts!).A, read.Parts![0].B));
    }

    [Fact]
    public void ABlockThatContradictsItsVersionIsDamage()
    {
        byte[] bytes = Witnesses.Encode(Format, new Older { Text = "one" });
        bytes[0]--;

        Assert.Throws<WireFormatException>(() => Witnesses.Decode<Older>(Format, bytes));
    }

    public sealed class Older
    {
        public int Number { get; set; }

        public string? Text { get; set; }

        public OlderPart[]? Parts { get; set; }
    }

    public struct OlderPart
    {
        public int A { get; set; }
    }

    public sealed class Newer
    {
        public int Number { get; set; }

        public string? Text { get; set; }

        public NewerPart[]? Parts { get; set; }

        public int Added { get; set; }

        public string? More { get; set; }
    }

    public struct NewerPart
    {
        public int A { get; set; }

        public int B { get; set; }
    }
}
