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
    private T Take<T>(Slot slot)
        where T : unmanaged => ReadPrimitive<T>(slot, IgniteCode.Of<T>());

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
