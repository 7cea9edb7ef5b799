namespace SerBench.Formats.Contracts;

/// <summary>
/// How the fields of <typeparamref name="T"/> are reached: a witness type beside <typeparamref name="T"/>, which itself implements
/// nothing, so that several witnesses (hand-written, generated, compiled at run time, ...) can serve one type.
/// </summary>
public interface IBinarizer<T> : IWitness
{
    /// <summary>
    /// An empty object to be filled by <see cref="Read"/>; default when the type must be constructed from its values
    /// (see <see cref="Shape.IsFilledAfterCreation"/>).
    /// </summary>
    static abstract T Create();

    /// <summary>Writes every field, in order.</summary>
    static abstract void Write<TWriter>(ref TWriter writer, T value)
        where TWriter : struct, IFieldWriter, allows ref struct;

    /// <summary>
    /// Reads every field, in order, into <paramref name="target"/> and returns it, or returns a new object where the type must be
    /// constructed from its values. A reader may call it twice for one object.
    /// </summary>
    static abstract T Read<TReader>(ref TReader reader, T target)
        where TReader : struct, IFieldReader, allows ref struct;
}
