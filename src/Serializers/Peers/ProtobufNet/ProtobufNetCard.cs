namespace SerBench.Serializers.Peers.ProtobufNet;

public sealed class ProtobufNetCard : LibraryCard
{
    public static readonly PeerId Main = new("protobuf-net");
    public static readonly PeerId Generated = Main.Variant("generated");
    public static readonly PeerId AsPublished = Main.Variant("as-published");
    public const string Tree = "tree/protobuf-net";

    public ProtobufNetCard()
        : base(Main, "https://github.com/protobuf-net/protobuf-net")
    {
        License = "Apache-2.0";
        Maintainers = "Marc Gravell";
        LastRelease = new("3.4.40", "2026-10-21");
        UntrustedData = new("it has limits of memory and depth", Home + "/blob/main/docs/memory_and_size_limits.md");
        Evolution = new("members are known by their numbers, as in protobuf, so they may be added, removed and renamed", Home + "#readme");
        Needs = "attributes or a model";
        Carries = "DateTimeOffset by a surrogate of UTC ticks and offset minutes; "
            + "Guid, decimal, DateTime and TimeSpan as messages of its bcl.proto, DateOnly and TimeOnly as numbers; "
            + "in your own types, lists that may be null by `NullWrappedCollection`, and items that may be null by `NullWrappedValue`";
        Languages = Readers.Protobuf;
        SurvivesChanges = true;
        AddedFields = "yes";
        DerivedClasses = "declared";
        References = "no, since 3.0";
        Streams = "yes";
        AheadOfTime = "no; `peer/protobuf-net:generated`: yes, with 15 warnings";
        IsNumbered = true;
        Rows =
        [
            new(
                Main,
                "a model without attributes, `RuntimeTypeModel.Compile()`; "
                + "flat types: `IBufferWriter`, nested types: reused `Stream`; `Deserialize(memory)`",
                "the authors' page says why a stream is faster for nested types")
            {
                PublishedName = "Protobuf (protobuf-net, compiled model)",
                StandsFor = [("Protobuf", 1), ("proto3", 2)],
            },
            new(Generated, "the same calls of a model that its source generator fills in (`[ProtoModel]`)", "no code is made at run time")
            {
                Disadvantage = "experimental in 3.4 (PBN9001)",
            },
            new(
                AsPublished, "uncompiled model, new `MemoryStream` per message, value typed as `object`",
                "the calls of the Ignite.NET article, close to the first example"),
            new(Tree, $"`{Main}` over whole trees", "the published benchmark of the tree"),
        ];
    }
}
