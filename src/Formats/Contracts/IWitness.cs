namespace SerBench.Formats.Contracts;

/// <summary>The part of a witness that does not name the type it serves. The runtime compiles code over a class once for all classes; in
/// such code a call through <see cref="IBinarizer{T}"/> is looked up at run time and never inlined. A witness is a struct, so code over the
/// witness alone is compiled for it: static facts become constants, and the erased calls below are inlined (docs/decisions/0006).</summary>
public interface IWitness
{
    /// <summary>True if the erased methods exist. They are optional: for a witness without them, a format makes the typed calls.</summary>
    static virtual bool IsErased => false;

    /// <summary>The fields in the order in which the witness visits them for a format that prefers <paramref name="preferred"/>. A witness
    /// may ignore the preference.</summary>
    static abstract Shape GetShape(FieldOrder preferred);

    /// <summary>Calls <see cref="IBinarizer{T}.Write"/> of a class without naming the class. The value must be of that class.</summary>
    static virtual void WriteErased<TWriter>(ref TWriter writer, object value)
        where TWriter : struct, IFieldWriter, allows ref struct => throw NotErased;

    /// <summary>Calls <see cref="IBinarizer{T}.Create"/> of a class without naming the class.</summary>
    static virtual object CreateErased() => throw NotErased;

    /// <summary>Calls <see cref="IBinarizer{T}.Read"/> of a class, with the target as <c>object</c>. It must be of that class.</summary>
    static virtual object ReadErased<TReader>(ref TReader reader, object target)
        where TReader : struct, IFieldReader, allows ref struct => throw NotErased;

    // The error of a caller that did not check IsErased.
    private static InvalidOperationException NotErased => new("This witness has no erased methods: its IsErased is false.");
}
