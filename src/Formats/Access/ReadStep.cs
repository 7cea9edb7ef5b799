using SerBench.Formats.Contracts;

namespace SerBench.Formats.Access;

/// <summary>Reads one field.</summary>
internal abstract class ReadStep<TObject, TReader>
    where TReader : struct, IFieldReader, allows ref struct
{
    public abstract void Read(ref TReader reader, ref TObject target);

    /// <summary>Reads the value without an object to hold it: for types that are constructed from their values.</summary>
    public abstract object? ReadValue(ref TReader reader);

    public abstract void Set(ref TObject target, object? value);
}

/// <summary>Reads one field of known type, reached by <typeparamref name="TMember"/>.</summary>
internal sealed class ReadStep<TObject, TValue, TMember, TWitness, TReader>(TMember member, Slot slot) : ReadStep<TObject, TReader>
    where TMember : struct, IMember<TObject, TValue>
    where TWitness : struct, IValue<TValue>
    where TReader : struct, IFieldReader, allows ref struct
{
    public override void Read(ref TReader reader, ref TObject target) => member.Set(ref target, TWitness.Read(ref reader, slot));

    public override object? ReadValue(ref TReader reader) => TWitness.Read(ref reader, slot);

    public override void Set(ref TObject target, object? value) => member.Set(ref target, (TValue)value!);
}
