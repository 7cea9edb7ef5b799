using SerBench.Serializers.Peers.BinaryFormatter;
using SerBench.Serializers.Peers.DataContracts;
using SerBench.Serializers.Peers.ForyPeer;
using SerBench.Serializers.Peers.MemoryPackPeer;
using SerBench.Serializers.Peers.MessagePackCSharp;
using SerBench.Serializers.Peers.NerdbankPeer;
using SerBench.Serializers.Peers.NinoPeer;
using SerBench.Serializers.Peers.ProtobufNet;

namespace SerBench.Published.DataSets;

internal static class DataSetClaims
{
    private const string Rust = "rust_serialization_benchmark, 2026-08-21 (github.com/djkoloski/rust_serialization_benchmark)";
    private const string Jvm = "jvm-serializers, 2023-10-08 (github.com/eishay/jvm-serializers/wiki)";
    private const string MemoryPack = "README of MemoryPack (github.com/Cysharp/MemoryPack)";
    private const string MessagePack = "README of MessagePack for C# (github.com/MessagePack-CSharp/MessagePack-CSharp)";
    private const string Answer =
        "MessagePack-CSharp, 2019-11-30, .NET Core 3.0, machine not named (github.com/MessagePack-CSharp/MessagePack-CSharp/pull/692)";
    private const string Next =
        "MessagePack-CSharp, 2026-08-28, machine not named (github.com/MessagePack-CSharp/MessagePack-CSharp/pull/2294)";
    private const string Nino = "README of Nino (nuget.org/packages/Nino.Serialization/3.3.4)";
    private const string Fory = "README of Apache Fory (github.com/apache/fory)";

    public static IReadOnlyList<Claim> All { get; } =
    [
        Size(1, "prost, buffa and both protobuf crates write log in 884628 bytes", "proto3", "log", 884_628),
        Size(2, "they write mesh in 8750000 bytes", "proto3", "mesh", 8_750_000),
        new("rust-3", Rust, "they write minecraft_savedata in 596811 bytes", "596811 bytes", new ElsewhereTest(
            "an absent string comes back empty from proto3, so the cell is a dash; encode writes the published bytes",
            "sizes --model minecraft --scenario published --serializer msgpack/generated")),
        Size(4, "they write mk48 in 1859886 bytes", "proto3", "mk48", 1_859_886),
        Size(5, "zerompk and rmp-serde write log in 784997 bytes", "msgpack", "log", 784_997),
        Size(6, "they write mesh in 8125006 bytes", "msgpack", "mesh", 8_125_006),
        Size(7, "zerompk writes minecraft_savedata in 416025 bytes", "msgpack", "minecraft", 416_025),
        Size(8, "rmp-serde writes minecraft_savedata in 424533 bytes", "msgpack-rmp", "minecraft", 424_533),
        Size(9, "it writes mk48 in 1745322 bytes", "msgpack-rmp", "mk48", 1_745_322),
        new("rust-10", Rust, "rkyv serializes the 6000008 bytes of mesh in 149 us", "40 GB/s", new ElsewhereTest(
            "faster than a core moves memory: the data stay in the cache of another processor, in another language",
            "--full --model mesh --format floor,fixed")),
        new("jvm-1", Jvm, "protobuf takes 242 bytes", "242 bytes", new ElsewhereTest(
            "proto2 writes zeros, which proto3 leaves out (238 bytes)",
            "sizes --model media --scenario published --serializer protobuf/generated")),
        new("jvm-2", Jvm, "\"the results give a raw estimation of library performance\"", "no figure", new ElsewhereTest(
            "the libraries are those of the JVM", "--full --model media")),
        new(
            "memorypack-1",
            MemoryPack,
            "\"For standard objects, MemoryPack is x10 faster and x2 ~ x5 faster than other binary serializers\", "
            + "than MessagePack on minecraft",
            "2 to 5",
            new RatioTest(Cell(MessagePackCard.Main, "minecraft"), Cell(MemoryPackCard.Main, "minecraft"), null, 2, 5)),
        new(
            "memorypack-2",
            MemoryPack,
            "\"For struct array, MemoryPack is even more powerful, with speeds up to x50 ~ x200 greater than other serializers\", "
            + "than MessagePack on mesh",
            "50 to 200",
            new RatioTest(Cell(MessagePackCard.Main, "mesh"), Cell(MemoryPackCard.Main, "mesh"), null, 50, 200)),
        new("messagepack-1", MessagePack, "\"It is 10x faster than MsgPack-Cli\"", "10", new ElsewhereTest(
            "MsgPack-Cli is not raced", $"--full --model minecraft --serializer {MessagePackCard.Main}")),
        new("messagepack-2", MessagePack, "\"and outperforms other C# serializers\", protobuf-net on log", "no figure", new RatioTest(
            Cell(ProtobufNetCard.Main, "log"), Cell(MessagePackCard.Main, "log"), null)),
        new("answer-1", Answer, "BinaryFormatter deserializes Answer in 51.639 us, MessagePack_v2 in 3.171 us", "16.3", RatioTest.Effect(
            Cell(BinaryFormatterCard.Main, "answer"), Cell(MessagePackCard.Main, "answer"), Operation.Decode, 51.639 / 3.171)),
        new("answer-2", Answer, "DataContract deserializes it in 32.876 us", "10.4", RatioTest.Effect(
            Cell(DataContractCard.Main, "answer"), Cell(MessagePackCard.Main, "answer"), Operation.Decode, 32.876 / 3.171)),
        new("answer-3", Answer, "MessagePack_v1 deserializes it in 2.396 us", "0.76", new ElsewhereTest(
            "version 1 has no rows; upgrade compares later ones", "upgrade MessagePack 2.5.307 3.1.12 --model answer")),
        new("answer-4", Next, "v4 array serializes it in 411.0 ns, v3 array in 1,367.9 ns", "3.33", new ElsewhereTest(
            "the row of version 4 comes when a feed has it", "upgrade MessagePack 3.1.12 4.0.0 --model answer")),
        new("answer-5", Next, "v3 array serializes it in 1,367.9 ns, Nerdbank array in 1,035.7 ns", "1.32", RatioTest.Effect(
            Cell(MessagePackCard.Main, "answer"), Cell(NerdbankCard.Main, "answer"), Operation.Encode, 1367.9 / 1035.7)),
        new(
            "nino-1",
            Nino,
            "\"Plausibly the fastest [...] binary serialization library for C# projects\", than MemoryPack on minecraft",
            "no figure",
            new RatioTest(Cell(MemoryPackCard.Main, "minecraft"), Cell(NinoCard.Main, "minecraft"), null)),
        new(
            "fory-1",
            Fory,
            "\"In Java serialization benchmarks, Fory reaches up to 170x the throughput of JDK serialization on selected workloads\"",
            "170",
            new ElsewhereTest("the sentence is about Java", $"--full --model minecraft --serializer {ForyCard.Main}")),
    ];

    private static Claim Size(int number, string sentence, string format, string model, int bytes) =>
        new($"rust-{number}", Rust, sentence, $"{bytes} bytes", new SizeTest(Cell($"{format}/generated", model), null, bytes));

    private static CellId Cell(string serializer, string model) => new(serializer, model, "published");
}
