namespace SerBench.Serializers.Tests.Peers;

// Golden bytes of the libraries, written from classes with attributes: Golden/libraries/package.model.scenario.bin.
public sealed class PeerGoldenTests
{
    private static readonly string Folder = Path.Combine(AppContext.BaseDirectory, "Golden", "libraries");

    public static TheoryData<string, string, string> Cases
    {
        get
        {
            var cases = new TheoryData<string, string, string>();
            foreach (string package in PackageIds.Where(package => Catalog.BuiltIn.Find($"peer/{package}") is not null))
            {
                foreach (string file in Directory.GetFiles(Folder, package + ".*.bin"))
                {
                    string[] name = Path.GetFileName(file)[(package.Length + 1)..].Split('.');
                    cases.Add(package, name[0], name[1]);
                }
            }

            return cases;
        }
    }

    public static TheoryData<string> Packages => [.. PackageIds];

    private static string[] PackageIds => ["Google.Protobuf", "protobuf-net", "MessagePack", "MemoryPack", "Google.FlatBuffers", "DataContractSerializer", "Newtonsoft.Json.Bson", "MongoDB.Bson", "Apache.Avro", "Microsoft.Orleans.Serialization", "Nerdbank.MessagePack", "Apache.Fory"];

    [Theory]
    [MemberData(nameof(Packages))]
    public void Golden_bytes_lie_beside_the_tests(string package) => Assert.Equal(14, Directory.GetFiles(Folder, package + ".*.bin").Length);

    [Theory]
    [MemberData(nameof(Cases))]
    public void A_peer_writes_and_reads_the_golden_bytes(string package, string model, string scenario) =>
        PeerCases.Visit(model, new Compare(package, scenario, File.ReadAllBytes(Path.Combine(Folder, $"{package}.{model}.{scenario}.bin"))));

    private sealed class Compare(string package, string scenario, byte[] golden) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            string id = $"peer/{package}";
            var codec = (IObjectCodec<T>)PeerCases.Codec(id, model);
            T value = model.Create(model.FindScenario(scenario)!, seed: 1, count: 1)[0];
            Assert.Equal(golden, codec.EncodeToArray(value));
            T decoded = codec.Decode(golden);
            if (Catalog.BuiltIn.Find(id)!.Traits.HasFlag(Traits.FoldsNull))
            {
                Assert.Equal(PeerCases.Folded(value), PeerCases.Folded(decoded));
            }
            else
            {
                Assert.True(model.AreEqual(value, decoded));
            }

            return true;
        }
    }
}
