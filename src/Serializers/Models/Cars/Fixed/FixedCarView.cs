using SerBench.Formats.Fixed;

namespace SerBench.Serializers.Models.Cars.Fixed;

// A car in place (docs/formats/fixed.md, "Direct access"). Wrapping checks the whole message once; the getters check nothing.
public readonly ref struct FixedCarView
{
    private const int Start = FixedFormat.HeaderLength;
    private readonly ref byte _block;

    private FixedCarView(ReadOnlySpan<byte> data)
    {
        var input = new InputCursor(data);
        bool isNewer = FixedCarParts.Begin(ref input);
        _block = ref Unsafe.Add(ref MemoryMarshal.GetReference(data), Start);
        VehicleCode = FixedCarParts.TakeText(ref input, Get<int>(FixedCarLayout.VehicleCode));
        if (HasEngine)
        {
            int engine = FixedCarParts.NeedBlock(ref input, Get<ushort>(FixedCarLayout.Engine) - 1, FixedCarLayout.EngineBlockLength);
            ReadOnlySpan<char> code = FixedCarParts.TakeText(ref input, input.TakeAt<int>(engine + FixedCarLayout.EngineManufacturerCode));
            ReadOnlySpan<char> fuel = FixedCarParts.TakeText(ref input, input.TakeAt<int>(engine + FixedCarLayout.EngineFuel));
            Engine = new FixedEngineView(ref Unsafe.Add(ref MemoryMarshal.GetReference(data), engine), code, fuel);
        }

        SomeNumbers = FixedCarParts.TakeNumbers(ref input, Get<int>(FixedCarLayout.SomeNumbers));
        PerformanceFigures = PerformanceFiguresView.Wrap(ref input, Get<int>(FixedCarLayout.PerformanceFigures));
        FuelFigures = FixedCarParts.TakeFigures(ref input, Get<int>(FixedCarLayout.FuelFigures));
        Manufacturer = FixedCarParts.TakeText(ref input, Get<int>(FixedCarLayout.Manufacturer));
        Model = FixedCarParts.TakeText(ref input, Get<int>(FixedCarLayout.Model));
        if (!isNewer)
        {
            input.ExpectEnd();
        }
    }

    public long Timestamp => Get<long>(FixedCarLayout.Timestamp);

    public int SerialNumber => Get<int>(FixedCarLayout.SerialNumber);

    public short ModelYear => Get<short>(FixedCarLayout.ModelYear);

    public bool Available => Get<byte>(FixedCarLayout.Available) != 0;

    public CarCode Code => (CarCode)Get<int>(FixedCarLayout.Code);

    public CarExtras Extras => (CarExtras)Get<byte>(FixedCarLayout.Extras);

    public bool HasEngine => Get<ushort>(FixedCarLayout.Engine) != 0;

    // Valid only if HasEngine is true.
    public FixedEngineView Engine { get; }

    public bool HasVehicleCode => Get<int>(FixedCarLayout.VehicleCode) != 0;

    // An absent text or group is empty.
    public ReadOnlySpan<char> VehicleCode { get; }

    public ReadOnlySpan<int> SomeNumbers { get; }

    public PerformanceFiguresView PerformanceFigures { get; }

    public FiguresView FuelFigures { get; }

    public bool HasManufacturer => Get<int>(FixedCarLayout.Manufacturer) != 0;

    public ReadOnlySpan<char> Manufacturer { get; }

    public bool HasModel => Get<int>(FixedCarLayout.Model) != 0;

    public ReadOnlySpan<char> Model { get; }

    // Throws WireFormatException if the message is damaged.
    [MethodImpl(AggressiveInlining)]
    public static FixedCarView Wrap(ReadOnlySpan<byte> data) => new(data);

    public static bool TryWrap(ReadOnlySpan<byte> data, out FixedCarView car)
    {
        try
        {
            car = new FixedCarView(data);
            return true;
        }
        catch (WireFormatException)
        {
            car = default;
            return false;
        }
    }

    [MethodImpl(AggressiveInlining)]
    private T Get<T>(int field)
        where T : unmanaged => Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _block, field));
}
