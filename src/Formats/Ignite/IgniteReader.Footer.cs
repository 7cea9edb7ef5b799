namespace SerBench.Formats.Ignite;

internal ref partial struct IgniteReader<TMode>
{
    [MethodImpl(AggressiveInlining)]
    private void EndFields()
    {
        if (!TMode.IsCompact && _frame.IsLookup)
        {
            EndLookup();
            Jump(_frame.End);
            return;
        }

        if (_input.Position != _frame.Footer)
        {
            ThrowFieldsEnd();
        }

        _input.MoveTo(_frame.End);
    }

    // Returns a field's offset from the start of the object. The footer was checked when the object began, so it lies within the object.
    [MethodImpl(AggressiveInlining)]
    private readonly int FooterOffset(int index)
    {
        int prefix = TMode.IsCompact ? 0 : sizeof(int);
        int at = _frame.Footer + (index * (prefix + _frame.OffsetWidth)) + prefix;
        ReadOnlySpan<byte> entry = _input.Data[at..];
        return _frame.OffsetWidth switch
        {
            1 => entry[0],
            2 => BinaryPrimitives.ReadUInt16LittleEndian(entry),
            _ => BinaryPrimitives.ReadInt32LittleEndian(entry),
        };
    }

    private readonly int FooterId(int index) =>
        BinaryPrimitives.ReadInt32LittleEndian(_input.Data[(_frame.Footer + (index * (sizeof(int) + _frame.OffsetWidth)))..]);

    private readonly void ThrowSchema<TBinarizer>()
        where TBinarizer : struct, IWitness =>
        WireFormatException.Throw(_frame.Start, $"an object of type id {IgniteSchema<TBinarizer, TMode>.TypeId} and its schema");

    private readonly void ThrowOffset() => WireFormatException.Throw(_input.Position, "a field where the footer says");

    private readonly void ThrowFieldsEnd() => WireFormatException.Throw(_input.Position, $"the end of the fields at byte {_frame.Footer}");
}
