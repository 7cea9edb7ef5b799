using System.Runtime.CompilerServices;

namespace SerBench.Formats.Contracts;

/// <summary>How a format calls a witness: by its erased methods where it has them, so that the call is inlined for classes too.</summary>
public static class Binarizer
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    /// <summary>
    /// The JIT takes a field of an initialized class for a constant while it reads the code, and never looks at the other branch. A property is
    /// inlined too late for that: both branches would be inlined, and a large object would run out of the JIT's budget.
    /// </summary>
    private static class Facts<TBinarizer>
        where TBinarizer : struct, IWitness
    {
        public static readonly bool IsErased = TBinarizer.IsErased;
    }
}
