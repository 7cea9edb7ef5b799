using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Serializers.Peers.GoogleFlatBuffers.Emission;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

public sealed class FlatBuffersRecipe : Recipe
{
    private const string Encode = "_builder.End($STable.Write(_builder.Begin(), value), buffer);";
    private const string Verified = "GoogleVerification.Root(data, $STable.Verify, _checks)";
    private const string Trusted = "FlatMessage.Root(data)";
    private const string Builder = "private readonly FlatBufferBuilder _builder = new(EncodeBuffer.DefaultCapacity);\n";
    private const string Checks = Builder + "private readonly Options _checks = GoogleVerification.ChecksOf(typeof($T));\n";
    private const string Written = "value => Finish($STable.Write(Emptied(), value)), Written, ";
    private const string Create = "\npublic $C(object? context) { }";

    public override string Id => "Google.FlatBuffers";

    public override string? Generator => "flatc";

    public override IReadOnlyList<string> Packages => ["Google.FlatBuffers"];

    public override string Namespace => "SerBench.Serializers.Peers.GoogleFlatBuffers.Tables";

    public override IReadOnlyList<string> Usings => ["SerBench.Serializers.Peers.GoogleFlatBuffers", "SerBench.Serializers.Views"];

    public override IReadOnlyList<string> InnerUsings => ["Google.FlatBuffers"];

    public override IReadOnlyList<Way> Ways =>
    [
        new("Verified", Encode, $"$STable.Read({Verified})", Checks + Create),
        new("Trusted", Encode, $"$STable.Read({Trusted})", Builder + Create),
        new("VerifiedView", Encode, $"$STable.Sum({Verified})", Checks + Create, IsView: true),
        new("TrustedView", Encode, $"$STable.Sum({Trusted})", Builder + Create, IsView: true),
    ];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new("Verified", Written + "data => $STable.Read(Verified(data, $STable.Verify))"),
        new("Trusted", Written + "data => $STable.Read(Root(data))"),
        new(
            "VerifiedViews",
            Written + "data => $STable.Sum(Verified(data, $STable.Verify)), data => $STable.Read(Root(data))",
            Method: "OfView<$M>"),
        new("TrustedViews", Written + "data => $STable.Sum(Root(data)), data => $STable.Read(Root(data))", Method: "OfView<$M>"),
    ];

    public override string? Refuse(ValueShape value) => value switch
    {
        { Kind: Kind.Sequence, Item.IsNullableValue: true } => "a vector of FlatBuffers cannot hold null",
        { Kind: Kind.Object } when !SchemaReader.IsStruct(value)
                && SchemaReader.TableOf(value.Type) is var table && Math.Max(table.Size, table.VTable.Length) > short.MaxValue =>
            "a table of Google.FlatBuffers takes at most 32,767 bytes",
        _ => null,
    };

    public override bool Takes(ValueShape value) => true;

    public override bool WritesMembers => true;

    internal override (string Name, string Text)? WriteUserSchema(TwinPlan plan, Type root) =>
        ("messages.fbs", new FlatSchemaWriter(plan).Write(root));

    internal override TwinWriter CreateWriter(TwinPlan plan) => new TableWriter(plan);
}
