using SerBench.Published.XbufCar.Format;

namespace SerBench.Published.XbufCar.Direct;

// A field without a call is absent. Numbers are stored without branches, so that varied data costs the same as constant data.
public ref struct Xbuf2CarWriter : ICarHandler<char>
{
    private RoomCursor _output;
    private int _engine;
    private int _figure;

    [MethodImpl(AggressiveInlining)]
    public Xbuf2CarWriter(EncodeBuffer buffer) => _output = new RoomCursor(buffer);

    [MethodImpl(AggressiveInlining)]
    public readonly void Finish() => _output.Finish();

    [MethodImpl(AggressiveInlining)]
    public void Timestamp(long value)
    {
        ref byte here = ref _output.Here();
        here = CarTag.Timestamp;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref here, 1), value);
        _output.Advance(1 + sizeof(long));
    }

    [MethodImpl(AggressiveInlining)]
    public void SerialNumber(int value) => PutNumber(CarTag.SerialNumber, value);

    [MethodImpl(AggressiveInlining)]
    public void ModelYear(short value) => PutNumber(CarTag.ModelYear, value);

    [MethodImpl(AggressiveInlining)]
    public void Available(bool value)
    {
        Unsafe.WriteUnaligned(ref _output.Here(), (ushort)(CarTag.Available | (value ? 0x100 : 0)));
        _output.Advance(sizeof(ushort));
    }

    [MethodImpl(AggressiveInlining)]
    public void Code(CarCode value) => PutNumber(CarTag.Code, (int)value);

    [MethodImpl(AggressiveInlining)]
    public void VehicleCode(ReadOnlySpan<char> value) => PutText(CarTag.VehicleCode, value);

    [MethodImpl(AggressiveInlining)]
    public void BeginEngine() => _engine = BeginMessage(CarTag.Engine);

    [MethodImpl(AggressiveInlining)]
    public void EngineCapacity(short value) => PutNumber(CarTag.EngineCapacity, value);

    [MethodImpl(AggressiveInlining)]
    public void EngineNumCylinders(byte value) => PutNumber(CarTag.EngineNumCylinders, value);

    [MethodImpl(AggressiveInlining)]
    public void EngineMaxRpm(short value) => PutNumber(CarTag.EngineMaxRpm, value);

    [MethodImpl(AggressiveInlining)]
    public void EngineManufacturerCode(ReadOnlySpan<char> value) => PutText(CarTag.EngineManufacturerCode, value);

    [MethodImpl(AggressiveInlining)]
    public void EngineFuel(ReadOnlySpan<char> value) => PutText(CarTag.EngineFuel, value);

    [MethodImpl(AggressiveInlining)]
    public void EndEngine() => EndMessage(_engine);

    [MethodImpl(AggressiveInlining)]
    public void Extras(CarExtras value)
    {
        int bits = (int)value;
        PutFlag(0, bits);
        PutFlag(1, bits >> 1);
        PutFlag(2, bits >> 2);
        for (int flag = 3; bits >> flag != 0; flag++)
        {
            PutFlag(flag, bits >> flag);
        }

        _output.Advance(0);
    }

    [MethodImpl(AggressiveInlining)]
    public void BeginSomeNumbers(int most) => _output.Ensure(checked(most * LongestNumber));

    [MethodImpl(AggressiveInlining)]
    public void SomeNumber(int value)
    {
        nint length = Store(ref _output.Here(), CarTag.SomeNumbers, value);
        _output.AdvanceWithin(length);
    }

    public readonly void EndSomeNumbers()
    {
    }

    public readonly void BeginPerformanceFigures()
    {
    }

    [MethodImpl(AggressiveInlining)]
    public void BeginPerformanceFigure() => _figure = BeginMessage(CarTag.PerformanceFigures);

    public readonly void NullPerformanceFigure() => UnsupportedValueException.ThrowNullItem();

    [MethodImpl(AggressiveInlining)]
    public void OctaneRating(byte value) => PutNumber(CarTag.OctaneRating, value);

    [MethodImpl(AggressiveInlining)]
    public void BeginAccelerations(int most) => _output.Ensure(checked(most * LongestFigure));

    [MethodImpl(AggressiveInlining)]
    public void Acceleration(short mph, float seconds) => PutFigure(CarTag.Accelerations, mph, seconds);

    public readonly void EndAccelerations()
    {
    }

    [MethodImpl(AggressiveInlining)]
    public void EndPerformanceFigure() => EndMessage(_figure);

    public readonly void EndPerformanceFigures()
    {
    }

    [MethodImpl(AggressiveInlining)]
    public void BeginFuelFigures(int most) => _output.Ensure(checked(most * LongestFigure));

    [MethodImpl(AggressiveInlining)]
    public void FuelFigure(short speed, float mpg) => PutFigure(CarTag.FuelFigures, speed, mpg);

    public readonly void EndFuelFigures()
    {
    }

    [MethodImpl(AggressiveInlining)]
    public void Manufacturer(ReadOnlySpan<char> value) => PutText(CarTag.Manufacturer, value);

    [MethodImpl(AggressiveInlining)]
    public void Model(ReadOnlySpan<char> value) => PutText(CarTag.Model, value);

    private const int LongestNumber = 1 + Varint.MaxLength64;
    private const int LongestFigure = 3 + Varint.MaxLength64 + 1 + sizeof(float);

    [MethodImpl(AggressiveInlining)]
    private static nint Store(ref byte target, byte tag, long value)
    {
        target = tag;
        return 1 + Varint.StoreSigned(ref Unsafe.Add(ref target, 1), value);
    }

    [MethodImpl(AggressiveInlining)]
    private void PutNumber(byte tag, long value)
    {
        nint length = Store(ref _output.Here(), tag, value);
        _output.Advance(length);
    }

    [MethodImpl(AggressiveInlining)]
    private void PutNumber(byte tag, byte value)
    {
        int length = Varint.StoreTagged(ref _output.Here(), tag, value);
        _output.Advance(length);
    }

    // The flag is always stored but kept only if it is set, which avoids a branch.
    [MethodImpl(AggressiveInlining)]
    private void PutFlag(int flag, int bits)
    {
        Unsafe.WriteUnaligned(ref _output.Here(), (ushort)(CarTag.Extras | (flag << 8)));
        _output.Step(sizeof(ushort) * (bits & 1));
    }

    [MethodImpl(AggressiveInlining)]
    private void PutFigure(byte tag, short speed, float value)
    {
        const int Before = 3;
        const int After = 1 + sizeof(float);
        ref byte here = ref _output.Here();
        ref readonly VarintShape shape = ref VarintShape.Of(speed);
        nint length = shape.Length;
        Unsafe.WriteUnaligned(ref here, (uint)(tag | ((1 + After) << 8) | (CarTag.Speed << 16)) + ((uint)length << 8));
        Varint.StoreSigned(ref Unsafe.Add(ref here, Before), speed, in shape);
        ref byte after = ref Unsafe.Add(ref here, Before + length);
        after = CarTag.Figure;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref after, 1), value);
        _output.AdvanceWithin(Before + length + After);
    }

    [MethodImpl(AggressiveInlining)]
    private void PutText(byte tag, ReadOnlySpan<char> text)
    {
        if (text.Length > TextField.LongestInRoom)
        {
            _output.Ensure(checked(TextField.Before + Text.MaxUtf8Length(text.Length)));
        }

        int length = TextField.Store(ref _output.Here(), tag, text);
        _output.Advance(length);
    }

    [MethodImpl(AggressiveInlining)]
    private int BeginMessage(byte tag)
    {
        _output.Here() = tag;
        _output.Advance(2);
        return _output.Position - 1;
    }

    [MethodImpl(AggressiveInlining)]
    private void EndMessage(int start)
    {
        int end = _output.Position;
        int length = end - start - 1;
        if (length < 0x80)
        {
            _output.PutAt(start, (byte)length);
        }
        else
        {
            _output.Resume(LengthPrefix.Widen(_output.Buffer, end, start));
        }
    }
}
