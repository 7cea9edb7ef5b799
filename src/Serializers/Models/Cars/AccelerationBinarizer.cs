using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Models.Cars;

/// <summary>The fields of an acceleration, written by hand in the order of declaration.</summary>
[Handwritten]
public readonly struct AccelerationBinarizer : IBinarizer<Acceleration>
{
    public static Shape GetShape(FieldOrder preferred) => Shape.Of<Acceleration>();

    public static Acceleration Create() => default;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, Acceleration value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt16(0, value.Mph);
        writer.WriteSingle(1, value.Seconds);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Acceleration Read<TReader>(ref TReader reader, Acceleration target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Mph = reader.ReadInt16(0);
        target.Seconds = reader.ReadSingle(1);
        return target;
    }
}
