namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>Fills an object from its record.</summary>
internal abstract class ReadTask
{
    public abstract void Read(ref NrbfReader<InOrder> reader, object target, int id);
}
