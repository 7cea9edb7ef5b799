using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Records;

namespace SerBench.Formats.Nrbf.Writing;

internal ref partial struct NrbfWriter<TVisit>
{
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        if (typeof(TVisit) == typeof(Probing))
        {
            NoteNullable(slot, hasValue);
        }

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

    private void NoteNullable(Slot slot, bool hasValue)
    {
        if (slot.IsField)
        {
            _selected[slot.Ordinal] = hasValue;
        }
        else if (hasValue && slot.Role == SlotRole.Value)
        {
            _entryThatNames = Math.Min(_entryThatNames, _entry - 1);
        }
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
            WriteRecord(ObjectTask<T, TBinarizer>.Instance, value!, NextStructId(slot));
            return;
        }

        if (value is null)
        {
            PutNull(slot);
            return;
        }

        RequireExactType<T>(value);
        WriteReference(value, ObjectTask<T, TBinarizer>.Instance);
    }

    public void WriteRecord<T, TBinarizer>(ObjectTask<T, TBinarizer> task, T value, int id)
        where TBinarizer : struct, IBinarizer<T>
    {
        ClassLayout layout = task.Class;
        if (!layout.HasNullables)
        {
            BeginClass(layout, id);
            WriteMembers(task, value);
            return;
        }

        BeginClassWithNullables<T, TBinarizer>(layout, id, value);
        PrimitiveCode[] outer = _codes;
        _codes = layout.NullableCodes;
        WriteMembers(task, value);
        _codes = outer;
    }

    [MethodImpl(AggressiveInlining)]
    private void WriteMembers<T, TBinarizer>(ObjectTask<T, TBinarizer> task, T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (task.IsInOrder)
        {
            TBinarizer.Write(ref AsInOrder(), value);
        }
        else
        {
            WriteInPasses(task, value);
        }
    }

    [MethodImpl(NoInlining)]
    private void WriteInPasses<T, TBinarizer>(ObjectTask<T, TBinarizer> task, T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        bool[] outer = _selected;
        foreach (bool[] pass in task.Passes)
        {
            _selected = pass;
            TBinarizer.Write(ref Unsafe.As<NrbfWriter<TVisit>, NrbfWriter<OutOfOrder>>(ref this), value);
        }

        _selected = outer;
    }

    private void WriteReference(object target, RecordTask task)
    {
        FlushNulls();
        int id = IdOf(target, task, out _);
        PutReference(id);
    }

    [MethodImpl(AggressiveInlining)]
    private readonly bool IsSkipped(Slot slot) =>
        typeof(TVisit) == typeof(Probing) || (!TVisit.IsRecordOrder && slot.IsField && !_selected[slot.Ordinal]);

    [MethodImpl(AggressiveInlining)]
    private void BeginStruct(Slot slot, ClassLayout layout)
    {
        FlushNulls();
        BeginClass(layout, NextStructId(slot));
    }

    // Nothing can refer to a struct, so its id is negative.
    [MethodImpl(AggressiveInlining)]
    private int NextStructId(Slot slot)
    {
        int id = -_nextId++;
        if (slot.Role == SlotRole.Item && _itemLibrary is not null)
        {
            IdOf(_itemLibrary);
        }

        return id;
    }

    [MethodImpl(AggressiveInlining)]
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

    [MethodImpl(AggressiveInlining)]
    private void FlushNulls()
    {
        if (_nulls != 0)
        {
            PutNulls();
        }
    }

    [MethodImpl(NoInlining)]
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
