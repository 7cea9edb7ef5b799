namespace SerBench.Formats.Ignite;

internal ref partial struct IgniteReader<TMode>
{
    [MethodImpl(AggressiveInlining)]
    public bool ReadBoolean(Slot slot)
    {
        byte value = ReadPrimitive<byte>(slot, IgniteCode.Bool);
        if (value > 1)
        {
            WireFormatException.Throw(_input.Position - 1, "a boolean of 0 or 1");
        }

        return value != 0;
    }

    [MethodImpl(AggressiveInlining)]
    public byte ReadByte(Slot slot) => ReadPrimitive<byte>(slot, IgniteCode.Byte);

    [MethodImpl(AggressiveInlining)]
    public sbyte ReadSByte(Slot slot) => ReadPrimitive<sbyte>(slot, IgniteCode.Byte);

    [MethodImpl(AggressiveInlining)]
    public short ReadInt16(Slot slot) => ReadPrimitive<short>(slot, IgniteCode.Short);

    [MethodImpl(AggressiveInlining)]
    public ushort ReadUInt16(Slot slot) => ReadPrimitive<ushort>(slot, IgniteCode.Short);

    [MethodImpl(AggressiveInlining)]
    public int ReadInt32(Slot slot) => ReadPrimitive<int>(slot, IgniteCode.Int);

    [MethodImpl(AggressiveInlining)]
    public uint ReadUInt32(Slot slot) => ReadPrimitive<uint>(slot, IgniteCode.Int);

    [MethodImpl(AggressiveInlining)]
    public long ReadInt64(Slot slot) => ReadPrimitive<long>(slot, IgniteCode.Long);

    [MethodImpl(AggressiveInlining)]
    public ulong ReadUInt64(Slot slot) => ReadPrimitive<ulong>(slot, IgniteCode.Long);

    [MethodImpl(AggressiveInlining)]
    public char ReadChar(Slot slot) => ReadPrimitive<char>(slot, IgniteCode.Char);

    [MethodImpl(AggressiveInlining)]
    public float ReadSingle(Slot slot) => ReadPrimitive<float>(slot, IgniteCode.Float);

    [MethodImpl(AggressiveInlining)]
    public double ReadDouble(Slot slot) => ReadPrimitive<double>(slot, IgniteCode.Double);

    [MethodImpl(AggressiveInlining)]
    private T ReadPrimitive<T>(Slot slot, byte code)
        where T : unmanaged
    {
        if (!BeginValue(slot))
        {
            return default;
        }

        if (TMode.IsRaw && slot.IsField && _codedField != slot.Ordinal)
        {
            return _input.Read<T>();
        }

        _input.Need(1 + Unsafe.SizeOf<T>());
        TakeCode(code);
        return _input.Take<T>();
    }
}
