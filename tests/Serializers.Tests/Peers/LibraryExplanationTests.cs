using SerBench.Formats.Tests.Explain;

namespace SerBench.Serializers.Tests.Peers;

// Messages of official libraries are explained like ours, even where their bytes differ from ours.
public class LibraryExplanationTests
{
    private static readonly (string Format, string Library)[] Pairs =
        [("protobuf", "protobuf-net"), ("proto3", "Google.Protobuf"), ("msgpack", "MessagePack"), ("flatbuffers", "Google.FlatBuffers")];

    public static TheoryData<string, string, string> Cases => (
        from pair in Pairs
        from name in GoldenFile.OfLibrary(pair.Library)
        select (pair.Format, name.Model, name.Scenario)).ToTheoryData();

    [Theory]
    [MemberData(nameof(Cases))]
    public void Parts_say_what_the_value_says(string format, string model, string scenario)
    {
        string library = Pairs.Single(pair => pair.Format == format).Library;
        byte[] golden = GoldenFile.Read("libraries", $"{library}.{model}.{scenario}.bin");
        Assert.True(PeerCases.Visit(model, new Explain($"{format}/compiled", scenario, golden)));
    }

    private sealed class Explain(string serializer, string scenario, byte[] golden) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            string? fault = new ExplainedCase<T>(Catalog.BuiltIn.Find(serializer)!).FindFault(model.First(scenario)!, golden);
            Assert.True(fault is null, fault);
            return true;
        }
    }
}
