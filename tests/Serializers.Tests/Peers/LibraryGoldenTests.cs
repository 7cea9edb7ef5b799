namespace SerBench.Serializers.Tests.Peers;

// Our formats of public libraries write and read the bytes of those libraries, with every generic access.
public class LibraryGoldenTests
{
    private static readonly (string Format, string Library)[] Pairs =
        [("protobuf", "protobuf-net"), ("proto3", "Google.Protobuf"), ("msgpack", "MessagePack")];

    public static TheoryData<string, string, string> Cases => (
        from pair in Pairs
        from name in GoldenFile.OfLibrary(pair.Library)
        select (pair.Format, name.Model, name.Scenario)).ToTheoryData();

    [Fact]
    public void EveryLibraryHasItsFourteenCases() => Assert.Equal(14 * Pairs.Length, Cases.Count());

    [Theory]
    [MemberData(nameof(Cases))]
    public void BytesAndValuesAreThoseOfTheLibrary(string format, string model, string scenario)
    {
        string library = Pairs.Single(pair => pair.Format == format).Library;
        byte[] golden = GoldenFile.Read("libraries", $"{library}.{model}.{scenario}.bin");
        foreach (string access in (string[])["reflection", "delegates", "accessors", "compiled"])
        {
            ModelCatalog.BuiltIn.Find(model)!.Accept(new Compare($"{format}/{access}", scenario, golden));
        }
    }

    private sealed class Compare(string id, string scenario, byte[] golden) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            var codec = (IObjectCodec<T>)PeerCases.Codec(id, model);
            T value = model.First(scenario);

            Assert.Equal(golden, codec.EncodeToArray(value));
            T decoded = codec.Decode(golden);
            Assert.Equal(golden, codec.EncodeToArray(decoded));
            PeerCases.AssertRead(id, model, value, decoded);
            return 0;
        }
    }
}
