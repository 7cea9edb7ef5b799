using SerBench.Formats.Fixed;

namespace SerBench.Serializers.Models.Cars.Fixed;

// Reads the parts of a car's message and proves that each exists. Methods are inlined to keep the cursor in registers.
internal static class FixedCarParts
{
    // True if a newer writer may have added parts behind the known parts.
    [MethodImpl(AggressiveInlining)]
    public static bool Begin(ref InputCursor input)
    {
        uint header = input.Read<uint>();
        if (header == (uint)(FixedCarLayout.BlockLength | (FixedCarLayout.Version << 16)))
        {
            input.Skip(FixedCarLayout.BlockLength);
            return false;
        }

        int length = (int)header & ushort.MaxValue;
        bool isNewer = FixedVersion.IsNewer(length, FixedCarLayout.BlockLength, (int)(header >> 16), FixedCarLayout.Version);
        NeedBlock(ref input, length, FixedCarLayout.BlockLength);
        return isNewer;
    }

    // A block has at least the known fields.
    [MethodImpl(AggressiveInlining)]
    public static int NeedBlock(ref InputCursor input, int length, int known)
    {
        if (length < known)
        {
            WireFormatException.Throw(input.Position, $"a block of at least {known} bytes, not of {length}");
        }

        int block = input.Position;
        input.Skip(length);
        return block;
    }

    // A header is the length + 1; 0 is an absent, empty text.
    [MethodImpl(AggressiveInlining)]
    public static ReadOnlySpan<char> TakeText(scoped ref InputCursor input, int header) => Take<char>(ref input, header);

    [MethodImpl(AggressiveInlining)]
    public static ReadOnlySpan<int> TakeNumbers(scoped ref InputCursor input, int header) => Take<int>(ref input, header);

    [MethodImpl(AggressiveInlining)]
    private static ReadOnlySpan<T> Take<T>(scoped ref InputCursor input, int header)
        where T : unmanaged
    {
        int count = header == 0 ? 0 : header - 1;
        if ((uint)count > (uint)input.Left / (uint)Unsafe.SizeOf<T>())
        {
            WireFormatException.ThrowCount(input.Position, count);
        }

        ReadOnlySpan<byte> bytes = input.PeekBytes(0, Unsafe.SizeOf<T>() * count);
        input.Advance(bytes.Length);
        return MemoryMarshal.Cast<byte, T>(bytes);
    }

    // The group is not empty. Returns the length of an item's block.
    [MethodImpl(AggressiveInlining)]
    public static int BeginGroup(ref InputCursor input, int count, int known, int leastItem)
    {
        int length = input.Read<ushort>();
        if (length < known)
        {
            WireFormatException.Throw(input.Position, $"a block of at least {known} bytes, not of {length}");
        }

        if (count < 0 || (long)count * leastItem > input.Left)
        {
            WireFormatException.ThrowCount(input.Position, count);
        }

        return length;
    }

    [MethodImpl(AggressiveInlining)]
    public static FiguresView TakeFigures(scoped ref InputCursor input, int header)
    {
        if (header is 0 or 1)
        {
            return default;
        }

        int count = header - 1;
        int length = BeginGroup(ref input, count, FixedCarLayout.FigureBlockLength, FixedCarLayout.FigureBlockLength);
        if ((long)count * length > input.Left)
        {
            WireFormatException.ThrowCount(input.Position, count);
        }

        ReadOnlySpan<byte> bytes = input.PeekBytes(0, count * length);
        input.Advance(bytes.Length);
        return new FiguresView(bytes, count, length);
    }
}

// Offsets of docs/formats/fixed.md. Tests compare them with the format's offsets.
internal static class FixedCarLayout
{
    public const int Version = 13;
    public const int Timestamp = 0;
    public const int SerialNumber = 8;
    public const int ModelYear = 12;
    public const int Available = 14;
    public const int Code = 15;
    public const int VehicleCode = 19;
    public const int Engine = 23;
    public const int Extras = 25;
    public const int SomeNumbers = 26;
    public const int PerformanceFigures = 30;
    public const int FuelFigures = 34;
    public const int Manufacturer = 38;
    public const int Model = 42;
    public const int BlockLength = 46;

    public const int EngineCapacity = 0;
    public const int EngineNumCylinders = 2;
    public const int EngineMaxRpm = 3;
    public const int EngineManufacturerCode = 5;
    public const int EngineFuel = 9;
    public const int EngineBlockLength = 13;

    public const int OctaneRating = 0;
    public const int Accelerations = 1;
    public const int PerformanceBlockLength = 5;

    // An acceleration or a fuel figure: the speed, then the second number.
    public const int Speed = 0;
    public const int Figure = 2;
    public const int FigureBlockLength = 6;
}
