using SerBench.Benchmarks.Records;
using SerBench.Formats.Tests.Architecture;

namespace SerBench.Benchmarks.Tests.Architecture;

/// <summary>The rooms of the program stand on floors: each room uses only those below it (ARCHITECTURE.md).</summary>
public sealed class FloorTests
{
    private const string Program = "SerBench.Benchmarks.";

    private static readonly string[] Features = ["Attacks", "Compare", "Counts", "Driver", "Evolution", "Explain", "Fairness", "Ladder", "Memory", "Scaling", "Sizes", "Trees"];

    private static readonly string[][] Floors =
        [["Usage"], ["Records"], ["Pages"], ["Host"], ["Install"], ["Outside"], ["Inference"], ["Cells"], ["Measure"], ["Options"], Features, ["Reports"], ["Runs"], ["Advice"], ["Cli"], [""]];

    [Fact]
    public void Each_room_uses_those_below_it()
    {
        var wrong =
            from use in AssemblyUses.Of(typeof(RunRecord).Assembly)
            where use.User.StartsWith(Program, StringComparison.Ordinal) && use.Used.StartsWith(Program, StringComparison.Ordinal)
            let room = (From: RoomOf(use.User), To: RoomOf(use.Used))
            where room.From != room.To && FloorOf(room.To) >= FloorOf(room.From)
            select $"{use.User} uses {use.Used}";
        Assert.Empty(wrong.Distinct().Order());
    }

    private static int FloorOf(string room)
    {
        int floor = Array.FindIndex(Floors, rooms => rooms.Contains(room));
        Assert.True(floor >= 0, $"the room {room} stands on no floor: give it a place in this test and in ARCHITECTURE.md");
        return floor;
    }

    private static string RoomOf(string type)
    {
        string[] parts = type[Program.Length..].Split('.');
        return parts.Length == 1 ? "" : parts[0];
    }
}
