using System.Text.Json;
using SerBench.Engine.Cells;
using SerBench.Engine.Children;
using SerBench.Benchmarks.Features.Compare.Upgrades;

namespace SerBench.Benchmarks.Tests.Features.Compare.Upgrades;

// What a version makes of the other's messages; here they are our own, changed.
public sealed class ExchangeTests : WithFolder
{
    [Theory]
    [InlineData("dense/compiled", "comes back otherwise")]
    [InlineData("flatbuffers/view", "the checksum of the values read in place differs")]
    public void Messages_that_are_read_otherwise_are_counted(string serializer, string reason)
    {
        (string theirs, string mine) = (Make("theirs"), Make("mine"));
        Assert.Equal((0, null), (Ask(serializer, theirs, null).Values, Ask(serializer, theirs, null).Fault));
        string file = Assert.Single(Directory.GetFiles(theirs));
        byte[][] messages = JsonSerializer.Deserialize<byte[][]>(File.ReadAllText(file))!;
        messages[3] = [];
        messages[2] = messages[1];
        File.WriteAllText(file, JsonSerializer.Serialize(messages));

        ExchangedCell cell = Ask(serializer, mine, theirs);
        Assert.Equal((messages.Length, messages.Length - 2, messages.Length - 2), (cell.Values, cell.SameBytes, cell.Read));
        Assert.StartsWith($"value 2: {reason}", cell.Fault);

        File.WriteAllText(file, JsonSerializer.Serialize(messages[..2].Append([])));
        Assert.StartsWith("value 2: WireFormatException: ", Ask(serializer, mine, theirs).Fault);
    }

    private static ExchangedCell Ask(string serializer, string mine, string? theirs)
    {
        var filter = new CellFilter { Serializers = [serializer], Models = ["person"], Scenarios = ["varied"] };
        ProgramRun run = ProgramRun.OfBuiltIn(Child.ArgumentsFor(new Exchange(filter, null, mine, theirs)));
        return Assert.Single(JsonSerializer.Deserialize<Exchanged>(run.Output)!.Cells);
    }

    private string Make(string name) => Directory.CreateDirectory(_folder.File(name)).FullName;
}
