using SerBench.Formats.Contracts;
using SerBench.Formats.Tests.Hostile;
using SerBench.Model;
using SerBench.Serializers;

namespace SerBench.Formats.Tests.Protobuf;

/// <summary>Our proto3 and Google.Protobuf accept, refuse and read the same, except for the differences that the format's page explains.</summary>
public class GoogleDifferenceTests(ITestOutputHelper output)
{
    private const int MutationsPerModel = 15_000;
    private const int LongestMessage = 3000;

    /// <summary>
    /// The models, with more than 100,000 mutations in all; whether they have maps; and a field that makes our reader use an index.
    /// </summary>
    public static TheoryData<string, bool, string> Models => new()
    {
        { "person", false, "1A 00" },
        { "simple", false, "18 00" },
        { "complex", true, "18 00" },
        { "complex-list", true, "18 00" },
        { "deep", false, "19 00 00 00 00 00 00 00 00" },
        { "car", false, "18 00" },
        { "tree", false, "12 00" },
    };

    [Fact]
    public void EveryModelIsCompared() =>
        Assert.Equal(ModelCatalog.BuiltIn.Models.Select(model => model.Id).Order(), Models.Select(row => row.Data.Item1).Order());

    [Theory]
    [SharedData(nameof(Models))]
    public void MutatedMessagesAreReadAlike(string model, bool hasMap, string scattering)
    {
        if (Catalog.BuiltIn.Find("peer/Google.Protobuf") is null)
        {
            output.WriteLine("NOT TESTED: Google.Protobuf is not in this build");
            return;
        }

        HashSet<GoogleDifference> seen = ModelCatalog.BuiltIn.Find(model)!.Accept(new Compare(Bytes(scattering)));

        Assert.Equal(hasMap, seen.Contains(GoogleDifference.WireTypeInEntry));
    }

    [Theory]
    [InlineData("12 01 FF")]
    [InlineData("12 03 41 C1 80")]
    [InlineData("12 03 ED A0 80")]
    [InlineData("12 01 FF 12 01 41")]
    public void TextThatIsNotUtf8IsRefusedByBoth(string message) => RefusedByBoth(new PersonModel(), Bytes(message));

    [Fact]
    public void DamagedTextThatIsOverwrittenIsPassedOverHereByIndexAndRefusedThere()
    {
        byte[] message = Bytes("1A 00 12 01 FF 12 01 41");

        Assert.Equal("A", Find("proto3/compiled", new PersonModel())!.Decode(message).Name);
        if (Find("peer/Google.Protobuf", new PersonModel()) is { } google)
        {
            Assert.Throws<WireFormatException>(() => google.Decode(message));
        }
    }

    [Fact]
    public void ANumberBeyondItsTypeThatIsOverwrittenIsPassedOverThereAndRefusedHere() =>
        ReadThereAndRefusedHere(new SimpleModel(), Bytes("38 87 80 04 38 07"), value => Assert.Equal(7, value.ShortValue));

    [Fact]
    public void AWireTypeThatDoesNotExistIsPassedOverThereInsideAnEntryAndRefusedHere() =>
        ReadThereAndRefusedHere(new ComplexModel(), Bytes("2A 06 0A 01 61 10 07 0E"), value => Assert.Equal(7, value.Data!["a"]));

    [Theory]
    [InlineData("0E")]
    [InlineData("0F")]
    public void OutsideAnEntryItIsRefusedByBoth(string message) => RefusedByBoth(new ComplexModel(), Bytes(message));

    [Fact]
    public void NestingIsReadDeeperThereByItsLimitOf100()
    {
        byte[] message = [];
        for (int depth = 1; depth < 80; depth++)
        {
            // A node that has only a left child.
            message = [0x1A, .. message.Length < 0x80 ? new[] { (byte)message.Length } : [(byte)(message.Length | 0x80), (byte)(message.Length >> 7)], .. message];
        }

        ReadThereAndRefusedHere(new TreeModel(), message, root => Assert.NotNull(root.Left));
    }

    private static void RefusedByBoth<T>(IModel<T> model, byte[] message)
    {
        foreach (string serializer in new[] { "proto3/compiled", "peer/Google.Protobuf" })
        {
            if (Find(serializer, model) is { } codec)
            {
                Assert.Throws<WireFormatException>(() => codec.Decode(message));
            }
        }
    }

    private static byte[] Bytes(string message) => Convert.FromHexString(message.Replace(" ", "", StringComparison.Ordinal));

    private static void ReadThereAndRefusedHere<T>(IModel<T> model, byte[] message, Action<T> check)
    {
        Assert.Throws<WireFormatException>(() => Find("proto3/compiled", model)!.Decode(message));
        if (Find("peer/Google.Protobuf", model) is { } google)
        {
            check(google.Decode(message));
        }
    }

    private static IObjectCodec<T>? Find<T>(string serializer, IModel<T> model) => (IObjectCodec<T>?)Catalog.BuiltIn.Find(serializer)?.Bind(model).Codec;

    private sealed class Compare(byte[] scattering) : IModelVisitor<HashSet<GoogleDifference>>
    {
        public HashSet<GoogleDifference> Visit<T>(IModel<T> model)
        {
            var comparison = new GoogleComparison<T>(model, scattering);
            byte[][] messages = [.. MessagesOf(model, comparison).Where(message => message.Length is > 0 and <= LongestMessage)];
            var mutator = new Mutator(seed: 20160419);
            for (int i = 0; i < MutationsPerModel; i++)
            {
                comparison.Check(mutator.Next(messages));
            }

            Assert.True(comparison.Accepted > MutationsPerModel / 20 && comparison.Refused > MutationsPerModel / 20, "one-sided mutations");
            return comparison.Seen;
        }

        private static IEnumerable<byte[]> MessagesOf<T>(IModel<T> model, GoogleComparison<T> comparison)
        {
            IEnumerable<Scenario> scenarios = model.Scenarios.Append(model.FindScenario("text-50")).OfType<Scenario>().Where(scenario => scenario.Name != "published");
            foreach (T value in scenarios.SelectMany(scenario => model.Create(scenario, seed: 1, count: Math.Min(scenario.Instances, 8))))
            {
                byte[] message;
                try
                {
                    message = comparison.Encode(value);
                }
                catch (UnsupportedValueException)
                {
                    // Deeper than the limit.
                    continue;
                }

                yield return message;
            }
        }
    }
}
