using SerBench.Serializers.Peers.BinaryWriterReader.Emission;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

public sealed class BinaryWriterRecipe : Recipe
{
    public override string Id => "BinaryWriter";

    public override string Namespace => "SerBench.Serializers.Peers.BinaryWriterReader.Records";

    public override IReadOnlyList<string> Usings => ["SerBench.Serializers.Peers.BinaryWriterReader", "System.IO"];

    public override IReadOnlyList<Way> Ways =>
    [
        new("Stream", "_output.Begin(buffer);\n$SRecord.Write(_writer, value);", "Read(data)", """
            private readonly EncodeBufferStream _output = new();
            private readonly BinaryWriter _writer;

            public $C(object? context) => _writer = new BinaryWriter(_output);

            private static $T Read(ArraySegment<byte> data)
            {
                using var reader = new BinaryReader(new MemoryStream(data.Array!, data.Offset, data.Count, writable: false));
                return $SRecord.Read(reader);
            }
            """)
        {
            Stream = new("$SRecord.Write(new BinaryWriter(output), value);", "$SRecord.Read(new BinaryReader(input))"),
        },
    ];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new(
            "Written",
            "value => $SRecord.Write(Emptied(), value), Written, "
            + "data => { using var reader = new BinaryReader(new MemoryStream(data)); return $SRecord.Read(reader); }"),
    ];

    public override bool Takes(ValueShape value) => true;

    public override bool WritesMembers => true;

    internal override TwinWriter CreateWriter(TwinPlan plan) => new RecordWriter(plan);
}
