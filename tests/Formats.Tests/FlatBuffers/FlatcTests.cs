using SerBench.Formats.Tests.Programs;

namespace SerBench.Formats.Tests.FlatBuffers;

// The compiler of FlatBuffers' own project reads our messages and writes messages for us.
public class FlatcTests
{
    private const string Schema = "serbench.fbs";
    private const string Package = "SerBench.Schemas.FlatBuffers.";

    public static TheoryData<string, string> Cases => FlatBuffersGoldenTests.Cases;

    [ProgramTheory(Flatc.Name)]
    [MemberData(nameof(Cases))]
    public void OursReadsAsGooglesDoes(string model, string scenario)
    {
        byte[] golden = GoldenFile.Read("libraries", $"Google.FlatBuffers.{model}.{scenario}.bin");
        byte[] ours = ModelCatalog.BuiltIn.Find(model)!.Accept(new Encode(scenario));
        string table = ModelCatalog.BuiltIn.Find(model)!.Type.Name;

        Assert.Equal(Flatc.ToJson(Schema, Package + table, golden), Flatc.ToJson(Schema, Package + table, ours));
    }

    [ProgramTheory(Flatc.Name)]
    [MemberData(nameof(Cases))]
    public void WeReadWhatItWrites(string model, string scenario) => ModelCatalog.BuiltIn.Find(model)!.Accept(new ReadWritten(scenario));

    [ProgramFact(Flatc.Name)]
    public void EveryKindGoesThereAndBack()
    {
        Zoo zoo = Zoo.Make();
        byte[] ours = Flat.Encode(zoo);

        byte[] theirs = Flatc.ToMessage("zoo.fbs", "SerBench.Zoo.Zoo", Flatc.ToJson("zoo.fbs", "SerBench.Zoo.Zoo", ours));

        FlatBuffersVerifier.Verify<Zoo>(theirs);
        Assert.NotEqual(ours, theirs);
        Assert.Equal(ours, Flat.Encode(Flat.Decode<Zoo>(theirs)));
    }

    [ProgramFact(Flatc.Name)]
    public void EveryKindHasTheNameAndValueOfTheSchema()
    {
        string json = Flatc.ToJson("zoo.fbs", "SerBench.Zoo.Zoo", Flat.Encode(Zoo.Make()));

        Assert.Equal(Zoo.Json, json.ReplaceLineEndings("").Replace(" ", ""));
    }

    private sealed class Encode(string scenario) : IModelVisitor<byte[]>
    {
        public byte[] Visit<T>(IModel<T> model) => Flat.Encode(model.First(scenario));
    }

    private sealed class ReadWritten(string scenario) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            T value = model.First(scenario);
            string table = Package + typeof(T).Name;
            byte[] theirs = Flatc.ToMessage(Schema, table, Flatc.ToJson(Schema, table, Flat.Encode(value)));

            FlatBuffersVerifier.Verify<T>(theirs);

            // Its JSON rounds numbers, so the result is compared as its JSON too.
            byte[] again = Flat.Encode(Flat.Decode<T>(theirs));
            Assert.Equal(Flatc.ToJson(Schema, table, theirs), Flatc.ToJson(Schema, table, again));
            return true;
        }
    }
}
