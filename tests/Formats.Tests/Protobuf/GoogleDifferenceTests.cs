namespace SerBench.Formats.Tests.Protobuf;

// Our proto3 and Google.Protobuf accept, refuse and read the same, except for the differences that the format's page explains.
public class GoogleDifferenceTests(ITestOutputHelper output)
{
    private const int MutationsPerModel = 15_000;
    private const int LongestMessage = 3000;

    public static TheoryData<string> Models => [.. ModelCatalog.BuiltIn.Models.Select(model => model.Id)];

    // More than 100,000 mutations in all.
    [Theory]
    [SharedData(nameof(Models))]
    public void MutatedMessagesAreReadAlike(string model)
    {
        if (Catalog.BuiltIn.Find("peer/Google.Protobuf") is null)
        {
            output.WriteLine("NOT TESTED: Google.Protobuf is not in this build");
            return;
        }

        IModel known = ModelCatalog.BuiltIn.Find(model)!;
        HashSet<GoogleDifference> seen = known.Accept(new Compare());

        bool hasMap = ShapeCheck.Find(known.Type, value => value.Kind == Kind.Map ? "a map" : null) is not null;
        Assert.Equal(hasMap, seen.Contains(GoogleDifference.WireTypeInEntry));
    }

    [Theory]
    [InlineData("12 01 FF")]
    [InlineData("12 03 41 C1 80")]
    [InlineData("12 03 ED A0 80")]
    [InlineData("12 01 FF 12 01 41")]
    public void TextThatIsNotUtf8IsRefusedByBoth(string message) => RefusedByBoth(new PersonModel(), Hex.Bytes(message));

    [Fact]
    public void DamagedTextThatIsOverwrittenIsPassedOverHereByIndexAndRefusedThere()
    {
        byte[] message = Hex.Bytes("1A 00 12 01 FF 12 01 41");

        Assert.Equal("A", Find("proto3/compiled", new PersonModel())!.Decode(message).Name);
        if (Find("peer/Google.Protobuf", new PersonModel()) is { } google)
        {
            Assert.Throws<WireFormatException>(() => google.Decode(message));
        }
    }

    [Fact]
    public void ANumberBeyondItsTypeThatIsOverwrittenIsPassedOverThereAndRefusedHere() =>
        ReadThereAndRefusedHere(new SimpleModel(), Hex.Bytes("38 87 80 04 38 07"), value => Assert.Equal(7, value.ShortValue));

    [Fact]
    public void AWireTypeThatDoesNotExistIsPassedOverThereInsideAnEntryAndRefusedHere() =>
        ReadThereAndRefusedHere(new ComplexModel(), Hex.Bytes("2A 06 0A 01 61 10 07 0E"), value => Assert.Equal(7, value.Data!["a"]));

    [Fact]
    public void ANegativeLengthOfPackedNumbersIsZeroThereAndRefusedHere() =>
        ReadThereAndRefusedHere(
            new CarModel(), Hex.Bytes("4A B1 8A FD FF FF FF FF FF FF 01 18 07"),
            value => Assert.Equal((0, 7), (value.SomeNumbers?.Length ?? 0, (int)value.ModelYear)));

    [Theory]
    [InlineData("0E")]
    [InlineData("0F")]
    public void OutsideAnEntryItIsRefusedByBoth(string message) => RefusedByBoth(new ComplexModel(), Hex.Bytes(message));

    [Fact]
    public void NestingIsReadDeeperThereByItsLimitOf100()
    {
        byte[] message = [];
        for (int depth = 1; depth < 80; depth++)
        {
            // A node that has only a left child.
            byte[] length = message.Length < 0x80 ? [(byte)message.Length] : [(byte)(message.Length | 0x80), (byte)(message.Length >> 7)];
            message = [0x1A, .. length, .. message];
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

    private static void ReadThereAndRefusedHere<T>(IModel<T> model, byte[] message, Action<T> check)
    {
        Assert.Throws<WireFormatException>(() => Find("proto3/compiled", model)!.Decode(message));
        if (Find("peer/Google.Protobuf", model) is { } google)
        {
            check(google.Decode(message));
        }
    }

    // By the type of a model, so that the caller need not name it. Null if the build lacks the library.
    private static IObjectCodec<T>? Find<T>(string serializer, IModel<T> _) =>
        (IObjectCodec<T>?)Catalog.BuiltIn.Find(serializer)?.Bind<T>().Codec;

    private sealed class Compare : IModelVisitor<HashSet<GoogleDifference>>
    {
        public HashSet<GoogleDifference> Visit<T>(IModel<T> model)
        {
            var comparison = new GoogleComparison<T>(model, ScatteringOf(Shape.Of<T>()));
            byte[][] messages = [.. MessagesOf(model, comparison).Where(message => message.Length is > 0 and <= LongestMessage)];
            var mutator = new Damage(seed: 20160419);
            for (int i = 0; i < MutationsPerModel; i++)
            {
                comparison.Check(mutator.Next(messages));
            }

            Assert.True(Math.Min(comparison.Accepted, comparison.Refused) > MutationsPerModel / 20, "one-sided mutations");
            return comparison.Seen;
        }

        // A field at its default that is not the first: a number, or else a text. It makes our reader use an index.
        private static byte[] ScatteringOf(Shape shape)
        {
            Field field = shape.Fields.Skip(1)
                .Where(field => field.Value.Kind is Kind.Boolean or Kind.Int32 or Kind.Int64 or Kind.Double or Kind.String)
                .MinBy(field => (field.Value.CanBeNull, field.Number))!;
            int tag = field.Number << 3;
            return field.Value.Kind switch
            {
                Kind.String => [(byte)(tag | 2), 0],
                Kind.Double => [(byte)(tag | 1), .. new byte[8]],
                _ => [(byte)tag, 0],
            };
        }

        private static IEnumerable<byte[]> MessagesOf<T>(IModel<T> model, GoogleComparison<T> comparison)
        {
            IEnumerable<Scenario> scenarios = model.Scenarios.Append(model.FindScenario("text-50")).OfType<Scenario>()
                .Where(scenario => scenario.Name != "published");
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
