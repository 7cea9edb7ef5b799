namespace SerBench.Formats.Tests.Fixed;

// Readers of another version than the writer's (docs/formats/fixed.md, "Versions").
public class FixedVersionTests
{
    private const string Format = "fixed";

    [Fact]
    public void AnOlderReaderSkipsWhatIsNew()
    {
        var newer = new Newer { Number = 1, Text = "one", Parts = [new NewerPart { A = 2, B = 3 }], Added = 4, More = "four" };

        byte[] bytes = Witnesses.Encode(Format, newer);

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

    [Theory]
    [InlineData(7, 2)]
    [InlineData(9, 2)]
    [InlineData(8, 1)]
    [InlineData(9, 1)]
    [InlineData(8, 3)]
    [InlineData(7, 3)]
    public void ABlockThatContradictsItsVersionIsDamage(byte blockLength, byte version) => Refusal.AssertSays(
        $"a block of 8 bytes in version 2, not of {blockLength} bytes in version {version}",
        () => Witnesses.Decode<NewerPart>(Format, [blockLength, 0, version, 0, .. new byte[blockLength]]));

    [Theory]
    [InlineData(1, 0, 0)]
    [InlineData(3, 0, 0)]
    [InlineData(4, 1, 0)]
    [InlineData(7, 1, 0)]
    [InlineData(8, 1, 2)]
    public void ABlockThatEndsInsideAFieldLacksTheField(byte blockLength, int a, int b)
    {
        byte[] values = [1, 0, 0, 0, 2, 0, 0, 0];
        byte[] block = values[..blockLength];
        byte version = blockLength == values.Length ? (byte)2 : (byte)1;
        byte countOfTwo = 3;
        byte presentBlock = (byte)(blockLength + 1);

        NewerPart root = Witnesses.Decode<NewerPart>(Format, [blockLength, 0, version, 0, .. block]);
        Box<NewerPart> nested = Witnesses.Decode<Box<NewerPart>>(Format, [2, 0, 1, 0, presentBlock, 0, .. block]);
        Box<NewerPart[]> group =
            Witnesses.Decode<Box<NewerPart[]>>(Format, [4, 0, 1, 0, countOfTwo, 0, 0, 0, blockLength, 0, .. block, .. block]);

        Assert.All([root, nested.Value, .. group.Value!], part => Assert.Equal((a, b), (part.A, part.B)));
    }

    [Fact]
    public void FieldsBeyondTheSixteenthHaveVersionsToo() => CheckLong(16, 17);

    [Fact]
    public void BlocksBeyondAFewHundredBytesHaveVersionsToo() => CheckLong(16.5m, 17.5m);

    private static void CheckLong<T>(T sixteenth, T seventeenth)
        where T : struct
    {
        byte[] older = Witnesses.Encode(Format, new Box<Long<T>[]> { Value = [new Long<T> { P = sixteenth, Q = seventeenth }] });
        var longer = new Longer<T> { P = sixteenth, Q = seventeenth, Added = sixteenth };
        byte[] newer = Witnesses.Encode(Format, new Box<Longer<T>[]> { Value = [longer] });

        Longer<T> completed = Assert.Single(Witnesses.Decode<Box<Longer<T>[]>>(Format, older).Value!);
        Long<T> cut = Assert.Single(Witnesses.Decode<Box<Long<T>[]>>(Format, newer).Value!);

        Assert.Equal((sixteenth, seventeenth, default), (completed.P, completed.Q, completed.Added));
        Assert.Equal((sixteenth, seventeenth), (cut.P, cut.Q));
    }

    public class Long<T> { public T? A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q; }

    public sealed class Longer<T> : Long<T> { public T? Added { get; set; } }

    public sealed class Older { public int Number { get; set; } public string? Text { get; set; } public OlderPart[]? Parts { get; set; } }

    public struct OlderPart { public int A { get; set; } }

    public sealed class Newer
    {
        public int Number { get; set; }

        public string? Text { get; set; }

        public NewerPart[]? Parts { get; set; }

        public int Added { get; set; }

        public string? More { get; set; }
    }

    public struct NewerPart { public int A { get; set; } public int B { get; set; } }
}
