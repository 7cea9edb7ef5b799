using SerBench.Formats.Tests.Explain;

namespace SerBench.Serializers.Tests.Peers;

// Golden bytes of the libraries, written from classes with attributes: Golden/libraries/package.model.scenario.bin. The libraries write and
// read them, and so do our formats of public libraries with every generic access.
public class LibraryGoldenTests
{
    private static readonly string[] Packages =
    [
        "Google.Protobuf", "protobuf-net", "MessagePack", "MemoryPack", "Google.FlatBuffers", "DataContractSerializer",
        "Newtonsoft.Json.Bson", "MongoDB.Bson", "Apache.Avro", "Microsoft.Orleans.Serialization", "Nerdbank.MessagePack", "Apache.Fory",
    ];

    private static readonly (string Format, string Package)[] Ours =
        [("protobuf", "protobuf-net"), ("proto3", "Google.Protobuf"), ("msgpack", "MessagePack")];

    public static TheoryData<string, string, string> Cases => (
        from package in Packages
        from serializer in Ours.Where(own => own.Package == package)
            .SelectMany(own => new[] { "reflection", "delegates", "accessors", "compiled" }.Select(access => $"{own.Format}/{access}"))
            .Append($"peer/{package}")
        where Catalog.BuiltIn.Find(serializer) is not null
        from name in GoldenFile.OfLibrary(package)
        select (serializer, name.Model, $"{package}.{name.Model}.{name.Scenario}.bin")).ToTheoryData();

    [Fact]
    public void EveryLibraryHasItsFourteenCases() =>
        Assert.All(Packages, package => Assert.Equal(14, GoldenFile.OfLibrary(package).Count()));

    [Theory]
    [MemberData(nameof(Cases))]
    public void BytesAndValuesAreThoseOfTheLibrary(string serializer, string model, string file) =>
        PeerCases.Visit(model, new Compare(serializer, file));

    private sealed class Compare(string id, string file) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            var codec = (IObjectCodec<T>)PeerCases.Codec(id, model);
            byte[] golden = GoldenFile.Read("libraries", file);
            T value = model.First(file.Split('.')[^2]);
            Assert.Equal(golden, codec.EncodeToArray(value));
            T decoded = codec.Decode(golden);
            Assert.Equal(golden, codec.EncodeToArray(decoded));
            PeerCases.AssertRead(id, model, value, decoded);

            // Messages of libraries are explained like ours.
            Assert.Null(id.EndsWith("/compiled") ? new ExplainedCase<T>(Catalog.BuiltIn.Find(id)!).FindFault(value!, golden) : null);
            return 0;
        }
    }
}
