using SerBench.Formats.Tests.Programs;

namespace SerBench.Formats.Tests.FlatBuffers;

// The compiler of FlatBuffers' own project reads our messages and writes messages for us.
public class FlatcTests
{
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
}
