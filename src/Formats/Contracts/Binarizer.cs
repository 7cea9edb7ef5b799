namespace SerBench.Formats.Contracts;

/// <summary>A format's calls to a witness. They use erased methods if the witness has some, so that calls for classes are inlined
/// too.</summary>
public static class Binarizer
{
    /// <summary>Writes every field of a value.</summary>
    [MethodImpl(AggressiveInlining)]
    public static void Write<T, TBinarizer, TWriter>(ref TWriter writer, T value)
        where TBinarizer : struct, IBinarizer<T>
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        if (!typeof(T).IsValueType && Facts<TBinarizer>.IsErased)
        {
            TBinarizer.WriteErased(ref writer, value!);
        }
        else
        {
            TBinarizer.Write(ref writer, value);
        }
    }

    /// <summary>An empty object, or the default of a type that is constructed from its values.</summary>
    [MethodImpl(AggressiveInlining)]
    public static T Create<T, TBinarizer>()
        where TBinarizer : struct, IBinarizer<T>
    {
        if (!typeof(T).IsValueType && Facts<TBinarizer>.IsErased)
        {
            object target = TBinarizer.CreateErased();
            return Unsafe.As<object, T>(ref target);
        }

        return TBinarizer.Create();
    }

    /// <summary>Fills <paramref name="target"/> and returns it, or returns a new object constructed from the values.</summary>
    [MethodImpl(AggressiveInlining)]
    public static T Read<T, TBinarizer, TReader>(ref TReader reader, T target)
        where TBinarizer : struct, IBinarizer<T>
        where TReader : struct, IFieldReader, allows ref struct
    {
        if (!typeof(T).IsValueType && Facts<TBinarizer>.IsErased)
        {
            object value = TBinarizer.ReadErased(ref reader, target!);
            return Unsafe.As<object, T>(ref value);
        }

        return TBinarizer.Read(ref reader, target);
    }

    // The JIT treats a static field of an initialized class as a constant on import. With a property it would inline both branches, and a
    // large object would use up the inlining budget.
    private static class Facts<TBinarizer>
        where TBinarizer : struct, IWitness
    {
        public static readonly bool IsErased = TBinarizer.IsErased;
    }
}
