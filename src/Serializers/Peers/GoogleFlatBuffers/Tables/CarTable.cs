using Google.FlatBuffers;
using SerBench.Model;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

/// <summary>A car.</summary>
internal readonly struct CarTable : ITable<Car>
{
    private const int Timestamp = 0, SerialNumber = 1, ModelYear = 2, Available = 3, Code = 4, VehicleCode = 5, EngineField = 6, Extras = 7;
    private const int SomeNumbers = 8, PerformanceFigures = 9, FuelFigures = 10, Manufacturer = 11, ModelField = 12, FieldCount = 13;

    public static int Write(FlatBufferBuilder builder, Car value)
    {
        int vehicleCode = builder.CreateString(value.VehicleCode).Value;
        int engine = value.Engine is null ? 0 : EngineTable.Write(builder, value.Engine);
        int numbers = CarVectors.Write(builder, value.SomeNumbers);
        int performance = CarVectors.Write(builder, value.PerformanceFigures);
        int fuel = CarVectors.Write(builder, value.FuelFigures);
        int manufacturer = builder.CreateString(value.Manufacturer).Value;
        int model = builder.CreateString(value.Model).Value;
        builder.StartTable(FieldCount);
        builder.AddLong(Timestamp, value.Timestamp, default);
        builder.AddOffset(ModelField, model, default);
        builder.AddOffset(Manufacturer, manufacturer, default);
        builder.AddOffset(FuelFigures, fuel, default);
        builder.AddOffset(PerformanceFigures, performance, default);
        builder.AddOffset(SomeNumbers, numbers, default);
        builder.AddOffset(EngineField, engine, default);
        builder.AddOffset(VehicleCode, vehicleCode, default);
        builder.AddInt(Code, (int)value.Code, default);
        builder.AddInt(SerialNumber, value.SerialNumber, default);
        builder.AddShort(ModelYear, value.ModelYear, default);
        builder.AddByte(Extras, (byte)value.Extras, default);
        builder.AddBool(Available, value.Available, default);
        return builder.EndTable();
    }

    public static bool Verify(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Number(table, Timestamp, sizeof(long))
        && verifier.Number(table, SerialNumber, sizeof(int))
        && verifier.Number(table, ModelYear, sizeof(short))
        && verifier.Number(table, Available, sizeof(bool))
        && verifier.Number(table, Code, sizeof(int))
        && verifier.Text(table, VehicleCode)
        && verifier.Inner(table, EngineField, EngineTable.Verify)
        && verifier.Number(table, Extras, sizeof(byte))
        && verifier.Items(table, SomeNumbers, sizeof(int))
        && verifier.Inners(table, PerformanceFigures, PerformanceFigureTable.Verify)
        && verifier.Items(table, FuelFigures, SpeedStruct.Length)
        && verifier.Text(table, Manufacturer)
        && verifier.Text(table, ModelField)
        && verifier.VerifyTableEnd(table);

    public static Car Read(Table table) => new()
    {
        Timestamp = table.GetLong(Timestamp),
        SerialNumber = table.GetInt(SerialNumber),
        ModelYear = table.GetShort(ModelYear),
        Available = table.GetBool(Available),
        Code = (CarCode)table.GetInt(Code),
        VehicleCode = table.GetText(VehicleCode),
        Engine = table.TryGetTable(EngineField, out Table engine) ? EngineTable.Read(engine) : null,
        Extras = (CarExtras)table.GetByte(Extras),
        SomeNumbers = CarVectors.ReadNumbers(table, SomeNumbers),
        PerformanceFigures = CarVectors.ReadPerformance(table, PerformanceFigures),
        FuelFigures = CarVectors.ReadFuel(table, FuelFigures),
        Manufacturer = table.GetText(Manufacturer),
        Model = table.GetText(ModelField),
    };

    public static void AddTo(ref LeafSum sum, Table table)
    {
        sum.Add(table.GetLong(Timestamp));
        sum.Add(table.GetInt(SerialNumber));
        sum.Add(table.GetShort(ModelYear));
        sum.Add(table.GetBool(Available));
        sum.Add(table.GetInt(Code));
        sum.AddText(table, VehicleCode);
        sum.AddTable<Engine, EngineTable>(table, EngineField);
        sum.Add(table.GetByte(Extras));
        CarVectors.AddNumbers(ref sum, table, SomeNumbers);
        CarVectors.AddPerformance(ref sum, table, PerformanceFigures);
        SpeedStruct.AddVector(ref sum, table, FuelFigures);
        sum.AddText(table, Manufacturer);
        sum.AddText(table, ModelField);
    }
}

/// <summary>The engine of a car.</summary>
internal readonly struct EngineTable : ITable<Engine>
{
    private const int Capacity = 0, NumCylinders = 1, MaxRpm = 2, ManufacturerCode = 3, Fuel = 4, FieldCount = 5;

    public static int Write(FlatBufferBuilder builder, Engine value)
    {
        int code = builder.CreateString(value.ManufacturerCode).Value;
        int fuel = builder.CreateString(value.Fuel).Value;
        builder.StartTable(FieldCount);
        builder.AddOffset(Fuel, fuel, default);
        builder.AddOffset(ManufacturerCode, code, default);
        builder.AddShort(MaxRpm, value.MaxRpm, default);
        builder.AddShort(Capacity, value.Capacity, default);
        builder.AddByte(NumCylinders, value.NumCylinders, default);
        return builder.EndTable();
    }

    public static bool Verify(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Number(table, Capacity, sizeof(short))
        && verifier.Number(table, NumCylinders, sizeof(byte))
        && verifier.Number(table, MaxRpm, sizeof(short))
        && verifier.Text(table, ManufacturerCode)
        && verifier.Text(table, Fuel)
        && verifier.VerifyTableEnd(table);

    public static Engine Read(Table table) => new()
    {
        Capacity = table.GetShort(Capacity),
        NumCylinders = table.GetByte(NumCylinders),
        MaxRpm = table.GetShort(MaxRpm),
        ManufacturerCode = table.GetText(ManufacturerCode),
        Fuel = table.GetText(Fuel),
    };

    public static void AddTo(ref LeafSum sum, Table table)
    {
        sum.Add(table.GetShort(Capacity));
        sum.Add(table.GetByte(NumCylinders));
        sum.Add(table.GetShort(MaxRpm));
        sum.AddText(table, ManufacturerCode);
        sum.AddText(table, Fuel);
    }
}

/// <summary>How a car accelerates.</summary>
internal readonly struct PerformanceFigureTable : ITable<PerformanceFigure>
{
    private const int OctaneRating = 0, AccelerationField = 1, FieldCount = 2;

    public static int Write(FlatBufferBuilder builder, PerformanceFigure value)
    {
        int acceleration = WriteAcceleration(builder, value.Acceleration);
        builder.StartTable(FieldCount);
        builder.AddOffset(AccelerationField, acceleration, default);
        builder.AddByte(OctaneRating, value.OctaneRating, default);
        return builder.EndTable();
    }

    public static bool Verify(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Number(table, OctaneRating, sizeof(byte))
        && verifier.Items(table, AccelerationField, SpeedStruct.Length)
        && verifier.VerifyTableEnd(table);

    public static PerformanceFigure Read(Table table) => new()
    {
        OctaneRating = table.GetByte(OctaneRating),
        Acceleration = ReadAcceleration(table),
    };

    public static void AddTo(ref LeafSum sum, Table table)
    {
        sum.Add(table.GetByte(OctaneRating));
        SpeedStruct.AddVector(ref sum, table, AccelerationField);
    }

    private static int WriteAcceleration(FlatBufferBuilder builder, Acceleration[]? items)
    {
        if (items is null)
        {
            return 0;
        }

        builder.StartVector(SpeedStruct.Length, items.Length, SpeedStruct.Alignment);
        for (int i = items.Length - 1; i >= 0; i--)
        {
            SpeedStruct.Write(builder, items[i].Mph, items[i].Seconds);
        }

        return builder.EndVector().Value;
    }

    private static Acceleration[]? ReadAcceleration(Table table)
    {
        if (!table.TryGetVector(AccelerationField, out Vector vector))
        {
            return null;
        }

        var items = new Acceleration[vector.Count];
        for (int i = 0; i < items.Length; i++)
        {
            items[i] = new Acceleration { Mph = SpeedStruct.First(vector, i), Seconds = SpeedStruct.Second(vector, i) };
        }

        return items;
    }
}

/// <summary>The structs of a car: a short and a float, padded to eight bytes.</summary>
internal static class SpeedStruct
{
    public const int Length = 8;
    public const int Alignment = 4;

    private const int Padding = 2;
    private const int SecondField = 4;

    public static void Write(FlatBufferBuilder builder, short first, float second)
    {
        builder.Prep(Alignment, Length);
        builder.PutFloat(second);
        builder.Pad(Padding);
        builder.PutShort(first);
    }

    public static short First(Vector vector, int index) => vector.Buffer.GetShort(vector.At(index, Length));

    public static float Second(Vector vector, int index) => vector.Buffer.GetFloat(vector.At(index, Length) + SecondField);

    public static void AddVector(ref LeafSum sum, Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            sum.AddNull();
            return;
        }

        sum.Add(vector.Count);
        for (int i = 0; i < vector.Count; i++)
        {
            sum.Add(First(vector, i));
            sum.Add(Second(vector, i));
        }
    }
}
