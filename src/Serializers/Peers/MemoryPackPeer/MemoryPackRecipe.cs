namespace SerBench.Serializers.Peers.MemoryPackPeer;

public sealed class MemoryPackRecipe : Recipe
{
    public override string Id => "MemoryPack";

    public override string? Generator => "MemoryPack.Generator";

    public override string Attribute => "MemoryPack.MemoryPackableAttribute";

    public override IReadOnlyList<string> Packages => ["MemoryPack", "MemoryPack.Core", "MemoryPack.Generator"];

    public override string Namespace => "SerBench.Serializers.Peers.MemoryPackPeer.Twins";

    public override IReadOnlyList<string> Usings => ["MemoryPack"];

    // Generic code is compiled separately for a writer that is a struct. The library's first example uses the byte array.
    public override IReadOnlyList<Way> Ways =>
    [
        new("Utf8", "MemoryPackSerializer.Serialize(new DirectBufferWriter(buffer), value, MemoryPackSerializerOptions.Utf8);", "MemoryPackSerializer.Deserialize<$T>(data)!")
            { Stream = Streamed("Utf8"), Pipe = Piped("Utf8") },
        new("Utf16", "MemoryPackSerializer.Serialize(new DirectBufferWriter(buffer), value, MemoryPackSerializerOptions.Utf16);",
            "MemoryPackSerializer.Deserialize<$T>(data, MemoryPackSerializerOptions.Utf16)!")
            { Stream = Streamed("Utf16"), Pipe = Piped("Utf16") },
        new("Default", "buffer.Adopt(MemoryPackSerializer.Serialize(value));", "MemoryPackSerializer.Deserialize<$T>(data)!"),
    ];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new(
            "Written", "value => MemoryPackSerializer.Serialize(Emptied(), value, options), Written, data => MemoryPackSerializer.Deserialize<$T>(data, options)!",
            "MemoryPackSerializerOptions options"),
        new("Arrays", "value => MemoryPackSerializer.Serialize(value), data => MemoryPackSerializer.Deserialize<$T>(data)!"),
    ];

    // The library copies such structs as they lie in memory.
    public override bool Takes(ValueShape value) => base.Takes(value) || StructLayout.IsUnmanaged(value);

    public override string? UnionAttributesOf(IReadOnlyList<string> cases) =>
        string.Join('\n', cases.Select((one, number) => $"[MemoryPackUnion({number}, typeof({one}))]").Prepend("[MemoryPackable]"));

    public override string Mark(ValueShape type) => "[MemoryPackable]";

    // The library has only asynchronous calls for streams.
    private static ServiceWay Streamed(string options) => new(
        $"MemoryPackSerializer.SerializeAsync(output, value, MemoryPackSerializerOptions.{options}).GetAwaiter().GetResult();",
        $"MemoryPackSerializer.DeserializeAsync<$T>(input, MemoryPackSerializerOptions.{options}).GetAwaiter().GetResult()!");

    private static ServiceWay Piped(string options) => new(
        $"MemoryPackSerializer.Serialize(output, value, MemoryPackSerializerOptions.{options});",
        $"MemoryPackSerializer.Deserialize<$T>(input, MemoryPackSerializerOptions.{options})!");
}
