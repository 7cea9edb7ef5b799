using SerBench.Formats.Tests.Explain;

namespace SerBench.Formats.Tests.FlatBuffers;

// Messages that Google.FlatBuffers wrote: Golden/libraries/Google.FlatBuffers.model.scenario.bin.
public class FlatBuffersGoldenTests
{
    private const string Prefix = "Google.FlatBuffers.";

    public static TheoryData<string, string> Cases => GoldenFile.OfLibrary("Google.FlatBuffers").ToTheoryData();

    [Fact]
    public void AllOfThemAreHere() => Assert.Equal(14, Cases.Count);

    [Theory]
    [MemberData(nameof(Cases))]
    public void EveryAccessReadsThem(string model, string scenario)
    {
        foreach (string access in (string[])["reflection", "delegates", "accessors", "compiled", "handwritten"])
        {
            ModelCatalog.BuiltIn.Find(model)!.Accept(new Decode(access, scenario));
        }
    }

    // Nobody has written a view of the car.
    [Theory]
    [MemberData(nameof(Cases))]
    public void TheViewReadsThem(string model, string scenario) =>
        Assert.Equal(model != "car", ModelCatalog.BuiltIn.Find(model)!.Accept(new View(scenario)));

    [Theory]
    [MemberData(nameof(Cases))]
    public void OursAreNoLonger(string model, string scenario)
    {
        // Null offsets keep their four bytes in our tables. If half of them are null, this costs more than the order of fields saves.
        double allowance = model == "tree" || scenario is "empty" or "default" ? 1.3 : 1;
        int ours = ModelCatalog.BuiltIn.Find(model)!.Accept(new Size(scenario));
        Assert.InRange(ours, 1, (int)(Read(model, scenario).Length * allowance));
    }

    private static byte[] Read(string model, string scenario) => GoldenFile.Read("libraries", $"{Prefix}{model}.{scenario}.bin");

    private sealed class Decode(string access, string scenario) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            var codec = (IObjectCodec<T>)Catalog.BuiltIn.Find($"flatbuffers/{access}")!.Bind(model).Codec!;
            byte[] golden = Read(model.Id, scenario);
            FlatBuffersVerifier.Verify<T>(golden);
            Assert.True(model.AreEqual(model.First(scenario), codec.Decode(golden)));
            Assert.Null(new ExplainedCase<T>(Catalog.BuiltIn.Find($"flatbuffers/{access}")!).FindFault(model.First(scenario)!, golden));
            return true;
        }
    }

    private sealed class View(string scenario) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            if (Catalog.BuiltIn.Find("flatbuffers/view")!.Bind(model).Codec is not IViewCodec<T> codec)
            {
                return false;
            }

            Assert.Equal(codec.Expect(model.First(scenario)), codec.Read(Read(model.Id, scenario)));
            return true;
        }
    }

    private sealed class Size(string scenario) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model) => Flat.Encode(model.First(scenario)).Length;
    }
}
