using Avro.Specific;

namespace SerBench.Serializers.Peers.ApacheAvro;

/// <summary>The library with classes of their own for a schema, and schemas that are resolved once.</summary>
public class AvroPeer : EmittedPeer
{
    public override string Id => AvroCard.Main;

    public override string Title => "Apache.Avro (specific classes, kept writer and reader)";

    public override Traits Traits => Traits.SchemaNeeded | Traits.ValidatesInput;

    public override Assembly Library => typeof(ISpecificRecord).Assembly;

    public override string Recipe => "Apache.Avro";

    protected override string Way => "Specific";

    protected override string? GuardedWay => "Limited";

    protected override string LibraryName => "Apache.Avro";
}

/// <summary>From and to the models' own classes, with the conversion timed.</summary>
public sealed class ConvertingAvroPeer : AvroPeer
{
    public override string Id => AvroCard.Main.Converting;

    public override string Title => "Apache.Avro, conversion included";

    protected override bool Converts => true;
}
