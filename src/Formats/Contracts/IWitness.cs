namespace SerBench.Formats.Contracts;

/// <summary>The members of a binarizer that need no type parameter. The JIT shares generic code among all classes, and such code looks up
/// <see cref="IBinarizer{T}"/> at run time. Code with a struct of this interface as type argument is compiled for that struct alone, so
/// calls can be inlined (docs/decisions/0006).</summary>
public interface IWitness
{
    /// <summary>True if the methods whose names end in Erased exist; else a format calls the typed methods.</summary>
    static virtual bool IsErased => false;

    /// <summary>The fields in the order of the binarizer's calls, for a format that prefers <paramref name="preferred"/>.</summary>
    static abstract Shape GetShape(FieldOrder preferred);

    /// <summary><see cref="IBinarizer{T}.Write"/> without the type. The value must be of the binarizer's class.</summary>
    static virtual void WriteErased<TWriter>(ref TWriter writer, object value)
        where TWriter : struct, IFieldWriter, allows ref struct => throw NotErased;

    /// <summary><see cref="IBinarizer{T}.Create"/> without the type.</summary>
    static virtual object CreateErased() => throw NotErased;

    /// <summary><see cref="IBinarizer{T}.Read"/> without the type. The target must be of the binarizer's class.</summary>
    static virtual object ReadErased<TReader>(ref TReader reader, object target)
        where TReader : struct, IFieldReader, allows ref struct => throw NotErased;

    private static InvalidOperationException NotErased => new("This witness has no erased methods: its IsErased is false.");
}
