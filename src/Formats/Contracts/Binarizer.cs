namespace SerBench.Formats.Contracts;

/// <summary>Calls a binarizer, the code that writes and reads the fields of a type. For classes, its methods that take an
/// object (Erased) are preferred, because the JIT can inline them.</summary>
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

    /// <summary>Creates an empty object, or the default of a type whose constructor takes the values.</summary>
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

    /// <summary>Fills <paramref name="target"/>, or constructs a new object from the values.</summary>
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

    // The JIT sees a static readonly field as a constant. With a property, both branches would use up the inlining budget.
    private static class Facts<TBinarizer>
        where TBinarizer : struct, IWitness
    {
        public static readonly bool IsErased = TBinarizer.IsErased;
    }
}
