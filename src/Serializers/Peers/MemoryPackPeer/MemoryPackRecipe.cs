namespace SerBench.Serializers.Peers.MemoryPackPeer;

public class MemoryPackRecipe : Recipe
{
    public override string Id => "MemoryPack";

    public override string? Generator => "MemoryPack.Generator";

    public override string Attribute => "MemoryPack.MemoryPackableAttribute";

    public override IReadOnlyList<string> Packages => ["MemoryPack", "MemoryPack.Core", "MemoryPack.Generator"];

    public override bool HasObjectKeys => true;

    public override IReadOnlyList<string> Usings => ["MemoryPack"];

    // The buffer writer is a struct, so that the JIT compiles the library's generic code for this type alone.
    public override IReadOnlyList<Way> Ways =>
    [
        Written("Utf8", "data"),
        Written("Utf16", "data, MemoryPackSerializerOptions.Utf16"),
        new("Default", "buffer.Adopt(MemoryPackSerializer.Serialize(value));", "MemoryPackSerializer.Deserialize<$T>(data)!"),
    ];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new(
            "Written",
            "value => MemoryPackSerializer.Serialize(Emptied(), value, options), Written, "
            + "data => MemoryPackSerializer.Deserialize<$T>(data, options)!",
            "MemoryPackSerializerOptions options"),
        new("Arrays", "value => MemoryPackSerializer.Serialize(value), data => MemoryPackSerializer.Deserialize<$T>(data)!"),
    ];

    // The library copies structs of unmanaged members as they lie in memory.
    public override bool Takes(ValueShape value) => base.Takes(value) || StructLayout.IsUnmanaged(value);

    public override string? UnionAttributesOf(string stem, IReadOnlyList<string> cases) =>
        string.Join('\n', cases.Select((one, number) => $"[MemoryPackUnion({number}, typeof({one}))]").Prepend("[MemoryPackable]"));

    public override string Mark(ValueShape type) => "[MemoryPackable]";

    protected static Way Written(string name, string input)
    {
        string options = $"MemoryPackSerializerOptions.{name}";
        return new(
            name,
            $"MemoryPackSerializer.Serialize(new DirectBufferWriter(buffer), value, {options});",
            $"MemoryPackSerializer.Deserialize<$T>({input})!")
        {
            // The library has only asynchronous calls for streams.
            Stream = new(
                $"MemoryPackSerializer.SerializeAsync(output, value, {options}).GetAwaiter().GetResult();",
                $"MemoryPackSerializer.DeserializeAsync<$T>(input, {options}).GetAwaiter().GetResult()!"),
            Pipe = new(
                $"MemoryPackSerializer.Serialize(output, value, {options});",
                $"MemoryPackSerializer.Deserialize<$T>(input, {options})!"),
        };
    }
}

// Each member's length is written, so that readers of other versions find the member. Structs of numbers are still copied raw.
public sealed class TolerantMemoryPackRecipe : MemoryPackRecipe
{
    public override string Id => "MemoryPack:tolerant";

    public override string Namespace => "SerBench.Serializers.Peers.MemoryPackPeer.Tolerant";

    public override IReadOnlyList<Way> Ways => [Written("Utf8", "data")];

    public override IReadOnlyList<DirectList> Direct => [base.Direct[0]];

    public override string Mark(ValueShape type) => "[MemoryPackable(GenerateType.VersionTolerant)]";

    public override string Mark(Field field) => $"[MemoryPackOrder({field.Number - 1})]";
}
