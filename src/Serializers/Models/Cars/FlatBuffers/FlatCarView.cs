using System.Runtime.InteropServices;
using SerBench.Formats.FlatBuffers.Views;
using SerBench.Model;
using SerBench.Serializers.Views.FlatBuffers;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Models.Cars.FlatBuffers;

/// <summary>A car read in place.</summary>
public readonly ref struct FlatCarView(TableView table) : IFlatView<FlatCarView, Car, CarBinarizer>
{
    private const int TimestampField = 0;
    private const int SerialNumberField = 1;
    private const int ModelYearField = 2;
    private const int AvailableField = 3;
    private const int CodeField = 4;
    private const int VehicleCodeField = 5;
    private const int EngineField = 6;
    private const int ExtrasField = 7;
    private const int SomeNumbersField = 8;
    private const int PerformanceFiguresField = 9;
    private const int FuelFiguresField = 10;
    private const int ManufacturerField = 11;
    private const int ModelField = 12;

    private readonly TableView _table = table;

    public long Timestamp => _table.Get<long>(TimestampField);

    public int SerialNumber => _table.Get<int>(SerialNumberField);

    public short ModelYear => _table.Get<short>(ModelYearField);

    public bool Available => _table.IsSet(AvailableField);

    public CarCode Code => _table.Get<CarCode>(CodeField);

    public CarExtras Extras => _table.Get<CarExtras>(ExtrasField);

    public static FlatCarView At(TableView table) => new(table);

    public bool TryGetVehicleCode(out ReadOnlySpan<byte> utf8) => _table.TryGetText(VehicleCodeField, out utf8);

    public bool TryGetManufacturer(out ReadOnlySpan<byte> utf8) => _table.TryGetText(ManufacturerField, out utf8);

    public bool TryGetModel(out ReadOnlySpan<byte> utf8) => _table.TryGetText(ModelField, out utf8);

    public bool TryGetEngine(out FlatEngineView engine)
    {
        bool found = _table.TryGetTable(EngineField, out TableView table);
        engine = new FlatEngineView(table);
        return found;
    }

    public bool TryGetSomeNumbers(out ReadOnlySpan<int> numbers)
    {
        bool found = _table.TryGetVector(SomeNumbersField, out VectorView vector);
        numbers = MemoryMarshal.Cast<byte, int>(vector.Bytes(sizeof(int)));
        return found;
    }

    public bool TryGetPerformanceFigures(out VectorView figures) => _table.TryGetVector(PerformanceFiguresField, out figures);

    public bool TryGetFuelFigures(out SpeedFiguresView figures)
    {
        bool found = _table.TryGetVector(FuelFiguresField, out VectorView vector);
        figures = new SpeedFiguresView(vector);
        return found;
    }

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(Timestamp);
        sum.Add(SerialNumber);
        sum.Add(ModelYear);
        sum.Add(Available);
        sum.Add((int)Code);
        sum.AddText(_table, VehicleCodeField);
        AddEngine(ref sum);
        sum.Add((int)Extras);
        AddNumbers(ref sum);
        AddPerformance(ref sum);
        AddFuel(ref sum);
        sum.AddText(_table, ManufacturerField);
        sum.AddText(_table, ModelField);
    }

    private void AddEngine(ref LeafSum sum)
    {
        if (TryGetEngine(out FlatEngineView engine))
        {
            engine.AddTo(ref sum);
        }
        else
        {
            sum.AddNull();
        }
    }

    private void AddNumbers(ref LeafSum sum)
    {
        if (!TryGetSomeNumbers(out ReadOnlySpan<int> numbers))
        {
            sum.AddNull();
            return;
        }

        sum.Add(numbers.Length);
        foreach (int number in numbers)
        {
            sum.Add(number);
        }
    }

    private void AddPerformance(ref LeafSum sum)
    {
        if (!TryGetPerformanceFigures(out VectorView figures))
        {
            sum.AddNull();
            return;
        }

        sum.Add(figures.Count);
        for (int i = 0; i < figures.Count; i++)
        {
            new PerformanceFigureView(figures.Table(i)).AddTo(ref sum);
        }
    }

    private void AddFuel(ref LeafSum sum)
    {
        if (TryGetFuelFigures(out SpeedFiguresView figures))
        {
            figures.AddTo(ref sum);
        }
        else
        {
            sum.AddNull();
        }
    }
}

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

/// <summary>How a car accelerates on one fuel, read in place.</summary>
public readonly ref struct PerformanceFigureView(TableView table)
{
    private const int OctaneRatingField = 0;
    private const int AccelerationField = 1;

    private readonly TableView _table = table;

    public byte OctaneRating => _table.Get<byte>(OctaneRatingField);

    public bool TryGetAcceleration(out SpeedFiguresView figures)
    {
        bool found = _table.TryGetVector(AccelerationField, out VectorView vector);
        figures = new SpeedFiguresView(vector);
        return found;
    }

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(OctaneRating);
        if (TryGetAcceleration(out SpeedFiguresView figures))
        {
            figures.AddTo(ref sum);
        }
        else
        {
            sum.AddNull();
        }
    }
}

/// <summary>
/// <c>struct Acceleration { mph:short; seconds:float; }</c> and <c>struct FuelFigure { speed:short; mpg:float; }</c> as items of a vector.
/// </summary>
[StructLayout(LayoutKind.Explicit, Size = Size)]
public readonly struct SpeedFigure
{
    public const int Size = 8;

    [FieldOffset(0)]
    private readonly short _speed;

    [FieldOffset(4)]
    private readonly float _figure;

    public short Speed => _speed;

    public float Figure => _figure;
}

/// <summary>A vector of figures by speed, read in place.</summary>
public readonly ref struct SpeedFiguresView(VectorView figures)
{
    private readonly ReadOnlySpan<SpeedFigure> _figures = MemoryMarshal.Cast<byte, SpeedFigure>(figures.Bytes(SpeedFigure.Size));

    public int Count => _figures.Length;

    public SpeedFigure this[int index] => _figures[index];

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(Count);
        foreach (ref readonly SpeedFigure figure in _figures)
        {
            sum.Add(figure.Speed);
            sum.Add(figure.Figure);
        }
    }
}
