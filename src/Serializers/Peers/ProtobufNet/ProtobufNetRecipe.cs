namespace SerBench.Serializers.Peers.ProtobufNet;

public sealed class ProtobufNetRecipe : Recipe
{
    public override string Id => "protobuf-net";

    public override string Generator => "protobuf-net.Core";

    public override string Attribute => "ProtoBuf.ProtoContractAttribute";

    public override IReadOnlyList<string> Packages => ["protobuf-net.Core"];

    public override bool KeepsGaps => true;

    public override IReadOnlyList<string> Usings => ["ProtoBuf.Meta", "SerBench.Serializers.Peers.ProtobufNet"];

    public override IReadOnlyList<Way> Ways =>
    [
        new(
            "Generated", "_core.Encode(value, buffer);", "_core.Decode(data)",
            "private readonly ModelCore<$T> _core = new(GeneratedProtobufNetSerializer.ModelOf(typeof($STypeModel))!);\n\n"
            + "public $C(object? context) { }")
        {
            Stream = new("_core.Write(value, output);", "_core.Read(input)"),
            Pipe = new("_core.Write(value, output);", "_core.Read(input)"),
        },
    ];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new(
            "Compiled",
            "() => ProtobufModel.CreateCompiled(typeof($M)), model => value => model.Serialize(Emptied(), value), _ => Written(), "
            + "model => data => model.Deserialize<$M>((ReadOnlyMemory<byte>)data)",
            Method: "With<TypeModel, $M>"),
        new(
            "Published",
            "() => ProtobufModel.Create(typeof($M)), model => value => Write(model, value), _ => Published(), "
            + "model => data => ($M)Read(model, data, typeof($M))",
            Method: "With<TypeModel, $M>"),
        new(
            "Generated",
            "value => $STypeModel.Instance.Serialize(Emptied(), value), Written, "
            + "data => $STypeModel.Instance.Deserialize<$T>((ReadOnlyMemory<byte>)data)"),
    ];

    public override string DeclareOthers(string twin, string stem, IReadOnlyList<ValueShape> classes) => $$"""

        #pragma warning disable PBN9001 // Experimental in 3.4.
        [global::ProtoBuf.ProtoModel]
        [global::ProtoBuf.ProtoSerializable(typeof({{twin}}))]
        [global::ProtoBuf.ProtoSurrogate(typeof(global::System.DateTimeOffset), typeof(OffsetMessage))]
        public sealed partial class {{stem}}TypeModel : TypeModel
        {
            public override TypeModelOptions Options => TypeModelOptions.IncludeDateTimeKind;
        }

        """;

    public override string Mark(ValueShape type) => "[global::ProtoBuf.ProtoContract]";

    public override string Mark(Field field)
    {
        (bool wrapsCollection, bool wrapsItems) = WrapsOf(field);
        string member = FormatOf("DataFormat", field.Value.Kind == Kind.Map ? WireKind.Usual : field.Wire.ValueKind)
            + (IsPacked(field) ? ", IsPacked = true" : "") + (field.Wire.Has(WireKind.Required) ? ", IsRequired = true" : "");
        string map = field.Value.Kind == Kind.Map
            ? FormatOf("KeyFormat", field.Wire.KeyKind) + FormatOf("ValueFormat", field.Wire.ValueKind)
            : "";
        return $"[global::ProtoBuf.ProtoMember({field.Number}{member})]"
            + (map.Length > 0 ? $" [global::ProtoBuf.ProtoMap({map[2..]})]" : "")
            + (wrapsCollection ? " [global::ProtoBuf.NullWrappedCollection]" : "")
            + (wrapsItems ? " [global::ProtoBuf.NullWrappedValue]" : "");
    }

    internal static bool IsPacked(Field field) =>
        field.Value is { Kind: Kind.Sequence, Item.IsFixedWidth: true } && !field.Wire.Has(WireKind.Unpacked) && !WrapsOf(field).Items;

    internal static (bool Collection, bool Items) WrapsOf(Field field)
    {
        if (field.Value.Kind is not (Kind.Sequence or Kind.Map) || field.Value.Type == typeof(byte[])
            || field.Member.DeclaringType!.Assembly == typeof(IModel).Assembly
            || field.Member.Module.ResolveField(field.Member.MetadataToken)!.FieldType.IsGenericParameter)
        {
            return (false, false);
        }

        NullabilityInfo info = new NullabilityInfoContext().Create(field.Member);
        NullabilityInfo? item = info.ElementType ?? info.GenericTypeArguments.LastOrDefault();
        return (info.ReadState == NullabilityState.Nullable, item?.ReadState == NullabilityState.Nullable);
    }

    private static string FormatOf(string name, WireKind kind) =>
        kind is WireKind.ZigZag or WireKind.Fixed
            ? $", {name} = global::ProtoBuf.DataFormat.{(kind == WireKind.Fixed ? "FixedSize" : "ZigZag")}"
            : "";
}
