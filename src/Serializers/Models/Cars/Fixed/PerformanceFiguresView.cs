namespace SerBench.Serializers.Models.Cars.Fixed;

// Null figures are skipped.
public ref struct PerformanceFiguresView
{
    private InputCursor _input;
    private int _left;
    private readonly int _blockLength;
    private int _block;

    private PerformanceFiguresView(InputCursor input, int count, int blockLength)
    {
        _input = input;
        _left = count;
        _blockLength = blockLength;
    }

    public readonly byte OctaneRating => _input.TakeAt<byte>(_block + FixedCarLayout.OctaneRating);

    public FiguresView Accelerations { get; private set; }

    [MethodImpl(AggressiveInlining)]
    public bool MoveNext()
    {
        while (_left > 0)
        {
            _left--;
            if (_input.ReadByte() != 0)
            {
                _block = FixedCarParts.NeedBlock(ref _input, _blockLength, FixedCarLayout.PerformanceBlockLength);
                Accelerations = FixedCarParts.TakeFigures(ref _input, _input.TakeAt<int>(_block + FixedCarLayout.Accelerations));
                return true;
            }
        }

        return false;
    }

    // Checks all figures; returns a view that begins with the first figure.
    [MethodImpl(AggressiveInlining)]
    internal static PerformanceFiguresView Wrap(scoped ref InputCursor input, int header)
    {
        if (header is 0 or 1)
        {
            return default;
        }

        int count = header - 1;
        int blockLength = FixedCarParts.BeginGroup(ref input, count, FixedCarLayout.PerformanceBlockLength, 1);
        var figures = new PerformanceFiguresView(input, count, blockLength);
        for (int i = 0; i < count; i++)
        {
            if (input.ReadByte() != 0)
            {
                int block = FixedCarParts.NeedBlock(ref input, blockLength, FixedCarLayout.PerformanceBlockLength);
                FixedCarParts.TakeFigures(ref input, input.TakeAt<int>(block + FixedCarLayout.Accelerations));
            }
        }

        return figures;
    }
}

// Accelerations or fuel figures: pairs of speed and value.
public readonly ref struct FiguresView
{
    private readonly ref byte _first;
    private readonly int _stride;

    // bytes: all figures, proved to be count times stride bytes.
    internal FiguresView(ReadOnlySpan<byte> bytes, int count, int stride)
    {
        _first = ref MemoryMarshal.GetReference(bytes);
        (Count, _stride) = (count, stride);
    }

    public int Count { get; }

    [MethodImpl(AggressiveInlining)]
    public short Speed(int index) => Unsafe.ReadUnaligned<short>(ref At(index, FixedCarLayout.Speed));

    [MethodImpl(AggressiveInlining)]
    public float Value(int index) => Unsafe.ReadUnaligned<float>(ref At(index, FixedCarLayout.Figure));

    [MethodImpl(AggressiveInlining)]
    private ref byte At(int index, int field)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual((uint)index, (uint)Count, nameof(index));
        return ref Unsafe.Add(ref _first, (index * _stride) + field);
    }
}

public readonly ref struct FixedEngineView
{
    private readonly ref byte _block;

    internal FixedEngineView(ref byte block, ReadOnlySpan<char> manufacturerCode, ReadOnlySpan<char> fuel)
    {
        _block = ref block;
        ManufacturerCode = manufacturerCode;
        Fuel = fuel;
    }

    public short Capacity => Unsafe.ReadUnaligned<short>(ref Unsafe.Add(ref _block, FixedCarLayout.EngineCapacity));

    public byte NumCylinders => Unsafe.Add(ref _block, FixedCarLayout.EngineNumCylinders);

    public short MaxRpm => Unsafe.ReadUnaligned<short>(ref Unsafe.Add(ref _block, FixedCarLayout.EngineMaxRpm));

    public bool HasManufacturerCode => Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref _block, FixedCarLayout.EngineManufacturerCode)) != 0;

    public ReadOnlySpan<char> ManufacturerCode { get; }

    public bool HasFuel => Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref _block, FixedCarLayout.EngineFuel)) != 0;

    public ReadOnlySpan<char> Fuel { get; }
}
