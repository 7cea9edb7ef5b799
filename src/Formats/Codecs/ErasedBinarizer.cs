using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Codecs;

/// <summary>The witness of a class, by its erased methods, as one of <see cref="object"/>: code over it is compiled for it alone.</summary>
public readonly struct ErasedBinarizer<TBinarizer> : IBinarizer<object>
    where TBinarizer : struct, IWitness
{
    public static bool IsErased => true;

    public static Shape GetShape(FieldOrder preferred) => TBinarizer.GetShape(preferred);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Create() => TBinarizer.CreateErased();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object CreateErased() => TBinarizer.CreateErased();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, object value)
        where TWriter : struct, IFieldWriter, allows ref struct => TBinarizer.WriteErased(ref writer, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void WriteErased<TWriter>(ref TWriter writer, object value)
        where TWriter : struct, IFieldWriter, allows ref struct => TBinarizer.WriteErased(ref writer, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Read<TReader>(ref TReader reader, object target)
        where TReader : struct, IFieldReader, allows ref struct => TBinarizer.ReadErased(ref reader, target);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ReadErased<TReader>(ref TReader reader, object target)
        where TReader : struct, IFieldReader, allows ref struct => TBinarizer.ReadErased(ref reader, target);
}
