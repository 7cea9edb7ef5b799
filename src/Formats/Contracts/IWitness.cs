namespace SerBench.Formats.Contracts;

/// <summary>The part of a witness that does not name its type. Code over a class is compiled once for all classes and looks up each call
/// through <see cref="IBinarizer{T}"/> at run time. A witness is a struct, so code over the witness alone is compiled for it: static facts
/// become constants, and the erased calls below are inlined (docs/decisions/0006).</summary>
public interface IWitness
{
    /// <summary>True if the optional erased methods exist. Without them, a format makes the typed calls.</summary>
    static virtual bool IsErased => false;

    /// <summary>The fields in the order of visits for a format that prefers <paramref name="preferred"/>. A witness may ignore the
    /// preference.</summary>
    static abstract Shape GetShape(FieldOrder preferred);

    /// <summary><see cref="IBinarizer{T}.Write"/> of a class that is not named. The value must be of that class.</summary>
    static virtual void WriteErased<TWriter>(ref TWriter writer, object value)
        where TWriter : struct, IFieldWriter, allows ref struct => throw NotErased;

    /// <summary><see cref="IBinarizer{T}.Create"/> of a class that is not named.</summary>
    static virtual object CreateErased() => throw NotErased;

    /// <summary><see cref="IBinarizer{T}.Read"/> of a class that is not named. The target must be of that class.</summary>
    static virtual object ReadErased<TReader>(ref TReader reader, object target)
        where TReader : struct, IFieldReader, allows ref struct => throw NotErased;

    // The caller did not check IsErased.
    private static InvalidOperationException NotErased => new("This witness has no erased methods: its IsErased is false.");
}
