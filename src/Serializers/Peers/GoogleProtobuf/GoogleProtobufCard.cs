namespace SerBench.Serializers.Peers.GoogleProtobuf;

public sealed class GoogleProtobufCard : LibraryCard
{
    public static readonly PeerId Main = new("Google.Protobuf");
    public const string Tree = "tree/google-protobuf";

    public GoogleProtobufCard()
        : base(Main, "https://github.com/protocolbuffers/protobuf")
    {
        License = "BSD-3-Clause";
        Maintainers = "Google";
        LastRelease = new("3.36.2", "2026-09-17");
        UntrustedData = new("keys of maps are not hashed with a secret", Home + "/issues/4009");
        Evolution = new(
            "fields may be added and removed as long as no number is used again; int32 and int64 can be exchanged",
            "https://protobuf.dev/programming-guides/proto3/#updating");
        Needs = "schema, protoc";
        Carries = "Guid, decimal, DateTime and TimeSpan as messages of protobuf-net's bcl.proto, "
            + "DateTimeOffset as one of UTC ticks and offset minutes, DateOnly and TimeOnly as numbers; "
            + "in your own types, texts that may be null are `optional`; a null list comes back empty";
        Languages = Readers.Protobuf;
        SurvivesChanges = true;
        AddedFields = "yes";
        DerivedClasses = "no";
        References = "no";
        WritesWithoutEnd = true;
        Streams = "yes";
        AheadOfTime = "yes";
        IsNumbered = true;
        Rows =
        [
            new(Main, "`WriteTo(IBufferWriter)`, `Parser.ParseFrom(span)`", "a span would need `CalculateSize` first")
            {
                StandsFor = [("Protobuf", 2), ("Kryo", 3), ("proto3", 1)],
            },
            new(Main.Default, "`ToByteArray()`, `ParseFrom(array)`", "first example"),
            new(Tree, $"`{Main.Converting}` over whole trees", "the published benchmark of the tree"),
        ];
    }
}
