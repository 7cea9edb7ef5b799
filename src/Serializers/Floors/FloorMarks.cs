using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Serializers.Floors;

/// <summary>Names what stands in the messages of floors.</summary>
internal ref struct FloorMarks(Anatomy anatomy)
{
    private const int Absent = -1;

    private MarkingCursor _cursor = new(anatomy);

    public readonly bool IsAtEnd => _cursor.Input.Left == 0;

    /// <summary>A number; one that stands for nothing, because the object it belongs to is null, is padding.</summary>
    public void Number<T>(PartName name, bool isThere = true)
        where T : unmanaged
    {
        T value = _cursor.Input.Read<T>();
        _cursor.Mark(isThere ? PartKind.Value : PartKind.Padding, isThere ? name : name.Detail("unused"), isThere ? value : null);
    }

    public void Enumeration<TEnum, TNumber>(PartName name)
        where TEnum : struct, Enum
        where TNumber : unmanaged
    {
        TNumber value = _cursor.Input.Read<TNumber>();
        _cursor.Mark(PartKind.Value, name, Enum.ToObject(typeof(TEnum), value));
    }

    public void Boolean(PartName name)
    {
        bool value = _cursor.Input.ReadByte() != 0;
        _cursor.Mark(PartKind.Value, name, value);
    }

    /// <summary>The byte that says whether an object is there.</summary>
    public bool Presence(PartName name) => _cursor.Take<byte>(PartKind.Null, name.Detail("presence")) != 0;

    /// <summary>The byte at a place further on, which was proved to be there.</summary>
    public readonly byte Peek(int ahead)
    {
        _cursor.Input.Need(ahead + 1);
        return _cursor.Input.Peek<byte>(ahead);
    }

    /// <summary>A length or count; below zero it says that there is nothing.</summary>
    public int Length(PartName name, string what = "length", bool isThere = true)
    {
        int length = _cursor.Input.Read<int>();
        PartKind kind = !isThere ? PartKind.Padding : length <= Absent ? PartKind.Null : PartKind.Length;
        _cursor.Mark(kind, name.Detail(what), length);
        return length;
    }

    /// <summary>The items that a count announces, of which each takes some bytes.</summary>
    public readonly int Items(int count, int itemSize)
    {
        _cursor.Input.NeedItems(Math.Max(count, 0), itemSize);
        return count;
    }

    /// <summary>UTF-16 as it lies in memory.</summary>
    public void Chars(PartName name, int header)
    {
        FloorChars.NeedAtLeast(ref _cursor.Input, FloorChars.SizeOf(header));
        _cursor.Mark(PartKind.Value, name, FloorChars.Take(ref _cursor.Input, header));
    }

    /// <summary>ASCII or UTF-16, as the header says.</summary>
    public void Text(PartName name, int header)
    {
        _cursor.Input.Need(FloorText.LengthOf(header));
        _cursor.Mark(PartKind.Value, name, FloorText.Take(ref _cursor.Input, header));
    }

    public readonly void ExpectEnd() => _cursor.Input.ExpectEnd();
}
