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
