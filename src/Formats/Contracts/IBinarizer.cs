namespace SerBench.Formats.Contracts;

/// <summary>A witness: it reads and writes the fields of <typeparamref name="T"/>. The type itself implements nothing, so it can have
/// several witnesses: hand-written, generated, compiled at run time.</summary>
public interface IBinarizer<T> : IWitness
{
    /// <summary>An empty object for <see cref="Read"/> to fill, or the default of a type constructed from its values (see
    /// <see cref="Shape.IsFilledAfterCreation"/>).</summary>
    static abstract T Create();

    /// <summary>Writes every field, in order.</summary>
    static abstract void Write<TWriter>(ref TWriter writer, T value)
        where TWriter : struct, IFieldWriter, allows ref struct;

    /// <summary>Reads every field, in order. Returns <paramref name="target"/>, or a new object of a type constructed from its values. A
    /// reader may call this twice for an object.</summary>
    static abstract T Read<TReader>(ref TReader reader, T target)
        where TReader : struct, IFieldReader, allows ref struct;
}
