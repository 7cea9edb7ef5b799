using SerBench.Formats.FlatBuffers.Views;
using SerBench.Serializers.Views.FlatBuffers;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Models.Cars.FlatBuffers;

public readonly ref struct FlatCarView(TableView table) : IFlatView<FlatCarView, Car, CarBinarizer>
{
    private const int TimestampField = 0, SerialNumberField = 1, ModelYearField = 2, AvailableField = 3, CodeField = 4;
    private const int VehicleCodeField = 5, EngineField = 6, ExtrasField = 7, SomeNumbersField = 8, PerformanceFiguresField = 9;
    private const int FuelFiguresField = 10, ManufacturerField = 11, ModelField = 12;

    private readonly TableView _table = table;

    public static FlatCarView At(TableView table) => new(table);

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(_table.Get<long>(TimestampField));
        sum.Add(_table.Get<int>(SerialNumberField));
        sum.Add(_table.Get<short>(ModelYearField));
        sum.Add(_table.IsSet(AvailableField));
        sum.Add((int)_table.Get<CarCode>(CodeField));
        sum.AddText(_table, VehicleCodeField);
        AddEngine(ref sum);
        sum.Add((int)_table.Get<CarExtras>(ExtrasField));
        AddNumbers(ref sum);
        AddPerformance(ref sum);
        AddFuel(ref sum);
        sum.AddText(_table, ManufacturerField);
        sum.AddText(_table, ModelField);
    }

    private void AddEngine(ref LeafSum sum)
    {
        if (_table.TryGetTable(EngineField, out TableView engine))
        {
            new FlatEngineView(engine).AddTo(ref sum);
        }
        else
        {
            sum.AddNull();
        }
    }

    private void AddNumbers(ref LeafSum sum)
    {
        if (!_table.TryGetVector(SomeNumbersField, out VectorView vector))
        {
            sum.AddNull();
            return;
        }

        ReadOnlySpan<int> numbers = MemoryMarshal.Cast<byte, int>(vector.Bytes(sizeof(int)));
        sum.Add(numbers.Length);
        foreach (int number in numbers)
        {
            sum.Add(number);
        }
    }

    private void AddPerformance(ref LeafSum sum)
    {
        if (!_table.TryGetVector(PerformanceFiguresField, out VectorView figures))
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
        if (_table.TryGetVector(FuelFiguresField, out VectorView figures))
        {
            new SpeedFiguresView(figures).AddTo(ref sum);
        }
        else
        {
            sum.AddNull();
        }
    }
}

public readonly ref struct FlatEngineView(TableView table)
{
    private const int CapacityField = 0, NumCylindersField = 1, MaxRpmField = 2, ManufacturerCodeField = 3, FuelField = 4;

    private readonly TableView _table = table;

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(_table.Get<short>(CapacityField));
        sum.Add(_table.Get<byte>(NumCylindersField));
        sum.Add(_table.Get<short>(MaxRpmField));
        sum.AddText(_table, ManufacturerCodeField);
        sum.AddText(_table, FuelField);
    }
}

public readonly ref struct PerformanceFigureView(TableView table)
{
    private const int OctaneRatingField = 0, AccelerationField = 1;

    private readonly TableView _table = table;

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(_table.Get<byte>(OctaneRatingField));
        if (_table.TryGetVector(AccelerationField, out VectorView figures))
        {
            new SpeedFiguresView(figures).AddTo(ref sum);
        }
        else
        {
            sum.AddNull();
        }
    }
}

// struct Acceleration { mph:short; seconds:float; } or struct FuelFigure { speed:short; mpg:float; }.
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

public readonly ref struct SpeedFiguresView(VectorView figures)
{
    private readonly ReadOnlySpan<SpeedFigure> _figures = MemoryMarshal.Cast<byte, SpeedFigure>(figures.Bytes(SpeedFigure.Size));

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(_figures.Length);
        foreach (ref readonly SpeedFigure figure in _figures)
        {
            sum.Add(figure.Speed);
            sum.Add(figure.Figure);
        }
    }
}
