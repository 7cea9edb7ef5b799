namespace SerBench.Formats.Codecs;

// Code over a class is compiled once for all classes, so its calls are looked up at run time. This call is compiled for one format and
// binarizer (docs/decisions/0006).
internal static class ErasedCall<TFormat, TBinarizer>
    where TFormat : IFormat
    where TBinarizer : struct, IWitness
{
    public static readonly bool IsPossible = TFormat.IsErased && TBinarizer.IsErased;

    // NoInlining, because the writer of a large object would get too few registers in a loop.
    [MethodImpl(NoInlining)]
    public static void Encode(object value, EncodeBuffer buffer) => TFormat.Encode<object, ErasedBinarizer<TBinarizer>>(value, buffer);
}

// A struct around the erased methods of a class, so that the JIT compiles code for this class alone.
internal readonly struct ErasedBinarizer<TBinarizer> : IBinarizer<object>
    where TBinarizer : struct, IWitness
{
    public static bool IsErased => true;

    public static Shape GetShape(FieldOrder preferred) => TBinarizer.GetShape(preferred);

    [MethodImpl(AggressiveInlining)]
    public static object Create() => TBinarizer.CreateErased();

    [MethodImpl(AggressiveInlining)]
    public static object CreateErased() => TBinarizer.CreateErased();

    [MethodImpl(AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, object value)
        where TWriter : struct, IFieldWriter, allows ref struct => TBinarizer.WriteErased(ref writer, value);

    [MethodImpl(AggressiveInlining)]
    public static void WriteErased<TWriter>(ref TWriter writer, object value)
        where TWriter : struct, IFieldWriter, allows ref struct => TBinarizer.WriteErased(ref writer, value);

    [MethodImpl(AggressiveInlining)]
    public static object Read<TReader>(ref TReader reader, object target)
        where TReader : struct, IFieldReader, allows ref struct => TBinarizer.ReadErased(ref reader, target);

    [MethodImpl(AggressiveInlining)]
    public static object ReadErased<TReader>(ref TReader reader, object target)
        where TReader : struct, IFieldReader, allows ref struct => TBinarizer.ReadErased(ref reader, target);
}
