namespace SerBench.Formats.Contracts;

/// <summary>Reads and writes the fields of <typeparamref name="T"/>. A type can have several binarizers: hand-written, generated, compiled
/// at run time.</summary>
public interface IBinarizer<T> : IWitness
{
    /// <summary>Creates an empty object, or the default of a type whose constructor takes the values (see <see
    /// cref="Shape.IsFilledAfterCreation"/>).</summary>
    static abstract T Create();

    /// <summary>Writes every field, in order.</summary>
    static abstract void Write<TWriter>(ref TWriter writer, T value)
        where TWriter : struct, IFieldWriter, allows ref struct;

    /// <summary>Reads every field, in order. Returns <paramref name="target"/> or a new object. A reader may call this method twice for an
    /// object.</summary>
    static abstract T Read<TReader>(ref TReader reader, T target)
        where TReader : struct, IFieldReader, allows ref struct;
}
