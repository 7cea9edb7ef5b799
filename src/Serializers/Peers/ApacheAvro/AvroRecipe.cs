using SerBench.Serializers.Peers.ApacheAvro.Emission;

namespace SerBench.Serializers.Peers.ApacheAvro;

public sealed class AvroRecipe : Recipe
{
    private const string State = """
        private readonly EncodeBufferStream _output = new();
        private readonly BinaryEncoder _encoder;
        private readonly SpecificDatumWriter<$T> _writer = new($T._SCHEMA);
        private readonly SpecificDatumReader<$T> _reader = new($T._SCHEMA, $T._SCHEMA);

        public $C(object? context) => _encoder = new $E(_output);
        """;

    private const string Write = "_output.Begin(buffer);\n_writer.Write(value, _encoder);";

    private const int MostLevels = 64;

    public override string Id => "Apache.Avro";

    public override IReadOnlyList<string> Packages => ["Avro"];

    public override IReadOnlyList<string> Usings => ["Avro.IO", "Avro.Specific", "SerBench.Serializers.Peers.ApacheAvro", "System.Linq"];

    public override IReadOnlyList<Way> Ways =>
    [
        new(
            "Specific", Write, "_reader.Read(null!, new BinaryDecoder(new System.IO.MemoryStream(data.Array!, data.Offset, data.Count)))",
            With("BinaryEncoder"))
        {
            Stream = new("_writer.Write(value, new BinaryEncoder(output));", "_reader.Read(null!, new BinaryDecoder(input))"),
        },
        new("Limited", Write, "_reader.Read(null!, new LimitedAvroDecoder(data))", With("LimitedAvroEncoder")),
    ];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new(
            "Specific",
            "() => new Calls<$T>($T._SCHEMA), calls => calls.Write, _ => Written(), calls => calls.Read",
            Method: "With<Calls<$T>, $T>"),
    ];

    public override bool FindsTwinsByName => true;

    public override string? Refuse(ValueShape value) => value switch
    {
        { SequenceKind: SequenceKind.Rectangular } => "Avro carries arrays of one dimension only",
        { Kind: Kind.Sequence, Item.Kind: Kind.Map } or { Kind: Kind.Map, Value.Kind: Kind.Map } =>
            "Apache.Avro finds no class for a map inside a collection",
        { Kind: Kind.Map, Key: not { Kind: Kind.String } } => "the keys of an Avro map are text",
        { Kind: Kind.Object } when LevelsOf(value, []) - (value.CanBeNull ? 1 : 0) > MostLevels =>
            $"Apache.Avro reads schemas of at most {MostLevels} levels",
        _ => null,
    };

    internal override TwinWriter CreateWriter(TwinPlan plan) => new SpecificWriter(plan);

    private static int LevelsOf(ValueShape value, HashSet<Type> seen) => (value.CanBeNull ? 1 : 0) + value.Kind switch
    {
        Kind.Object when seen.Add(value.Type) => 3 + value.Shape.Fields.Select(field => LevelsOf(field.Value, seen)).DefaultIfEmpty().Max(),
        Kind.Sequence or Kind.Map when value.Type != typeof(byte[]) => 1 + LevelsOf(value.Item ?? value.Value!, seen),
        _ => 0,
    };

    private static string With(string encoder) => State.Replace("$E", encoder);
}
