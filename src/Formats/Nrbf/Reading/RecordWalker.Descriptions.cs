using SerBench.Formats.Contracts;
using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Reading;

/// <content>Descriptions of classes, and what they say of the width of members.</content>
internal ref partial struct RecordWalker
{
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

    /// <summary>Walks over what a description adds to a kind, and answers the width of values.</summary>
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
