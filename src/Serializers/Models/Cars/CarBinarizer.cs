using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Values;
using SerBench.Model;

namespace SerBench.Serializers.Models.Cars;

/// <summary>The fields of a car, written by hand in the order of declaration.</summary>
[Handwritten]
public readonly struct CarBinarizer : IBinarizer<Car>
{
    public static bool IsErased => true;

    public static Shape GetShape(FieldOrder preferred) => Shape.Of<Car>();

    public static Car Create() => new();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, Car value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt64(0, value.Timestamp);
        writer.WriteInt32(1, value.SerialNumber);
        writer.WriteInt16(2, value.ModelYear);
        writer.WriteBoolean(3, value.Available);
        writer.WriteEnum(4, value.Code);
        writer.WriteString(5, value.VehicleCode);
        writer.WriteObject<Engine, EngineBinarizer>(6, value.Engine);
        writer.WriteEnum(7, value.Extras);
        writer.WriteSequence<int[], int, ArraySequence<int, Scalar.Int32>>(8, value.SomeNumbers);
        writer.WriteSequence<PerformanceFigure[], PerformanceFigure, ArraySequence<PerformanceFigure, ObjectValue<PerformanceFigure, PerformanceFigureBinarizer>>>(9, value.PerformanceFigures);
        writer.WriteSequence<FuelFigure[], FuelFigure, ArraySequence<FuelFigure, ObjectValue<FuelFigure, FuelFigureBinarizer>>>(10, value.FuelFigures);
        writer.WriteString(11, value.Manufacturer);
        writer.WriteString(12, value.Model);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Car Read<TReader>(ref TReader reader, Car target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Timestamp = reader.ReadInt64(0);
        target.SerialNumber = reader.ReadInt32(1);
        target.ModelYear = reader.ReadInt16(2);
        target.Available = reader.ReadBoolean(3);
        target.Code = reader.ReadEnum<CarCode>(4);
        target.VehicleCode = reader.ReadString(5);
        target.Engine = reader.ReadObject<Engine, EngineBinarizer>(6);
        target.Extras = reader.ReadEnum<CarExtras>(7);
        target.SomeNumbers = reader.ReadSequence<int[], int, ArraySequence<int, Scalar.Int32>>(8);
        target.PerformanceFigures = reader.ReadSequence<PerformanceFigure[], PerformanceFigure, ArraySequence<PerformanceFigure, ObjectValue<PerformanceFigure, PerformanceFigureBinarizer>>>(9);
        target.FuelFigures = reader.ReadSequence<FuelFigure[], FuelFigure, ArraySequence<FuelFigure, ObjectValue<FuelFigure, FuelFigureBinarizer>>>(10);
        target.Manufacturer = reader.ReadString(11);
        target.Model = reader.ReadString(12);
        return target;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static void IWitness.WriteErased<TWriter>(ref TWriter writer, object value) => Write(ref writer, Unsafe.As<Car>(value));

    static object IWitness.CreateErased() => Create();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object IWitness.ReadErased<TReader>(ref TReader reader, object target) => Read(ref reader, Unsafe.As<Car>(target));
}
