using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Models.Cars;

/// <summary>The fields of a fuel figure, written by hand in the order of declaration.</summary>
[Handwritten]
public readonly struct FuelFigureBinarizer : IBinarizer<FuelFigure>
{
    public static Shape GetShape(FieldOrder preferred) => Shape.Of<FuelFigure>();

    public static FuelFigure Create() => default;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, FuelFigure value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt16(0, value.Speed);
        writer.WriteSingle(1, value.Mpg);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static FuelFigure Read<TReader>(ref TReader reader, FuelFigure target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Speed = reader.ReadInt16(0);
        target.Mpg = reader.ReadSingle(1);
        return target;
    }
}
