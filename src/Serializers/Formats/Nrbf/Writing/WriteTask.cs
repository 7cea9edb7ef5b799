namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>Writes the record of an object whose turn has come.</summary>
internal abstract class WriteTask
{
    public abstract void Write(ref NrbfWriter<InOrder> writer, object target, int id);
}
