using System.Diagnostics.CodeAnalysis;
using SerBench.Formats.Fixed;

namespace SerBench.Serializers.Models.Cars.Fixed;

// One call per field (docs/formats/fixed.md, "Direct access"). A field without a call is default or null. Fixed-width fields come in any
// order, variable fields as declared.
public ref struct FixedCarWriter : ICarHandler<char>
{
    private const int Start = FixedFormat.HeaderLength;
    private RoomCursor _output;
    private int _engine;
    private int _figures;
    private int _figure;

    private int _items;

    private int _last;

    [MethodImpl(AggressiveInlining)]
    public FixedCarWriter(EncodeBuffer buffer)
    {
        _output = new RoomCursor(buffer);
        ref byte here = ref _output.Here();
        Unsafe.WriteUnaligned(ref here, (uint)(FixedCarLayout.BlockLength | (FixedCarLayout.Version << 16)));
        MemoryMarshal.CreateSpan(ref Unsafe.Add(ref here, Start), FixedCarLayout.BlockLength).Clear();
        _output.Advance(Start + FixedCarLayout.BlockLength);
    }

    [MethodImpl(AggressiveInlining)]
    public readonly void Finish() => _output.Finish();

    [MethodImpl(AggressiveInlining)]
    public readonly void Timestamp(long value) => _output.PutAt(Start + FixedCarLayout.Timestamp, value);

    [MethodImpl(AggressiveInlining)]
    public readonly void SerialNumber(int value) => _output.PutAt(Start + FixedCarLayout.SerialNumber, value);

    [MethodImpl(AggressiveInlining)]
    public readonly void ModelYear(short value) => _output.PutAt(Start + FixedCarLayout.ModelYear, value);

    [MethodImpl(AggressiveInlining)]
    public readonly void Available(bool value) => _output.PutAt(Start + FixedCarLayout.Available, value ? (byte)1 : (byte)0);

    [MethodImpl(AggressiveInlining)]
    public readonly void Code(CarCode value) => _output.PutAt(Start + FixedCarLayout.Code, (int)value);

    [MethodImpl(AggressiveInlining)]
    public void VehicleCode(ReadOnlySpan<char> value) => PutText(FixedCarLayout.VehicleCode, value);

    [MethodImpl(AggressiveInlining)]
    public void BeginEngine()
    {
        Follow(FixedCarLayout.Engine);
        _output.PutAt(Start + FixedCarLayout.Engine, (ushort)(FixedCarLayout.EngineBlockLength + 1));
        _engine = _output.Position;
        MemoryMarshal.CreateSpan(ref _output.Here(), FixedCarLayout.EngineBlockLength).Clear();
        _output.Advance(FixedCarLayout.EngineBlockLength);
    }

    [MethodImpl(AggressiveInlining)]
    public readonly void EngineCapacity(short value) => PutEngine(FixedCarLayout.EngineCapacity, value);

    [MethodImpl(AggressiveInlining)]
    public readonly void EngineNumCylinders(byte value) => PutEngine(FixedCarLayout.EngineNumCylinders, value);

    [MethodImpl(AggressiveInlining)]
    public readonly void EngineMaxRpm(short value) => PutEngine(FixedCarLayout.EngineMaxRpm, value);

    [MethodImpl(AggressiveInlining)]
    public void EngineManufacturerCode(ReadOnlySpan<char> value) => PutEngineText(FixedCarLayout.EngineManufacturerCode, value);

    [MethodImpl(AggressiveInlining)]
    public void EngineFuel(ReadOnlySpan<char> value) => PutEngineText(FixedCarLayout.EngineFuel, value);

    public readonly void EndEngine()
    {
        // The next variable field ends the engine.
    }

    [MethodImpl(AggressiveInlining)]
    public readonly void Extras(CarExtras value) => _output.PutAt(Start + FixedCarLayout.Extras, (byte)value);

    [MethodImpl(AggressiveInlining)]
    public void BeginSomeNumbers(int most)
    {
        Follow(FixedCarLayout.SomeNumbers);
        _output.Ensure(checked(most * sizeof(int)));
        _items = _output.Position;
    }

    [MethodImpl(AggressiveInlining)]
    public void SomeNumber(int value)
    {
        Unsafe.WriteUnaligned(ref _output.Here(), value);
        _output.AdvanceWithin(sizeof(int));
    }

    [MethodImpl(AggressiveInlining)]
    public readonly void EndSomeNumbers() =>
        _output.PutAt(Start + FixedCarLayout.SomeNumbers, (int)((uint)(_output.Position - _items) / sizeof(int)) + 1);

    [MethodImpl(AggressiveInlining)]
    public void BeginPerformanceFigures()
    {
        Follow(FixedCarLayout.PerformanceFigures);
        _output.Ensure(sizeof(ushort));
        BeginGroup(FixedCarLayout.PerformanceBlockLength);
        _figures = 0;
    }

    [MethodImpl(AggressiveInlining)]
    public void BeginPerformanceFigure()
    {
        Unsafe.WriteUnaligned(ref _output.Here(), 1UL);
        _output.Advance(1 + FixedCarLayout.PerformanceBlockLength);
        _figure = _output.Position - FixedCarLayout.PerformanceBlockLength;
        _figures++;
    }

    [MethodImpl(AggressiveInlining)]
    public void NullPerformanceFigure()
    {
        _output.Here() = 0;
        _output.Advance(1);
        _figure = 0;
        _figures++;
    }

    [MethodImpl(AggressiveInlining)]
    public readonly void OctaneRating(byte value)
    {
        Require(_figure);
        _output.PutAt(_figure + FixedCarLayout.OctaneRating, value);
    }

    [MethodImpl(AggressiveInlining)]
    public void BeginAccelerations(int most)
    {
        Require(_figure);
        BeginFigures(most);
    }

    [MethodImpl(AggressiveInlining)]
    public void Acceleration(short mph, float seconds) => PutFigure(mph, seconds);

    [MethodImpl(AggressiveInlining)]
    public void EndAccelerations()
    {
        Require(_figure);
        int count = EndFigures();
        _output.PutAt(_figure + FixedCarLayout.Accelerations, count + 1);
    }

    public readonly void EndPerformanceFigure()
    {
        // The next figure ends this figure.
    }

    [MethodImpl(AggressiveInlining)]
    public void EndPerformanceFigures()
    {
        _output.PutAt(Start + FixedCarLayout.PerformanceFigures, _figures + 1);
        if (_figures == 0)
        {
            EndFigures();
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void BeginFuelFigures(int most)
    {
        Follow(FixedCarLayout.FuelFigures);
        BeginFigures(most);
    }

    [MethodImpl(AggressiveInlining)]
    public void FuelFigure(short speed, float mpg) => PutFigure(speed, mpg);

    [MethodImpl(AggressiveInlining)]
    public void EndFuelFigures()
    {
        int count = EndFigures();
        _output.PutAt(Start + FixedCarLayout.FuelFigures, count + 1);
    }

    [MethodImpl(AggressiveInlining)]
    public void Manufacturer(ReadOnlySpan<char> value) => PutText(FixedCarLayout.Manufacturer, value);

    [MethodImpl(AggressiveInlining)]
    public void Model(ReadOnlySpan<char> value) => PutText(FixedCarLayout.Model, value);

    [MethodImpl(AggressiveInlining)]
    private void PutText(int field, ReadOnlySpan<char> text)
    {
        Follow(field);
        _output.PutAt(Start + field, text.Length + 1);
        Append(text);
    }

    [MethodImpl(AggressiveInlining)]
    private readonly void PutEngine<T>(int field, T value)
        where T : unmanaged
    {
        Require(_engine);
        _output.PutAt(_engine + field, value);
    }

    [MethodImpl(AggressiveInlining)]
    private void PutEngineText(int field, ReadOnlySpan<char> text)
    {
        Require(_engine);
        Follow(FixedCarLayout.Engine);
        _output.PutAt(_engine + field, text.Length + 1);
        Append(text);
    }

    [MethodImpl(AggressiveInlining)]
    private void Append(ReadOnlySpan<char> text)
    {
        if (text.Length > RoomCursor.Room / sizeof(char))
        {
            _output.Ensure(checked(sizeof(char) * text.Length));
        }

        Utf16.StoreName(ref _output.Here(), text);
        _output.Advance(sizeof(char) * text.Length);
    }

    // Needs ensured room for the length of the group's blocks, and for more.
    [MethodImpl(AggressiveInlining)]
    private void BeginGroup(ushort blockLength)
    {
        Unsafe.WriteUnaligned(ref _output.Here(), blockLength);
        _output.Step(sizeof(ushort));
        _items = _output.Position;
    }

    [MethodImpl(AggressiveInlining)]
    private void BeginFigures(int most)
    {
        _output.Ensure(checked(sizeof(ushort) + (most * FixedCarLayout.FigureBlockLength)));
        BeginGroup(FixedCarLayout.FigureBlockLength);
    }

    [MethodImpl(AggressiveInlining)]
    private void PutFigure(short speed, float value)
    {
        Require(_items);
        ref byte here = ref _output.Here();
        Unsafe.WriteUnaligned(ref here, speed);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref here, FixedCarLayout.Figure), value);
        _output.AdvanceWithin(FixedCarLayout.FigureBlockLength);
    }

    // Returns the number of figures. An empty group has no header.
    [MethodImpl(AggressiveInlining)]
    private int EndFigures()
    {
        Require(_items);
        int length = _output.Position - _items;
        if (length == 0)
        {
            _output.Step(-sizeof(ushort));
        }

        _items = 0;
        return (int)((uint)length / FixedCarLayout.FigureBlockLength);
    }

    // Variable parts come in the order of their fields.
    [MethodImpl(AggressiveInlining)]
    private void Follow(int field)
    {
        if (_last > field)
        {
            ThrowOrder();
        }

        _last = field;
    }

    [MethodImpl(AggressiveInlining)]
    private static void Require(int position)
    {
        if (position == 0)
        {
            ThrowOrder();
        }
    }

    [DoesNotReturn]
    private static void ThrowOrder() =>
        throw new InvalidOperationException(
            "Variable fields of a car are written once each, in the order of their declaration, inside Begin and End.");
}
