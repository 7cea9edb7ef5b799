using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Writing;

internal ref partial struct NrbfWriter<TVisit>
{
    [MethodImpl(AggressiveInlining)]
    public void BeginClass(ClassLayout layout, int id)
    {
        int described = _state.Classes.Find(layout.Index);
        if (described != 0)
        {
            PutClassWithId(id, described);
        }
        else
        {
            Describe(layout, id);
        }
    }

    [MethodImpl(NoInlining)]
    private void BeginClassWithNullables<T, TBinarizer>(ClassLayout layout, int id, T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        int described = _state.Classes.Find(layout.Index);
        if (described == 0 || !AreNamed(layout.NullableLibraries))
        {
            bool[] outer = _selected;
            bool[] present = _state.ClearPresent(layout.NullableCodes.Length);
            _selected = present;
            TBinarizer.Write(ref AsProbing(), value);
            _selected = outer;
            NameLibraries(layout, present);
            if (described == 0)
            {
                Describe(layout, id, present);
                return;
            }
        }

        PutClassWithId(id, described);
    }

    [MethodImpl(AggressiveInlining)]
    private void PutClassWithId(int id, int described)
    {
        _output.Ensure(ClassLayout.ClassWithIdLength);
        _output.PutByte((byte)RecordKind.ClassWithId);
        _output.Put(id);
        _output.Put(described);
    }

    [MethodImpl(NoInlining)]
    private void Describe(ClassLayout layout, int id)
    {
        _state.Classes.Set(layout.Index, id);
        DescribeAgain(layout, id);
    }

    private void DescribeAgain(ClassLayout layout, int id)
    {
        foreach (Library library in layout.Libraries)
        {
            IdOf(library);
        }

        byte[] body = layout.Body;
        PutKindAndId(layout.Kind, id, body.Length);
        int start = _output.Position;
        body.CopyTo(_output.Free());
        _output.Advance(body.Length);
        foreach (Patch patch in layout.Patches)
        {
            _output.PutAt(start + patch.Offset, IdOf(patch.Library));
        }
    }

    private void Describe(ClassLayout layout, int id, scoped ReadOnlySpan<bool> present)
    {
        _state.Classes.Set(layout.Index, id);
        PutKindAndId(layout.Kind, id, 0);
        _output.Write(layout.Head);
        foreach (ClassMember member in layout.Members)
        {
            _output.Ensure(1);
            _output.PutByte((byte)Described(member, present).Kind);
        }

        foreach (ClassMember member in layout.Members)
        {
            PutType(Described(member, present));
        }

        PutLibraryId(layout.Library);
    }

    private static MemberType Described(ClassMember member, scoped ReadOnlySpan<bool> present) =>
        present[member.Ordinal] && member.Present is { } type ? type : member.Declared;

    private void NameLibraries(ClassLayout layout, scoped ReadOnlySpan<bool> present)
    {
        foreach (ClassMember member in layout.Members)
        {
            Library? library = present[member.Ordinal] && member.Present is { } type ? type.Library : member.Library;
            if (library is not null)
            {
                IdOf(library);
            }
        }
    }

    private readonly bool AreNamed(Library[] libraries)
    {
        foreach (Library library in libraries)
        {
            if (_state.Libraries.Find(library.Index) == 0)
            {
                return false;
            }
        }

        return true;
    }

    private void PutType(MemberType type)
    {
        _output.Ensure(1);
        if (type.Code != PrimitiveCode.None)
        {
            _output.PutByte((byte)type.Code);
        }

        _output.Write(type.PrefixedName);
        PutLibraryId(type.Library);
    }

    private void PutLibraryId(Library? library)
    {
        if (library is not null)
        {
            int id = IdOf(library);
            _output.Ensure(sizeof(int));
            _output.Put(id);
        }
    }

    private void PutKindAndId(RecordKind kind, int id, int room)
    {
        _output.Ensure(1 + sizeof(int) + room);
        _output.PutByte((byte)kind);
        _output.Put(id);
    }
}
