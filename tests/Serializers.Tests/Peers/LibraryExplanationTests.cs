using SerBench.Formats.Tests.Explain;

namespace SerBench.Serializers.Tests.Peers;

// Messages of official libraries are explained like ours, even where their bytes differ from ours.
public class LibraryExplanationTests
{
    private static readonly string Folder = Path.Combine(AppContext.BaseDirectory, "Golden", "libraries");
    private static readonly (string Format, string Library)[] Pairs =
        [("protobuf", "protobuf-net"), ("proto3", "Google.Protobuf"), ("msgpack", "MessagePack"), ("flatbuffers", "Google.FlatBuffers")];

    public static TheoryData<string, string> Cases
    {
        get
        {
            var cases = new TheoryData<string, string>();
            foreach ((string format, string library) in Pairs)
            {
                foreach (string file in Directory.GetFiles(Folder, library + ".*.bin").Order(StringComparer.Ordinal))
                {
                    cases.Add(format, Path.GetFileName(file));
                }
            }

            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void Parts_say_what_the_value_says(string format, string file)
    {
        string[] name = file.Split('.');
        Assert.True(ModelCatalog.BuiltIn.Find(name[^3])!.Accept(new Explain($"{format}/compiled", name[^2], GoldenFile.Read("libraries", file))));
    }

    private sealed class Explain(string serializer, string scenario, byte[] golden) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            T value = model.Create(model.FindScenario(scenario)!, seed: 1, count: 1)[0];
            string? fault = new ExplainedCase<T>(Catalog.BuiltIn.Find(serializer)!, model).FindFault(value!, golden);
            Assert.True(fault is null, fault);
            return true;
        }
    }
}
