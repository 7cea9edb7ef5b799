namespace SerBench.Formats.Codecs;

// The JIT compiles generic code once for all classes, so that code looks up called methods at run time. This call is compiled for each
// format and class (docs/decisions/0006).
internal static class ErasedCall<TFormat, TBinarizer>
    where TFormat : IFormat
    where TBinarizer : struct, IWitness
{
    public static readonly bool IsPossible = TFormat.IsErased && TBinarizer.IsErased;

    // If this method were inlined into a loop, writing a large object would get too few registers.
    [MethodImpl(NoInlining)]
    public static void Encode(object value, EncodeBuffer buffer) => TFormat.Encode<object, ErasedBinarizer<TBinarizer>>(value, buffer);
}

// This struct passes an instance of a class as object (erased), so that the JIT compiles code for this class alone.
internal readonly struct ErasedBinarizer<TBinarizer> : IBinarizer<object>
    where TBinarizer : struct, IWitness
{
    public static bool IsErased => true;

    public static Shape GetShape(FieldOrder preferred) => TBinarizer.GetShape(preferred);

    [MethodImpl(Inlined)]
    public static object Create() => TBinarizer.CreateErased();

    [MethodImpl(Inlined)]
    public static object CreateErased() => TBinarizer.CreateErased();

    [MethodImpl(Inlined)]
    public static void Write<TWriter>(ref TWriter writer, object value)
        where TWriter : struct, IFieldWriter, allows ref struct => TBinarizer.WriteErased(ref writer, value);

    [MethodImpl(Inlined)]
    public static void WriteErased<TWriter>(ref TWriter writer, object value)
        where TWriter : struct, IFieldWriter, allows ref struct => TBinarizer.WriteErased(ref writer, value);

    [MethodImpl(Inlined)]
    public static object Read<TReader>(ref TReader reader, object target)
        where TReader : struct, IFieldReader, allows ref struct => TBinarizer.ReadErased(ref reader, target);

    [MethodImpl(Inlined)]
    public static object ReadErased<TReader>(ref TReader reader, object target)
        where TReader : struct, IFieldReader, allows ref struct => TBinarizer.ReadErased(ref reader, target);
}
