using Avro.Specific;

namespace SerBench.Serializers.Peers.ApacheAvro;

public abstract class AvroRow(string id, string title, bool converts = false) : EmittedPeer(id, title, "Apache.Avro", "Specific", converts)
{
    public override Traits Traits => Traits.SchemaNeeded | Traits.ValidatesInput | Traits.SameType;

    public override Assembly Library => typeof(ISpecificRecord).Assembly;

    protected override string? GuardedWay => "Limited";

    protected override string LibraryName => "Apache.Avro";
}

public sealed class AvroPeer() : AvroRow(AvroCard.Main, "Apache.Avro (specific classes, kept writer and reader)");

public sealed class ConvertingAvroPeer() : AvroRow(AvroCard.Main.Converting, "Apache.Avro, conversion included", converts: true);
