using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Reading;

internal ref partial struct NrbfReader<TVisit>
{
    public string? ReadString(Slot slot)
    {
        if (IsNullReadAhead())
        {
            return null;
        }

        Jump(slot);
        var kind = (RecordKind)_input.ReadByte();
        return kind == RecordKind.BinaryObjectString ? ReadNewString() : ReadOldString(slot, kind);
    }

    private string ReadNewString()
    {
        int id = _input.Read<int>();
        ref ReaderState.Entry entry = ref EntryOf(id);
        if (_isMarking)
        {
            entry.Mark(_input.Position - 1 - sizeof(int));
        }

        int length = Prefixed.ReadLength(ref _input);
        ReadOnlySpan<byte> bytes = _input.ReadBytes(length);
        if (entry.Value is not null)
        {
            return Typed<string>(entry.Value);
        }

        string text = Text.DecodeUtf8(bytes, _input.Position - length);
        entry.Value = text;
        return text;
    }

    private string? ReadOldString(Slot slot, RecordKind kind)
    {
        if (TryReadNull(slot, kind))
        {
            return null;
        }

        int id = ReadReferenceOf(kind);
        return EntryOf(id).Value is { } value ? Typed<string>(value) : ReadStringBeforeItsTurn(id);
    }

    [MethodImpl(NoInlining)]
    private string ReadStringBeforeItsTurn(int id)
    {
        Index();
        int back = _input.Position;
        _input.MoveTo(OffsetOf(id));
        var kind = (RecordKind)_input.ReadByte();
        if (kind != RecordKind.BinaryObjectString)
        {
            NrbfDamage.ThrowKind(_input.Position - 1, "a string", kind);
        }

        string text = ReadNewString();
        _input.MoveTo(back);
        return text;
    }

    [MethodImpl(AggressiveInlining)]
    private readonly T Typed<T>(object value)
    {
        if (value.GetType() != typeof(T))
        {
            NrbfDamage.ThrowMistyped(_input.Position, typeof(T));
        }

        return Unsafe.As<object, T>(ref value);
    }

    [MethodImpl(AggressiveInlining)]
    private bool TryReadReference(Slot slot, out int id)
    {
        id = 0;
        if (IsNullReadAhead())
        {
            return false;
        }

        Jump(slot);
        var kind = (RecordKind)_input.ReadByte();
        if (kind != RecordKind.MemberReference && TryReadNull(slot, kind))
        {
            return false;
        }

        id = ReadReferenceOf(kind);
        return true;
    }

    private int ReadReference() => ReadReferenceOf((RecordKind)_input.ReadByte());

    [MethodImpl(AggressiveInlining)]
    private int ReadReferenceOf(RecordKind kind)
    {
        if (kind != RecordKind.MemberReference)
        {
            NrbfDamage.ThrowKind(_input.Position - 1, "a reference", kind);
        }

        return _input.Read<int>();
    }

    [MethodImpl(AggressiveInlining)]
    private bool IsNullReadAhead()
    {
        if (_nulls == 0)
        {
            return false;
        }

        _nulls--;
        return true;
    }

    private bool TryReadNull(Slot slot, RecordKind kind)
    {
        if (kind == RecordKind.ObjectNull)
        {
            return true;
        }

        if (slot.Role != SlotRole.Item || kind is not (RecordKind.ObjectNullMultiple256 or RecordKind.ObjectNullMultiple))
        {
            return false;
        }

        int count = kind == RecordKind.ObjectNullMultiple256 ? _input.ReadByte() : _input.Read<int>();
        if (count < 1)
        {
            NrbfDamage.ThrowNulls(_input.Position, count);
        }

        _nulls = count - 1;
        return true;
    }
}
