using Google.FlatBuffers;
using SerBench.Model;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

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
