using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Records;

namespace SerBench.Formats.Nrbf.Reading;

internal ref partial struct NrbfReader<TVisit>
{
    private static readonly object UnderConstruction = new();

    public bool BeginNullable(Slot slot)
    {
        if (IsNullReadAhead())
        {
            return false;
        }

        Jump(slot);
        int start = _input.Position;
        RecordKind kind = ReadKind();
        if (TryReadNull(slot, kind))
        {
            return false;
        }

        PrimitiveCode code = slot.Role switch
        {
            SlotRole.Field => _codes[slot.Ordinal],
            SlotRole.Item => _itemCode,
            _ => _codes[PairSlot.OrdinalOf(slot)],
        };
        if (code == PrimitiveCode.None)
        {
            _input.MoveTo(_input.Position - 1);
        }
        else if (kind != RecordKind.MemberPrimitiveTyped || _input.ReadByte() != (byte)code)
        {
            NrbfDamage.ThrowNullable(start, code);
        }

        if (!TVisit.IsRecordOrder && slot.IsField)
        {
            _state.Jumps[_jumps + slot.Ordinal] = _input.Position;
        }

        return true;
    }

    public T? ReadObject<T, TBinarizer>(Slot slot)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (typeof(T).IsValueType)
        {
            ObjectTask<T, TBinarizer> task = ObjectTask<T, TBinarizer>.Instance;
            BeginStruct(slot, task.Class);
            return ReadMembers(task, TBinarizer.Create());
        }

        if (!TryReadReference(slot, out int id))
        {
            return default;
        }

        return EntryOf(id).Value is { } value ? Typed<T>(value) : Create(ObjectTask<T, TBinarizer>.Instance, id);
    }

    public void ReadRecord<T, TBinarizer>(ObjectTask<T, TBinarizer> task, T target, int id)
        where TBinarizer : struct, IBinarizer<T>
    {
        ExpectClass(task.Class, BeginRecord(id), id);
        Fill(task, target);
    }

    // If arrays of the object were not read yet, the object is filled again after all records.
    private void Fill<T, TBinarizer>(ObjectTask<T, TBinarizer> task, T target)
        where TBinarizer : struct, IBinarizer<T>
    {
        int members = _input.Position;
        _canWait = true;
        ReadMembers(task, target);
        _canWait = false;
        if (_isWaiting)
        {
            _isWaiting = false;
            _state.SecondReadings.Add(new SecondReading(task, target!, members));
        }
    }

    public T ReadMembers<T, TBinarizer>(ObjectTask<T, TBinarizer> task, T target)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (!task.IsInOrder)
        {
            return ReadByJumps(task, target);
        }

        if (!task.Class.HasNullables)
        {
            return TBinarizer.Read(ref AsInOrder(), target);
        }

        PrimitiveCode[] outer = _codes;
        _codes = task.Class.NullableCodes;
        T value = TBinarizer.Read(ref AsInOrder(), target);
        _codes = outer;
        return value;
    }

    private T Create<T, TBinarizer>(ObjectTask<T, TBinarizer> task, int id)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (!task.IsFilledAfterCreation)
        {
            return ReadBeforeItsTurn(task, id);
        }

        T value = TBinarizer.Create();
        Enqueue(id, value!, task, value!, task.Class.MinLength);
        return value;
    }

    [MethodImpl(NoInlining)]
    private T ReadBeforeItsTurn<T, TBinarizer>(ObjectTask<T, TBinarizer> task, int id)
        where TBinarizer : struct, IBinarizer<T>
    {
        Index();
        Depth.CheckReading(_depth++, _input.Position);
        int back = _input.Position;
        T value = ReadAtOnce(task, id);
        _input.MoveTo(back);
        _depth--;
        return value;
    }

    // An object whose constructor takes values cannot exist before the values are read. Neither can a root struct.
    [MethodImpl(NoInlining)]
    private T ReadAtOnce<T, TBinarizer>(ObjectTask<T, TBinarizer> task, int id)
        where TBinarizer : struct, IBinarizer<T>
    {
        EntryOf(id).Value = UnderConstruction;
        ExpectClass(task.Class, BeginRecord(id), id);
        try
        {
            T value = ReadMembers(task, TBinarizer.Create());
            EntryOf(id).Value = typeof(T).IsValueType ? UnderConstruction : value;
            return value;
        }
        catch (Exception thrown) when (thrown is not WireFormatException)
        {
            NrbfDamage.ThrowConstruction(_input.Position, typeof(T), thrown);
            return default;
        }
    }

    [MethodImpl(NoInlining)]
    private T ReadByJumps<T, TBinarizer>(ObjectTask<T, TBinarizer> task, T target)
        where TBinarizer : struct, IBinarizer<T>
    {
        ClassLayout layout = task.Class;
        Index();
        List<int> jumps = _state.Jumps;
        (int outerJumps, PrimitiveCode[] outerCodes, int first) = (_jumps, _codes, jumps.Count);
        CollectionsMarshal.SetCount(jumps, first + layout.NullableCodes.Length);
        var walker = new RecordWalker(_input, _state);
        foreach (ClassMember member in layout.Members)
        {
            jumps[first + member.Ordinal] = walker.Position;
            walker.WalkMember(member.Declared);
        }

        (_jumps, _codes) = (first, layout.NullableCodes);
        T value = TBinarizer.Read(ref Unsafe.As<NrbfReader<TVisit>, NrbfReader<OutOfOrder>>(ref this), target);
        (_jumps, _codes) = (outerJumps, outerCodes);
        jumps.RemoveRange(first, jumps.Count - first);
        _input.MoveTo(walker.Position);
        return value;
    }
}
