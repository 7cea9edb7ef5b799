using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Reading;

// Walks over records without creating objects, to find their positions for a reader that needs an array's length or a constructor's values
// early.
internal ref struct RecordWalker(InputCursor input, ReaderState state)
{
    // These widths mean kinds of values, not bytes.
    private const int Record = 0, Character = -1, Text = -2;

    private InputCursor _input = input;
    private bool _isIndexing;

    public readonly int Position => _input.Position;

    // Returns the number of records outside other records.
    public int IndexMessage()
    {
        _isIndexing = true;
        state.ForgetOffsets();
        _input.MoveTo(Header.Length);
        for (int count = 0; ; count++)
        {
            RecordKind kind = WalkLibraries();
            if (kind == RecordKind.MessageEnd)
            {
                _input.ExpectEnd();
                return count;
            }

            WalkObject(kind);
        }
    }

    public void WalkMember(MemberType type) => WalkMember(type.Kind == MemberKind.Primitive ? WidthOf(type.Code) : Record, depth: 0);

    // Returns the number of nulls in a run of nulls, else 1.
    private int WalkValue(int depth)
    {
        RecordKind kind = WalkLibraries();
        switch (kind)
        {
            case RecordKind.ObjectNull:
                return 1;
            case RecordKind.ObjectNullMultiple256:
                return _input.ReadByte();
            case RecordKind.ObjectNullMultiple:
                return _input.Read<int>();
            case RecordKind.MemberReference:
                _input.Skip(sizeof(int));
                return 1;
            case RecordKind.MemberPrimitiveTyped:
                WalkPrimitive(WidthOf((PrimitiveCode)_input.ReadByte()));
                return 1;
            case RecordKind.BinaryObjectString:
                Mark(_input.Read<int>());
                WalkText();
                return 1;
            default:
                WalkStruct(kind, depth);
                return 1;
        }
    }

    private void WalkObject(RecordKind kind)
    {
        int id = _input.Read<int>();
        Mark(id);
        switch (kind)
        {
            case RecordKind.ClassWithId or RecordKind.ClassWithMembersAndTypes or RecordKind.SystemClassWithMembersAndTypes:
                WalkClass(kind, id, depth: 0);
                break;
            case RecordKind.ArraySinglePrimitive:
                int count = _input.Read<int>();
                WalkItems(count, WidthOf((PrimitiveCode)_input.ReadByte()));
                break;
            case RecordKind.ArraySingleString or RecordKind.ArraySingleObject:
                WalkItems(_input.Read<int>(), Record);
                break;
            case RecordKind.BinaryArray:
                WalkArray();
                break;
            default:
                NrbfDamage.ThrowKind(_input.Position - 1 - sizeof(int), "an object", kind);
                break;
        }
    }

    private void WalkStruct(RecordKind kind, int depth)
    {
        if (kind is not (RecordKind.ClassWithId or RecordKind.ClassWithMembersAndTypes or RecordKind.SystemClassWithMembersAndTypes))
        {
            NrbfDamage.ThrowKind(_input.Position - 1, "a value", kind);
        }

        if (depth >= Limits.MaxDepth)
        {
            WireFormatException.ThrowTooDeep(_input.Position);
        }

        int id = _input.Read<int>();
        Mark(unchecked(-id));
        WalkClass(kind, id, depth + 1);
    }

    private void WalkClass(RecordKind kind, int id, int depth)
    {
        int described = kind == RecordKind.ClassWithId ? _input.Read<int>() : id;
        if (kind != RecordKind.ClassWithId)
        {
            WalkDescription(kind, id);
        }

        int widths = state.EntryOf(described < 0 ? unchecked(-described) : described, _input.Position).Widths;
        if (widths == 0)
        {
            NrbfDamage.ThrowDescribed(_input.Position, described);
        }

        // The indexes are in range, because a description stores `count` and then `count` widths.
        int count = state.Widths[widths - 1];
        for (int i = 0; i < count; i++)
        {
            WalkMember(state.Widths[widths + i], depth);
        }
    }

    private void WalkMember(int width, int depth)
    {
        if (width != Record)
        {
            WalkPrimitive(width);
        }
        else if (WalkValue(depth) != 1)
        {
            WireFormatException.Throw(_input.Position, "a single null for a member");
        }
    }

    private void WalkArray()
    {
        _input.Skip(1);
        int rank = _input.Read<int>();
        _input.NeedItems(rank, sizeof(int));
        long count = 1;
        for (int i = 0; i < rank; i++)
        {
            int length = _input.Read<int>();
            count = length < 0 ? -1 : Math.Min(count * length, int.MaxValue);
            if (count < 0)
            {
                WireFormatException.ThrowCount(_input.Position, length);
            }
        }

        WalkItems((int)count, WalkType((MemberKind)_input.ReadByte()));
    }

    private void WalkItems(int count, int width)
    {
        if (width > 0)
        {
            _input.NeedItems(count, width);
            _input.Skip(count * width);
            return;
        }

        int left = count;
        while (left > 0)
        {
            if (width == Record)
            {
                int nulls = WalkValue(depth: 0);
                left = nulls > 0 ? left - nulls : -1;
            }
            else
            {
                left -= WalkPrimitive(width);
            }
        }

        if (left < 0)
        {
            WireFormatException.ThrowCount(_input.Position, count);
        }
    }

    // Returns the number of items: a character beyond 16 bits counts as two.
    private int WalkPrimitive(int width)
    {
        const int FourByteLead = 0xF0;
        switch (width)
        {
            case Text:
                WalkText();
                return 1;
            case Character:
                byte lead = _input.ReadByte();
                int more = lead < 0x80 ? 0 : lead < 0xE0 ? 1 : lead < FourByteLead ? 2 : 3;
                _input.Skip(more);
                return lead < FourByteLead ? 1 : 2;
            default:
                _input.Skip(width);
                return 1;
        }
    }

    private void WalkText() => _input.Skip(Prefixed.ReadLength(ref _input));

    private RecordKind WalkLibraries()
    {
        var kind = (RecordKind)_input.ReadByte();
        while (kind == RecordKind.BinaryLibrary)
        {
            Mark(_input.Read<int>());
            WalkText();
            kind = (RecordKind)_input.ReadByte();
        }

        return kind;
    }

    private readonly void Mark(int id)
    {
        if (_isIndexing)
        {
            state.EntryOf(id, _input.Position).Mark(_input.Position - 1 - sizeof(int));
        }
    }

    private void WalkDescription(RecordKind kind, int id)
    {
        WalkText();
        int count = _input.Read<int>();
        _input.NeedItems(count, 2);
        for (int i = 0; i < count; i++)
        {
            WalkText();
        }

        ReadOnlySpan<byte> kinds = _input.ReadBytes(count);
        int start = state.Widths.Count;
        state.Widths.Add(count);
        foreach (byte member in kinds)
        {
            state.Widths.Add(WalkType((MemberKind)member));
        }

        if (kind == RecordKind.ClassWithMembersAndTypes)
        {
            _input.Skip(sizeof(int));
        }

        state.EntryOf(Math.Abs(id), _input.Position).Widths = start + 1;
    }

    private int WalkType(MemberKind kind)
    {
        switch (kind)
        {
            case MemberKind.Primitive:
                return WidthOf((PrimitiveCode)_input.ReadByte());
            case MemberKind.PrimitiveArray:
                _input.Skip(1);
                break;
            case MemberKind.SystemClass:
                WalkText();
                break;
            case MemberKind.Class:
                WalkText();
                _input.Skip(sizeof(int));
                break;
            case > MemberKind.PrimitiveArray:
                WireFormatException.Throw(_input.Position, "a kind of member");
                break;
        }

        return Record;
    }

    private readonly int WidthOf(PrimitiveCode code)
    {
        int length = Primitive.LengthOf(code);
        if (length == 0)
        {
            length = code == PrimitiveCode.Char ? Character : code == PrimitiveCode.Decimal ? Text : Record;
            if (length == Record)
            {
                NrbfDamage.ThrowCode(_input.Position, code);
            }
        }

        return length;
    }
}
