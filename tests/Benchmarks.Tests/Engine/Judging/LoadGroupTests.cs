using SerBench.Benchmarks.Tests.Docs;

namespace SerBench.Benchmarks.Tests.Engine.Judging;

// What the judge says of load: in a few rounds, by the rule of a race.
public class LoadGroupTests
{
    [Fact]
    public void Who_loses_speed_on_more_threads_is_named()
    {
        LoadGroup group = Group(("peer/MemoryPack", 100, 101), ("peer/MessagePack", 200, 330));

        Assert.Equal(
            ["person, 2 threads, server collector: MessagePack keeps 61 % of its speed per thread, MemoryPack 100 %."], group.Say());
        Assert.Equal(0.61, group.Kept("peer/MessagePack", 2), 2);
        Assert.Equal(["peer/MemoryPack", "peer/MessagePack"], group.Serializers);
    }

    [Fact]
    public void Another_order_on_more_threads_is_named() => Assert.Equal(
        [
            "person, 2 threads, server collector: MessagePack costs least, with one thread MemoryPack.",
            "person, 2 threads, server collector: MemoryPack keeps 51 % of its speed per thread, MessagePack 98 %.",
        ],
        Group(("peer/MemoryPack", 100, 200), ("peer/MessagePack", 150, 153)).Say());

    // The reader of pages sees what is wrong.
    [Fact]
    public void The_oracle_knows_each_sentence()
    {
        LoadRecord load = Record(0.01, ("peer/MemoryPack", 100, 200), ("peer/Microsoft.Orleans.Serialization", 150, 153));
        var oracle = new AnswerOracle(RunRecordFile.ToJson(SampleRecords.Quick with { Load = load }));
        string[] said = [.. Assert.Single(LoadGroup.Of(load)).Say().Select(sentence => $"- {sentence}")];

        Assert.Empty(oracle.FaultsOfSection(said));
        (string, string)[] changes =
        [
            ("MemoryPack", "protobuf-net"), ("Orleans", "MemoryPack"), ("2 threads", "4 threads"), ("server", "workstation"),
            ("keeps 51 %", "keeps 61 %"),
        ];
        string[] wrong = [.. said.SelectMany(right => changes.Select(change => right.Replace(change.Item1, change.Item2))).Except(said)];
        Assert.Equal(9, wrong.Length);
        foreach (string sentence in wrong)
        {
            Assert.NotEmpty(oracle.FaultsOfSection([sentence]));
        }
    }

    [Fact]
    public void An_answer_names_losers_of_its_own()
    {
        LoadGroup group = Group(("peer/MemoryPack", 100, 101), ("peer/MessagePack", 200, 330), ("peer/protobuf-net", 300, 600));

        Assert.Equal(2, group.Say().Count());
        Assert.Contains("MessagePack keeps", Assert.Single(group.Say(["peer/MemoryPack", "peer/MessagePack"])));
    }

    [Fact]
    public void Nothing_is_said_where_the_rounds_do_not_tell()
    {
        Assert.Empty(Group(("peer/MemoryPack", 100, 104), ("peer/MessagePack", 200, 201)).Say());
        Assert.Empty((Group(("peer/MemoryPack", 100, 300), ("peer/MessagePack", 200, 201)) with { Rate = 1000 }).Say());
        Assert.Empty(Group(0.8, ("peer/MemoryPack", 100, 130), ("peer/MessagePack", 200, 201)).Say());
    }

    [Fact]
    public void Impossible_rows_are_faults()
    {
        LoadRow row = Row("peer/MemoryPack", 1, 1, 100);
        LoadRecord record = new(DateTimeOffset.UnixEpoch, null, "p", 2, [row]);

        Assert.Null(record.FindFault());
        Assert.Contains("no rows", (record with { Rows = [] }).FindFault());
        Assert.Contains("stands twice", (record with { Rows = [row, row] }).FindFault());
        Assert.Contains("same rounds", (record with { Rows = [row with { Round = 2 }] }).FindFault());
        Assert.Contains("same rounds", (record with { Rows = [row, row with { Threads = 2 }, row with { Round = 2 }] }).FindFault());
        Assert.All(
            [
                row with { Threads = 0 }, row with { PerSecond = 0 }, row with { Processor = double.NaN }, row with { Pauses = 1.1 },
                row with { Messages = 0 },
                row with { Latencies = null! }, row with { Latencies = new(2, 1, 3, 4) }, row with { Rate = 0 }, row with { Peak = -1 },
            ],
            bad => Assert.Contains("is none that", (record with { Rows = [bad] }).FindFault()));
    }

    private static LoadGroup Group(params (string Serializer, double One, double Two)[] costs) => Group(0.01, costs);

    // Costs of a message with one thread and with two, which vary from round to round by this share.
    private static LoadGroup Group(double noise, params (string Serializer, double One, double Two)[] costs) =>
        Assert.Single(LoadGroup.Of(Record(noise, costs)));

    private static LoadRecord Record(double noise, params (string Serializer, double One, double Two)[] costs) => new(
        DateTimeOffset.UnixEpoch,
        null,
        "p",
        2,
        [
            .. from cost in costs
               from round in Enumerable.Range(1, 4)
               let factor = 1 + (noise * (((round * cost.Serializer.Length) % 3) - 1))
               from row in new[] { Row(cost.Serializer, 1, round, cost.One), Row(cost.Serializer, 2, round, cost.Two * factor) }
               select row,
        ]);

    private static LoadRow Row(string serializer, int threads, int round, double cost) => new(
        serializer, "person", "varied", "server", threads, null, round, 1000, 1e9 * threads / cost, cost + 5, 100, 0.1, new(1, 2, 3, 4),
        30, null, 0);
}
