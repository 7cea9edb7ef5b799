using SerBench.Formats.FlatBuffers.Views;
using SerBench.Serializers.Views;
using SerBench.Serializers.Views.FlatBuffers;

namespace SerBench.Serializers.Models.Cars.FlatBuffers;

/// <summary>The engine of a car read in place.</summary>
public readonly ref struct FlatEngineView(TableView table)
{
    private const int CapacityField = 0;
    private const int NumCylindersField = 1;
    private const int MaxRpmField = 2;
    private const int ManufacturerCodeField = 3;
    private const int FuelField = 4;

    private readonly TableView _table = table;

    public short Capacity => _table.Get<short>(CapacityField);

    public byte NumCylinders => _table.Get<byte>(NumCylindersField);

    public short MaxRpm => _table.Get<short>(MaxRpmField);

    public bool TryGetManufacturerCode(out ReadOnlySpan<byte> utf8) => _table.TryGetText(ManufacturerCodeField, out utf8);

    public bool TryGetFuel(out ReadOnlySpan<byte> utf8) => _table.TryGetText(FuelField, out utf8);

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(Capacity);
        sum.Add(NumCylinders);
        sum.Add(MaxRpm);
        sum.AddText(_table, ManufacturerCodeField);
        sum.AddText(_table, FuelField);
    }
}
