namespace SerBench.Serializers.Models.Cars;

[Handwritten]
public readonly partial struct CarBinarizer : IBinarizer<Car>
{
    [MethodImpl(AggressiveInlining)]
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
        writer.WriteSequence<
            PerformanceFigure[], PerformanceFigure,
            ArraySequence<PerformanceFigure, ObjectValue<PerformanceFigure, PerformanceFigureBinarizer>>>(9, value.PerformanceFigures);
        writer.WriteSequence<FuelFigure[], FuelFigure, ArraySequence<FuelFigure, ObjectValue<FuelFigure, FuelFigureBinarizer>>>(
            10, value.FuelFigures);
        writer.WriteString(11, value.Manufacturer);
        writer.WriteString(12, value.Model);
    }

    [MethodImpl(AggressiveInlining)]
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
        target.PerformanceFigures = reader.ReadSequence<
            PerformanceFigure[], PerformanceFigure,
            ArraySequence<PerformanceFigure, ObjectValue<PerformanceFigure, PerformanceFigureBinarizer>>>(9);
        target.FuelFigures =
            reader.ReadSequence<FuelFigure[], FuelFigure, ArraySequence<FuelFigure, ObjectValue<FuelFigure, FuelFigureBinarizer>>>(10);
        target.Manufacturer = reader.ReadString(11);
        target.Model = reader.ReadString(12);
        return target;
    }
}

[Handwritten]
public readonly partial struct AccelerationBinarizer : IBinarizer<Acceleration>
{
    [MethodImpl(AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, Acceleration value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt16(0, value.Mph);
        writer.WriteSingle(1, value.Seconds);
    }

    [MethodImpl(AggressiveInlining)]
    public static Acceleration Read<TReader>(ref TReader reader, Acceleration target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Mph = reader.ReadInt16(0);
        target.Seconds = reader.ReadSingle(1);
        return target;
    }
}

[Handwritten]
public readonly partial struct EngineBinarizer : IBinarizer<Engine>
{
    [MethodImpl(AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, Engine value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt16(0, value.Capacity);
        writer.WriteByte(1, value.NumCylinders);
        writer.WriteInt16(2, value.MaxRpm);
        writer.WriteString(3, value.ManufacturerCode);
        writer.WriteString(4, value.Fuel);
    }

    [MethodImpl(AggressiveInlining)]
    public static Engine Read<TReader>(ref TReader reader, Engine target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Capacity = reader.ReadInt16(0);
        target.NumCylinders = reader.ReadByte(1);
        target.MaxRpm = reader.ReadInt16(2);
        target.ManufacturerCode = reader.ReadString(3);
        target.Fuel = reader.ReadString(4);
        return target;
    }
}

[Handwritten]
public readonly partial struct FuelFigureBinarizer : IBinarizer<FuelFigure>
{
    [MethodImpl(AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, FuelFigure value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt16(0, value.Speed);
        writer.WriteSingle(1, value.Mpg);
    }

    [MethodImpl(AggressiveInlining)]
    public static FuelFigure Read<TReader>(ref TReader reader, FuelFigure target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Speed = reader.ReadInt16(0);
        target.Mpg = reader.ReadSingle(1);
        return target;
    }
}

[Handwritten]
public readonly partial struct PerformanceFigureBinarizer : IBinarizer<PerformanceFigure>
{
    [MethodImpl(AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, PerformanceFigure value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteByte(0, value.OctaneRating);
        writer.WriteSequence<Acceleration[], Acceleration, ArraySequence<Acceleration, ObjectValue<Acceleration, AccelerationBinarizer>>>(
            1, value.Acceleration);
    }

    [MethodImpl(AggressiveInlining)]
    public static PerformanceFigure Read<TReader>(ref TReader reader, PerformanceFigure target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.OctaneRating = reader.ReadByte(0);
        target.Acceleration = reader.ReadSequence<
            Acceleration[], Acceleration, ArraySequence<Acceleration, ObjectValue<Acceleration, AccelerationBinarizer>>>(1);
        return target;
    }
}
