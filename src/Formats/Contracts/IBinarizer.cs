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

/// <summary>
/// What a witness offers without naming the type it serves. The runtime compiles code over a class once for all classes, and in such code
/// a call through <see cref="IBinarizer{T}"/> is looked up at run time and never inlined. A witness is a struct, so code over the witness
/// alone is compiled for it: facts keyed by it fold into constants, and the erased calls below are inlined (docs/decisions/0006).
/// </summary>
public interface IWitness
{
    /// <summary>Whether the erased methods are there. They are optional: a format that finds none makes the typed calls.</summary>
    static virtual bool IsErased => false;

    /// <summary>
    /// The fields in the order in which the witness visits them when a format prefers <paramref name="preferred"/>. A witness may keep to
    /// one order.
    /// </summary>
    static abstract Shape GetShape(FieldOrder preferred);

    /// <summary><see cref="IBinarizer{T}.Write"/> of a class; the value is of that class.</summary>
    static virtual void WriteErased<TWriter>(ref TWriter writer, object value)
        where TWriter : struct, IFieldWriter, allows ref struct => throw NotErased;

    /// <summary><see cref="IBinarizer{T}.Create"/> of a class.</summary>
    static virtual object CreateErased() => throw NotErased;

    /// <summary><see cref="IBinarizer{T}.Read"/> of a class; the target is of that class.</summary>
    static virtual object ReadErased<TReader>(ref TReader reader, object target)
        where TReader : struct, IFieldReader, allows ref struct => throw NotErased;

    /// <summary>What a caller gets who did not ask first.</summary>
    private static InvalidOperationException NotErased => new("A witness has erased methods only where its IsErased says so.");
}

/// <summary>Marks a witness written by hand, so that the access <c>handwritten</c> finds it.</summary>
[AttributeUsage(AttributeTargets.Struct)]
public sealed class HandwrittenAttribute : Attribute;
