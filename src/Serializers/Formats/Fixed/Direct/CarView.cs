using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Model;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Fixed;

/// <summary>
/// A car in place (docs/formats/fixed.md, "Direct access"). Wrapping checks the whole message once; the getters read at constant offsets, in
/// any order, without a check.
/// </summary>
public readonly ref struct CarView
{
    private const int Start = FixedFormat.HeaderLength;
    private readonly ref byte _block;

    private CarView(ReadOnlySpan<byte> data)
    {
        var input = new InputCursor(data);
        bool isNewer = CarParts.Begin(ref input);
        _block = ref Unsafe.Add(ref MemoryMarshal.GetReference(data), Start);
        VehicleCode = CarParts.TakeText(ref input, Get<int>(CarLayout.VehicleCode));
        if (HasEngine)
        {
            int engine = CarParts.NeedBlock(ref input, Get<ushort>(CarLayout.Engine) - 1, CarLayout.EngineBlockLength);
            ReadOnlySpan<char> code = CarParts.TakeText(ref input, input.TakeAt<int>(engine + CarLayout.EngineManufacturerCode));
            ReadOnlySpan<char> fuel = CarParts.TakeText(ref input, input.TakeAt<int>(engine + CarLayout.EngineFuel));
            Engine = new EngineView(ref Unsafe.Add(ref MemoryMarshal.GetReference(data), engine), code, fuel);
        }

        SomeNumbers = CarParts.TakeNumbers(ref input, Get<int>(CarLayout.SomeNumbers));
        PerformanceFigures = PerformanceFiguresView.Wrap(ref input, Get<int>(CarLayout.PerformanceFigures));
        FuelFigures = CarParts.TakeFigures(ref input, Get<int>(CarLayout.FuelFigures));
        Manufacturer = CarParts.TakeText(ref input, Get<int>(CarLayout.Manufacturer));
        Model = CarParts.TakeText(ref input, Get<int>(CarLayout.Model));
        if (!isNewer)
        {
            input.ExpectEnd();
        }
    }

    public long Timestamp => Get<long>(CarLayout.Timestamp);

    public int SerialNumber => Get<int>(CarLayout.SerialNumber);

    public short ModelYear => Get<short>(CarLayout.ModelYear);

    public bool Available => Get<byte>(CarLayout.Available) != 0;

    public CarCode Code => (CarCode)Get<int>(CarLayout.Code);

    public CarExtras Extras => (CarExtras)Get<byte>(CarLayout.Extras);

    public bool HasEngine => Get<ushort>(CarLayout.Engine) != 0;

    /// <summary>Only where there is one.</summary>
    public EngineView Engine { get; }

    public bool HasVehicleCode => Get<int>(CarLayout.VehicleCode) != 0;

    /// <summary>Empty where there is none, as all text and groups.</summary>
    public ReadOnlySpan<char> VehicleCode { get; }

    public bool HasSomeNumbers => Get<int>(CarLayout.SomeNumbers) != 0;

    public ReadOnlySpan<int> SomeNumbers { get; }

    public bool HasPerformanceFigures => Get<int>(CarLayout.PerformanceFigures) != 0;

    public PerformanceFiguresView PerformanceFigures { get; }

    public bool HasFuelFigures => Get<int>(CarLayout.FuelFigures) != 0;

    public FiguresView FuelFigures { get; }

    public bool HasManufacturer => Get<int>(CarLayout.Manufacturer) != 0;

    public ReadOnlySpan<char> Manufacturer { get; }

    public bool HasModel => Get<int>(CarLayout.Model) != 0;

    public ReadOnlySpan<char> Model { get; }

    /// <summary>Checks a message; damage gives the one exception.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static CarView Wrap(ReadOnlySpan<byte> data) => new(data);

    /// <summary>Checks a message and says whether it is one.</summary>
    public static bool TryWrap(ReadOnlySpan<byte> data, out CarView car)
    {
        try
        {
            car = new CarView(data);
            return true;
        }
        catch (WireFormatException)
        {
            car = default;
            return false;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T Get<T>(int field)
        where T : unmanaged => Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _block, field));
}
