using SerBench.Formats.Nrbf.Reading;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats.Nrbf.Records;

/// <summary>
/// Writes and reads the record of an object whose turn has come. There is one for each type of object; it holds what is known of the type.
/// </summary>
internal abstract class RecordTask
{
    public abstract void Write(ref NrbfWriter<InOrder> writer, object target, int id);

    /// <param name="reader">Goes to the record itself.</param>
    /// <param name="target">The object to be filled, or the collection whose items the record holds.</param>
    /// <param name="id">The record's id.</param>
    public abstract void Read(ref NrbfReader<InOrder> reader, object target, int id);

    /// <summary>Fills an object once more, now that the arrays that its members refer to exist. The reader stands at the members.</summary>
    public virtual void ReadAgain(ref NrbfReader<InOrder> reader, object target) =>
        throw new InvalidOperationException("Only objects are read again.");
}
