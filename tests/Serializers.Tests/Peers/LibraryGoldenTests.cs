namespace SerBench.Serializers.Tests.Peers;

// Our formats of public libraries write and read the bytes of those libraries, with every generic access.
public class LibraryGoldenTests
{
    private static readonly string Folder = Path.Combine(AppContext.BaseDirectory, "Golden", "libraries");
    private static readonly (string Format, string Library)[] Pairs =
        [("protobuf", "protobuf-net"), ("proto3", "Google.Protobuf"), ("msgpack", "MessagePack")];

    public static TheoryData<string, string, string, string> Cases
    {
        get
        {
            var cases = new TheoryData<string, string, string, string>();
            foreach ((string format, string library) in Pairs)
            {
                foreach (string file in Directory.GetFiles(Folder, library + ".*.bin").Order(StringComparer.Ordinal))
                {
                    string[] name = Path.GetFileName(file)[(library.Length + 1)..].Split('.');
                    cases.Add(format, library, name[0], name[1]);
                }
            }

            return cases;
        }
    }

    [Fact]
    public void EveryLibraryHasItsFourteenCases() => Assert.Equal(14 * Pairs.Length, Cases.Count());

    [Theory]
    [MemberData(nameof(Cases))]
    public void BytesAndValuesAreThoseOfTheLibrary(string format, string library, string model, string scenario)
    {
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
            ISerializer serializer = Catalog.BuiltIn.Find(id)!;
            var codec = (IObjectCodec<T>)PeerCases.Codec(id, model);
            T value = model.Create(model.FindScenario(scenario)!, seed: 1, count: 1)[0];

            Assert.Equal(golden, codec.EncodeToArray(value));
            T decoded = codec.Decode(golden);
            Assert.Equal(golden, codec.EncodeToArray(decoded));
            if (serializer.Traits.HasFlag(Traits.FoldsNull))
            {
                Assert.Equal(PeerCases.Folded(value), PeerCases.Folded(decoded));
            }
            else
            {
                Assert.True(model.AreEqual(value, decoded));
            }

            return 0;
        }
    }
}
