using SerBench.Formats.Tests.Grid;
using SerBench.Formats.Tests.Zoo;

namespace SerBench.Benchmarks.Tests.Published.TypedLadder.Format;

// The published sizes, the bytes of one object, and lengths beyond a byte.
public class TypedLayoutTests
{
    [Theory]
    [InlineData("typed-markers", "simple", 42)]
    [InlineData("typed-markers", "complex", 72)]
    [InlineData("typed-markers", "deep", 135)]
    [InlineData("typed-bitmap", "simple", 35)]
    [InlineData("typed-bitmap", "complex", 63)]
    [InlineData("typed-bitmap", "deep", 111)]
    public void SizesAreThePublishedOnes(string format, string model, int size) =>
        Assert.Equal(size, ModelCatalog.BuiltIn.Find(model)!.Accept(new Measure(format)));

    [Theory]
    [InlineData("typed-markers", "01 03 01 00000007 01 02 C3A9 00")]
    [InlineData("typed-bitmap", "01 02 00000007 02 C3A9")]
    public void EveryByteOfASmallObject(string format, string bytes) =>
        Assert.Equal(Hex.Bytes(bytes), Encode(format, new Note { Number = 7, Text = "é", Next = null }));

    [Theory]
    [InlineData("typed-markers", "01 03 01 00000001 00 01 08 03 01 00000002 00 00")]
    [InlineData("typed-bitmap", "01 01 00000001 03 00000002")]
    public void ANestedObjectStandsInline(string format, string bytes) =>
        Assert.Equal(Hex.Bytes(bytes), Encode(format, new Note { Number = 1, Next = new Note { Number = 2 } }));

    [Theory]
    [InlineData(254, 1)]
    [InlineData(255, 5)]
    [InlineData(70_000, 5)]
    public void LongTextHasALongLength(int length, int prefix)
    {
        foreach (string format in new[] { "typed-markers", "typed-bitmap" })
        {
            int without = Encode(format, new Note { Text = "" }).Length - 1;
            foreach (string text in new[] { new string('x', length), new string('é', length / 2) + new string('x', length % 2) })
            {
                var note = new Note { Text = text };
                Assert.Equal(without + prefix + Encoding.UTF8.GetByteCount(text), Encode(format, note).Length);
                Assert.Equal(text, Witnesses.Decode<Note>(format, Encode(format, note)).Text);
            }
        }
    }

    // Each level adds its own length: one byte up to 254 bytes, five above.
    [Theory]
    [InlineData(1)]
    [InlineData(30)]
    [InlineData(100)]
    public void NestedLengthsGrowWithWhatIsInside(int levels)
    {
        Note? note = null;
        int size = 0;
        for (int i = 0; i < levels; i++)
        {
            note = new Note { Number = i, Text = "some text", Next = note };
            size = 1 + 5 + 11 + 1 + (i == 0 ? 0 : size + (size < 255 ? 1 : 5));
        }

        byte[] message = Encode("typed-markers", note!);
        Assert.Equal(1 + size, message.Length);
        Note read = Witnesses.Decode<Note>("typed-markers", message);
        for (int i = levels - 1; i >= 0; i--)
        {
            Assert.Equal(i, read.Number);
            read = read.Next!;
        }
    }

    [Theory]
    [InlineData("typed-markers", "02 03 01 00000007 00 00")]
    [InlineData("typed-markers", "01 04 01 00000007 00 00")]
    [InlineData("typed-markers", "01 03 00 00000007 00 00")]
    [InlineData("typed-markers", "01 03 01 00000007 02 00")]
    [InlineData("typed-markers", "01 03 01 00000007 00 01 09 03 01 00000002 00 00")]
    [InlineData("typed-markers", "01 03 01 00000007 00 01 06 03 01 00000002 00 00")]
    [InlineData("typed-markers", "01 03 01 00000007 01 FFFFFFFFFF 00")]
    [InlineData("typed-bitmap", "01 07 00000007")]
    [InlineData("typed-bitmap", "00 03 00000007")]
    [InlineData("typed-bitmap", "01 02 00000007 01 C3")]
    public void DamageIsRefused(string format, string bytes) =>
        Assert.Throws<WireFormatException>(() => Witnesses.Decode<Note>(format, Hex.Bytes(bytes)));

    [Theory]
    [InlineData("typed-markers", "01 FF80000003 01 00000007 00 00", 2)]
    [InlineData("typed-markers", "01 03 01 00000007 01 FFFFFFFFFF 00", 9)]
    [InlineData("typed-markers", "01 03 01 00000007 00 01 FF80000008 03 01 00000002 00 00", 10)]
    [InlineData("typed-bitmap", "01 02 00000007 FF80000001 78", 7)]
    public void ALengthBelowZeroIsCalledThat(string format, string bytes, int offset)
    {
        WireFormatException damage = Assert.Throws<WireFormatException>(() => Witnesses.Decode<Note>(format, Hex.Bytes(bytes)));
        Assert.Equal(offset, damage.Offset);
        Assert.Contains("a length that is not negative", damage.Message);
    }

    [Fact]
    public void HalfASurrogatePairIsRefused() =>
        Assert.Throws<UnsupportedValueException>(() => Encode("typed-bitmap", new Note { Text = "\uD800" }));

    private static byte[] Encode<T>(string format, T value)
    {
        var buffer = new EncodeBuffer(1);
        Witnesses.CodecOf<T>(format).Encode(value, buffer);
        return buffer.ToArray();
    }

    private sealed class Measure(string format) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model) =>
            Encode($"{format}/accessors", model.Create(model.FindScenario("s0")!, seed: 1, count: 1)[0]).Length;
    }

    public sealed class Note { public int Number { get; set; } public string? Text { get; set; } public Note? Next { get; set; } }
}
