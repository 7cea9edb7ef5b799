using System.Runtime.CompilerServices;
using SerBench.Model;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Models;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Fixed;

/// <summary>
/// Direct access: one call per field (docs/formats/fixed.md, "Direct access"). What is not called for is default or null. Fields of fixed
/// width come in any order, variable ones as declared.
/// </summary>
public ref partial struct CarWriter : ICarHandler<char>
{
    private const int Start = FixedFormat.HeaderLength;
    private OutputCursor _output;
    private int _engine;
    private int _figures;
    private int _figure;

    /// <summary>Where the items of the open group begin.</summary>
    private int _items;

    /// <summary>The last variable field that was written, by its place in the block.</summary>
    private int _last;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public CarWriter(EncodeBuffer buffer)
    {
        _output = new OutputCursor(buffer);
        _output.Ensure(Start + CarLayout.BlockLength);
        _output.PutAt(0, (uint)(CarLayout.BlockLength | (CarLayout.Version << 16)));
        _output.Free(Start, CarLayout.BlockLength).Clear();
        _output.Advance(Start + CarLayout.BlockLength);
    }

    /// <summary>Ends the message.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Finish() => _output.Finish();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Timestamp(long value) => _output.PutAt(Start + CarLayout.Timestamp, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void SerialNumber(int value) => _output.PutAt(Start + CarLayout.SerialNumber, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void ModelYear(short value) => _output.PutAt(Start + CarLayout.ModelYear, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Available(bool value) => _output.PutAt(Start + CarLayout.Available, value ? (byte)1 : (byte)0);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Code(CarCode value) => _output.PutAt(Start + CarLayout.Code, (int)value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void VehicleCode(ReadOnlySpan<char> value) => PutText(CarLayout.VehicleCode, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginEngine()
    {
        Follow(CarLayout.Engine);
        _output.PutAt(Start + CarLayout.Engine, (ushort)(CarLayout.EngineBlockLength + 1));
        _output.Ensure(CarLayout.EngineBlockLength);
        _engine = _output.Position;
        _output.Free(0, CarLayout.EngineBlockLength).Clear();
        _output.Advance(CarLayout.EngineBlockLength);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void EngineCapacity(short value) => PutEngine(CarLayout.EngineCapacity, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void EngineNumCylinders(byte value) => PutEngine(CarLayout.EngineNumCylinders, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void EngineMaxRpm(short value) => PutEngine(CarLayout.EngineMaxRpm, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void EngineManufacturerCode(ReadOnlySpan<char> value) => PutEngineText(CarLayout.EngineManufacturerCode, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void EngineFuel(ReadOnlySpan<char> value) => PutEngineText(CarLayout.EngineFuel, value);

    public readonly void EndEngine()
    {
        // The next variable field ends it.
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Extras(CarExtras value) => _output.PutAt(Start + CarLayout.Extras, (byte)value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginSomeNumbers()
    {
        Follow(CarLayout.SomeNumbers);
        _items = _output.Position;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void SomeNumber(int value)
    {
        _output.Ensure(sizeof(int));
        _output.Put(value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void EndSomeNumbers() =>
        _output.PutAt(Start + CarLayout.SomeNumbers, ((_output.Position - _items) / sizeof(int)) + 1);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginPerformanceFigures()
    {
        Follow(CarLayout.PerformanceFigures);
        BeginGroup(CarLayout.PerformanceBlockLength);
        _figures = 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginPerformanceFigure()
    {
        _output.Ensure(1 + CarLayout.PerformanceBlockLength);
        _output.Put((ushort)1);
        _output.Put(0);
        _figure = _output.Position - CarLayout.PerformanceBlockLength;
        _figures++;
    }

    public void NullPerformanceFigure()
    {
        _output.Ensure(1);
        _output.PutByte(0);
        _figure = 0;
        _figures++;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void OctaneRating(byte value)
    {
        Require(_figure);
        _output.PutAt(_figure + CarLayout.OctaneRating, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginAccelerations()
    {
        Require(_figure);
        BeginGroup(CarLayout.FigureBlockLength);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Acceleration(short mph, float seconds) => PutFigure(mph, seconds);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void EndAccelerations()
    {
        Require(_figure);
        int count = EndFigures();
        _output.PutAt(_figure + CarLayout.Accelerations, count + 1);
    }

    public readonly void EndPerformanceFigure()
    {
        // The next one ends it.
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void EndPerformanceFigures()
    {
        _output.PutAt(Start + CarLayout.PerformanceFigures, _figures + 1);
        if (_figures == 0)
        {
            _output.MoveTo(_output.Position - sizeof(ushort));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginFuelFigures()
    {
        Follow(CarLayout.FuelFigures);
        BeginGroup(CarLayout.FigureBlockLength);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void FuelFigure(short speed, float mpg) => PutFigure(speed, mpg);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void EndFuelFigures()
    {
        int count = EndFigures();
        _output.PutAt(Start + CarLayout.FuelFigures, count + 1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Manufacturer(ReadOnlySpan<char> value) => PutText(CarLayout.Manufacturer, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Model(ReadOnlySpan<char> value) => PutText(CarLayout.Model, value);
}
