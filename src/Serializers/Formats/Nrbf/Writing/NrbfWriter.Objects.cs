using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Nrbf;

/// <content>Objects, structs and nulls.</content>
internal ref partial struct NrbfWriter<TVisit>
{
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        if (IsSkipped(slot))
        {
            return false;
        }

        if (!hasValue)
        {
            PutNull(slot);
            return false;
        }

        FlushNulls();
        PrimitiveCode code = slot.Role switch
        {
            SlotRole.Field => _codes[slot.Ordinal],
            SlotRole.Item => _itemCode,
            _ => _codes[PairSlot.OrdinalOf(slot)],
        };
        if (code != PrimitiveCode.None)
        {
            _output.Ensure(2);
            _output.PutByte((byte)RecordKind.MemberPrimitiveTyped);
            _output.PutByte((byte)code);
        }

        return true;
    }

    public void WriteObject<T, TBinarizer>(Slot slot, T? value)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (IsSkipped(slot))
        {
            return;
        }

        if (typeof(T).IsValueType)
        {
            FlushNulls();
            WriteRecord<T, TBinarizer>(value!, NextStructId(slot));
            return;
        }

        if (value is null)
        {
            PutNull(slot);
            return;
        }

        FlushNulls();
        RequireExactType<T>(value);
        int id = IdOf(value, out bool isNew);
        if (isNew)
        {
            _state.Queue.Enqueue(ObjectWriteTask<T, TBinarizer>.Instance, value, id);
        }

        PutReference(id);
    }

    /// <summary>Writes the record of an object or struct.</summary>
    public void WriteRecord<T, TBinarizer>(T value, int id)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (!ObjectLayout<T, TBinarizer>.HasNullables)
        {
            BeginClass(ObjectLayout<T, TBinarizer>.Class, id);
            WriteMembers<T, TBinarizer>(value);
            return;
        }

        BeginClassWithNullables<T, TBinarizer>(id, value);
        PrimitiveCode[] outer = _codes;
        _codes = ObjectLayout<T, TBinarizer>.Class.NullableCodes;
        WriteMembers<T, TBinarizer>(value);
        _codes = outer;
    }

    private void WriteMembers<T, TBinarizer>(T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (ObjectLayout<T, TBinarizer>.IsInOrder)
        {
            TBinarizer.Write(ref AsInOrder(), value);
        }
        else
        {
            WriteInPasses<T, TBinarizer>(value);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteInPasses<T, TBinarizer>(T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        bool[] outer = _selected;
        foreach (bool[] pass in ObjectLayout<T, TBinarizer>.Passes)
        {
            _selected = pass;
            TBinarizer.Write(ref Unsafe.As<NrbfWriter<TVisit>, NrbfWriter<OutOfOrder>>(ref this), value);
        }

        _selected = outer;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly bool IsSkipped(Slot slot) => !TVisit.IsThatOfRecord && slot.IsField && !_selected[slot.Ordinal];

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void BeginStruct(Slot slot, ClassLayout layout)
    {
        FlushNulls();
        BeginClass(layout, NextStructId(slot));
    }

    /// <summary>Structs stand where they are used; nothing can refer to them, so their ids are negative.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int NextStructId(Slot slot)
    {
        int id = -_nextId++;
        if (slot.Role == SlotRole.Item && _itemLibrary is not null)
        {
            IdOf(_itemLibrary);
        }

        return id;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutNull(Slot slot)
    {
        if (slot.Role == SlotRole.Item && _gathersNulls)
        {
            _nulls++;
            return;
        }

        _output.Ensure(1);
        _output.PutByte((byte)RecordKind.ObjectNull);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void FlushNulls()
    {
        if (_nulls != 0)
        {
            PutNulls();
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void PutNulls()
    {
        _output.Ensure(1 + sizeof(int));
        switch (_nulls)
        {
            case 1:
                _output.PutByte((byte)RecordKind.ObjectNull);
                break;
            case <= byte.MaxValue:
                _output.PutByte((byte)RecordKind.ObjectNullMultiple256);
                _output.PutByte((byte)_nulls);
                break;
            default:
                _output.PutByte((byte)RecordKind.ObjectNullMultiple);
                _output.Put(_nulls);
                break;
        }

        _nulls = 0;
    }
}
