namespace SerBench.Serializers.Tests.Peers;

// Golden bytes of the libraries, written from classes with attributes: Golden/libraries/package.model.scenario.bin.
public sealed class PeerGoldenTests
{
    public static TheoryData<string, string, string> Cases => (
        from package in PackageIds
        where Catalog.BuiltIn.Find($"peer/{package}") is not null
        from name in GoldenFile.OfLibrary(package)
        select (package, name.Model, name.Scenario)).ToTheoryData();

    public static TheoryData<string> Packages => [.. PackageIds];

    private static string[] PackageIds =>
    [
        "Google.Protobuf", "protobuf-net", "MessagePack", "MemoryPack", "Google.FlatBuffers", "DataContractSerializer",
        "Newtonsoft.Json.Bson", "MongoDB.Bson", "Apache.Avro", "Microsoft.Orleans.Serialization", "Nerdbank.MessagePack", "Apache.Fory",
    ];

    [Theory]
    [MemberData(nameof(Packages))]
    public void Golden_bytes_lie_beside_the_tests(string package) => Assert.Equal(14, GoldenFile.OfLibrary(package).Count());

    [Theory]
    [MemberData(nameof(Cases))]
    public void A_peer_writes_and_reads_the_golden_bytes(string package, string model, string scenario) =>
        PeerCases.Visit(model, new Compare(package, scenario, GoldenFile.Read("libraries", $"{package}.{model}.{scenario}.bin")));

    private sealed class Compare(string package, string scenario, byte[] golden) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            string id = $"peer/{package}";
            var codec = (IObjectCodec<T>)PeerCases.Codec(id, model);
            T value = model.First(scenario);
            Assert.Equal(golden, codec.EncodeToArray(value));
            PeerCases.AssertRead(id, model, value, codec.Decode(golden));
            return true;
        }
    }
}
