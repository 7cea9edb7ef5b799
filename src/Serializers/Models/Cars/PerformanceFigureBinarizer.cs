using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Values;
using SerBench.Model;

namespace SerBench.Serializers.Models.Cars;

/// <summary>The fields of a performance figure, written by hand in the order of declaration.</summary>
[Handwritten]
public readonly struct PerformanceFigureBinarizer : IBinarizer<PerformanceFigure>
{
    public static bool IsErased => true;

    public static Shape GetShape(FieldOrder preferred) => Shape.Of<PerformanceFigure>();

    public static PerformanceFigure Create() => new();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, PerformanceFigure value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteByte(0, value.OctaneRating);
        writer.WriteSequence<Acceleration[], Acceleration, ArraySequence<Acceleration, ObjectValue<Acceleration, AccelerationBinarizer>>>(1, value.Acceleration);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static PerformanceFigure Read<TReader>(ref TReader reader, PerformanceFigure target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.OctaneRating = reader.ReadByte(0);
        target.Acceleration = reader.ReadSequence<Acceleration[], Acceleration, ArraySequence<Acceleration, ObjectValue<Acceleration, AccelerationBinarizer>>>(1);
        return target;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static void IWitness.WriteErased<TWriter>(ref TWriter writer, object value) => Write(ref writer, Unsafe.As<PerformanceFigure>(value));

    static object IWitness.CreateErased() => Create();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object IWitness.ReadErased<TReader>(ref TReader reader, object target) => Read(ref reader, Unsafe.As<PerformanceFigure>(target));
}
