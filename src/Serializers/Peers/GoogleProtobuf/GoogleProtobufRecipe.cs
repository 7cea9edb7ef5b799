using SerBench.Serializers.Peers.GoogleProtobuf.Emission;

namespace SerBench.Serializers.Peers.GoogleProtobuf;

public sealed class GoogleProtobufRecipe : Recipe
{
    private const string Space = "SerBench.Schemas.Protobuf";

    public override string Id => "Google.Protobuf";

    public override IReadOnlyList<string> Packages => ["Google.Protobuf"];

    public override IReadOnlyList<string> Usings => ["Google.Protobuf", "SerBench.Serializers.Peers.GoogleProtobuf"];

    // Writing to a span would first measure the whole message, so a buffer writer is used.
    public override IReadOnlyList<Way> Ways =>
    [
        new("Buffer", "_output.Begin(buffer);\nvalue.WriteTo(_output);", "$T.Parser.ParseFrom(data.AsSpan())", Way.Writer)
        {
            Stream = new("value.WriteTo(output);", "$T.Parser.ParseFrom(input)"),
            Pipe = new("value.WriteTo(output);", "$T.Parser.ParseFrom(input)"),
        },
        new("Default", "buffer.Adopt(value.ToByteArray());", "$T.Parser.ParseFrom(data.Array, data.Offset, data.Count)"),
    ];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new("Written", "(value, output) => value.WriteTo(output), data => $T.Parser.ParseFrom(data)"),
        new("Arrays", "value => value.ToByteArray(), data => $T.Parser.ParseFrom(data)"),
    ];

    public override string? SchemaNamespace => Space;

    public override string NameTwin(string stem) => $"global::{Space}.{stem}";

    public override string? Refuse(ValueShape value) => value switch
    {
        { SequenceKind: SequenceKind.Rectangular } => "protobuf carries arrays of one dimension only",
        { Kind: Kind.Sequence, Item: { Kind: Kind.Map } or { Kind: Kind.Sequence } } when value.Item.Type != typeof(byte[]) =>
            "protobuf carries no collection of collections",
        { Kind: Kind.Map, Value: { Kind: Kind.Map } or { Kind: Kind.Sequence } } when value.Value.Type != typeof(byte[]) =>
            "protobuf carries no collection of collections",
        { Kind: Kind.Sequence, Item.IsNullableValue: true } or { Kind: Kind.Map, Value.IsNullableValue: true } =>
            "protobuf carries no null inside a collection",
        {
            Kind: Kind.Map, Key.Kind: Kind.Single or Kind.Double or Kind.Decimal or Kind.Guid
                or Kind.DateTime or Kind.DateTimeOffset or Kind.TimeSpan
        } =>
            "the keys of a protobuf map are integers, Booleans or text",
        _ => null,
    };

    // The schema has a package, because Go's compiler needs one.
    internal override string WriteSchema(TwinPlan plan, string? space)
    {
        string messages = string.Join("\n\n", plan.Types.Select(type => MessageWriter.WriteSchema(plan, ValueShape.Of(type))));
        string import = space is null || messages.Contains(".bcl.") ? "\nimport \"bcl.proto\";" : "";
        return $"""
            {(space is null ? "// Written by the command `emit`. Changes are lost.\n" : "")}syntax = "proto3";
            package serbench;
            {(space is null ? "" : "option go_package = \"./messages\";\n")}option csharp_namespace = "{space ?? Space}";{import}

            {messages}

            """.ReplaceLineEndings("\n");
    }

    internal override TwinWriter CreateWriter(TwinPlan plan) => new MessageWriter(plan);
}
