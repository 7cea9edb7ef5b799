using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Records;

namespace SerBench.Formats.Nrbf.Reading;

internal ref partial struct NrbfReader<TVisit>
{
    [MethodImpl(AggressiveInlining)]
    private readonly ref ReaderState.Entry EntryOf(int id) => ref _state.EntryOf(id, _input.Position);

    private readonly int OffsetOf(int id)
    {
        int offset = EntryOf(id).Offset;
        if (offset == 0)
        {
            NrbfDamage.ThrowDangling(_input.Position, id);
        }

        return offset;
    }

    [MethodImpl(NoInlining)]
    private void Index()
    {
        if (!_isIndexed)
        {
            _recordCount = new RecordWalker(_input, _state).IndexMessage();
            _isIndexed = true;
            _isMarking = false;
        }
    }

    private void Enqueue(int id, object value, RecordTask task, object target, int minLength)
    {
        if (_isIndexed)
        {
            OffsetOf(id);
        }
        else
        {
            _leastToCome += minLength;
            if (_leastToCome > _input.Length)
            {
                WireFormatException.Throw(_input.Position, "no more references than the message can have records for");
            }
        }

        EntryOf(id).Value = value;
        _state.Queue.Enqueue(task, target, id);
    }

    private void Claim(long bytes)
    {
        _allowance -= bytes;
        if (_allowance < 0)
        {
            WireFormatException.Throw(_input.Position, "collections that a message of this length can ask for");
        }
    }

    [MethodImpl(AggressiveInlining)]
    private readonly void Mark(int id)
    {
        if (_isMarking)
        {
            EntryOf(id).Mark(_input.Position - 1 - sizeof(int));
        }
    }

    [MethodImpl(AggressiveInlining)]
    private RecordKind ReadKind()
    {
        var kind = (RecordKind)_input.ReadByte();
        return kind == RecordKind.BinaryLibrary ? SkipLibraries() : kind;
    }

    [MethodImpl(NoInlining)]
    private RecordKind SkipLibraries()
    {
        RecordKind kind;
        do
        {
            Mark(_input.Read<int>());
            _input.Skip(Prefixed.ReadLength(ref _input));
            kind = (RecordKind)_input.ReadByte();
        }
        while (kind == RecordKind.BinaryLibrary);
        return kind;
    }

    private void ExpectLibrary(Library? library)
    {
        if (library is null)
        {
            return;
        }

        int id = _input.Read<int>();
        if (id != 0 && _state.Libraries.Find(library.Index) == id)
        {
            return;
        }

        int offset = OffsetOf(id);
        ReadOnlySpan<byte> record = _input.Data[offset..];
        if (record[0] != (byte)RecordKind.BinaryLibrary || !record[(1 + sizeof(int))..].StartsWith(library.PrefixedName))
        {
            NrbfDamage.ThrowLibrary(offset, library);
        }

        _state.Libraries.Set(library.Index, id);
    }

    // The kind and id of the record have been read. Stops before the members.
    [MethodImpl(AggressiveInlining)]
    private void ExpectClass(ClassLayout layout, RecordKind kind, int id)
    {
        if (kind == RecordKind.ClassWithId)
        {
            int described = _input.Read<int>();
            if (described == 0 || _state.Classes.Find(layout.Index) != described)
            {
                ExpectDescription(layout, described);
            }
        }
        else
        {
            ExpectDescription(layout, kind, id);
        }
    }

    [MethodImpl(NoInlining)]
    private void ExpectDescription(ClassLayout layout, int described)
    {
        int back = _input.Position;
        RecordKind kind = GoToDescription(described);
        ExpectDescription(layout, kind, described);
        _input.MoveTo(back);
    }

    private RecordKind GoToDescription(int described)
    {
        int offset = EntryOf(WithoutSign(described)).Offset;
        if (offset == 0)
        {
            Index();
            offset = OffsetOf(WithoutSign(described));
        }

        _input.MoveTo(offset);
        var kind = (RecordKind)_input.ReadByte();
        if (_input.Read<int>() != described || kind == RecordKind.ClassWithId)
        {
            NrbfDamage.ThrowDescribed(offset, described);
        }

        return kind;
    }

    private static int WithoutSign(int id) => id < 0 ? unchecked(-id) : id;

    [MethodImpl(NoInlining)]
    private void ExpectDescription(ClassLayout layout, RecordKind kind, int id)
    {
        if (kind != layout.Kind)
        {
            NrbfDamage.ThrowDescription(_input.Position, layout);
        }

        if (layout.HasNullables)
        {
            ExpectDescriptionOfNullables(layout);
        }
        else
        {
            ReadOnlySpan<byte> body = layout.Body;
            int done = 0;
            foreach (Patch patch in layout.Patches)
            {
                ExpectBytes(layout, body[done..patch.Offset]);
                ExpectLibrary(patch.Library);
                done = patch.Offset + sizeof(int);
            }

            ExpectBytes(layout, body[done..]);
        }

        _state.Classes.Set(layout.Index, id);
    }

    // The record may state the declared type of a nullable member, or the type of its value.
    private void ExpectDescriptionOfNullables(ClassLayout layout)
    {
        ExpectBytes(layout, layout.Head);
        ReadOnlySpan<byte> kinds = _input.ReadBytes(layout.Members.Length);
        for (int i = 0; i < kinds.Length; i++)
        {
            ClassMember member = layout.Members[i];
            bool isPresent = member.Present is { } present && kinds[i] == (byte)present.Kind
                && (present.Kind != member.Declared.Kind || StartsWith(present.PrefixedName));
            MemberType type = isPresent ? member.Present! : member.Declared;
            if (kinds[i] != (byte)type.Kind)
            {
                NrbfDamage.ThrowDescription(_input.Position, layout);
            }

            ExpectType(layout, type);
        }

        ExpectLibrary(layout.Library);
    }

    private void ExpectType(object layout, MemberType type)
    {
        if (type.Code != PrimitiveCode.None && _input.ReadByte() != (byte)type.Code)
        {
            NrbfDamage.ThrowDescription(_input.Position, layout);
        }

        ExpectBytes(layout, type.PrefixedName);
        ExpectLibrary(type.Library);
    }

    private void ExpectBytes(object layout, scoped ReadOnlySpan<byte> expected)
    {
        if (!StartsWith(expected))
        {
            NrbfDamage.ThrowDescription(_input.Position, layout);
        }

        _input.Skip(expected.Length);
    }

    private readonly bool StartsWith(scoped ReadOnlySpan<byte> expected) => _input.Data[_input.Position..].StartsWith(expected);

    [UnscopedRef]
    private ref NrbfReader<InOrder> AsInOrder() => ref Unsafe.As<NrbfReader<TVisit>, NrbfReader<InOrder>>(ref this);
}
