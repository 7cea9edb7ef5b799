using System.Text;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Reading;

namespace SerBench.Formats.Nrbf.Explaining;

internal ref partial struct NrbfExplainer(Anatomy anatomy)
{
    private readonly Dictionary<int, NamedObject> _objects = [];
    private readonly Dictionary<int, DescribedClass> _classes = [];

    // The number of items in use, by the id of a list's array.
    private readonly Dictionary<int, int> _used = [];
    private MarkingCursor _cursor = new(anatomy);

    public static void Explain(MessageShape message, Anatomy anatomy)
    {
        var explainer = new NrbfExplainer(anatomy);
        explainer.ExplainMessage(message);
        explainer._cursor.Input.ExpectEnd();
    }

    private void ExplainMessage(MessageShape message)
    {
        TakeKind(PartName.Root.Detail("header"));
        _objects.Add(
            _cursor.Take<int>(PartKind.Reference, PartName.Root.Detail("id of the root")), new NamedObject(PartName.Root, message.Root));
        _cursor.Take<int>(PartKind.Header, PartName.Root.Detail("id of headers"));
        _cursor.Take<int>(PartKind.Header, PartName.Root.Detail("major version"));
        _cursor.Take<int>(PartKind.Header, PartName.Root.Detail("minor version"));
        while (SkipLibraries() != RecordKind.MessageEnd)
        {
            ExplainObject();
        }

        _cursor.Take<byte>(PartKind.Footer, PartName.Root.Detail("end"));
    }

    private void ExplainObject()
    {
        _cursor.Input.Need(1 + sizeof(int));
        var kind = (RecordKind)_cursor.Input.PeekByte();
        int id = _cursor.Input.Peek<int>(1);
        NamedObject node = _objects.GetValueOrDefault(id) ?? new NamedObject(PartName.Root.Detail($"object {id}"), null);
        PartName name = node.IsContent ? node.Name.Detail("items") : node.Name;
        TakeKind(name);
        TakeId(name);
        switch (kind)
        {
            case RecordKind.ClassWithId or RecordKind.ClassWithMembersAndTypes or RecordKind.SystemClassWithMembersAndTypes:
                ExplainClass(node, kind, id);
                break;
            case RecordKind.ArraySinglePrimitive:
                int count = _cursor.Take<int>(PartKind.Length, name.Detail("length"));
                ExplainItems(node, id, count, TakeCode(name));
                break;
            case RecordKind.ArraySingleString:
                ExplainItems(node, id, _cursor.Take<int>(PartKind.Length, name.Detail("length")), PrimitiveCode.None);
                break;
            case RecordKind.BinaryArray:
                ExplainArray(node, name, id);
                break;
            default:
                NrbfDamage.ThrowKind(_cursor.Input.Position - 1 - sizeof(int), "an object", kind);
                break;
        }
    }

    private void ExplainArray(NamedObject node, PartName name, int id)
    {
        _cursor.Take<byte>(PartKind.Header, name.Detail("form"));
        int rank = _cursor.Take<int>(PartKind.Length, name.Detail("rank"));
        _cursor.Input.NeedItems(rank, sizeof(int));
        long count = 1;
        for (int i = 0; i < rank; i++)
        {
            int length = _cursor.Take<int>(PartKind.Length, name.Detail($"length {i}"));
            count = length < 0 ? -1 : Math.Min(count * length, int.MaxValue);
            if (count < 0)
            {
                WireFormatException.ThrowCount(_cursor.Input.Position, length);
            }
        }

        var kind = (MemberKind)_cursor.Take<byte>(PartKind.TypeCode, name.Detail("kind of items"));
        ExplainItems(node, id, (int)count, TakeType(name.Detail("items"), kind));
    }

    private void ExplainItems(NamedObject node, int id, int count, PrimitiveCode code)
    {
        if (code == PrimitiveCode.Byte)
        {
            ExplainBytes(node.Name, id, count);
            return;
        }

        int used = _used.GetValueOrDefault(id, count);
        for (int i = 0; i < count;)
        {
            NamedObject item = node.Item(i);
            int items = code == PrimitiveCode.None
                ? ExplainValue(i < used ? item : new NamedObject(item.Name.Detail("unused"), item.Shape))
                : ExplainPrimitive(item.Name, code, i < used ? PartKind.Value : PartKind.Padding);
            if (items > count - i)
            {
                WireFormatException.ThrowCount(_cursor.Input.Position, count);
            }

            i += items;
        }
    }

    private void ExplainBytes(PartName name, int id, int count)
    {
        int used = Math.Clamp(_used.GetValueOrDefault(id, count), 0, Math.Max(count, 0));
        _cursor.TakeBytes(used, name);
        _cursor.Input.Skip(count - used);
        _cursor.Mark(PartKind.Padding, name.Detail("unused"));
    }

    private RecordKind SkipLibraries()
    {
        while ((RecordKind)_cursor.Input.PeekByte() == RecordKind.BinaryLibrary)
        {
            _cursor.Input.Need(1 + sizeof(int));
            PartName name = PartName.Root.Detail($"library {_cursor.Input.Peek<int>(1)}");
            TakeKind(name);
            TakeId(name);
            TakeText(PartKind.TypeName, name.Detail("name"));
        }

        return (RecordKind)_cursor.Input.PeekByte();
    }

    private void TakeKind(PartName name) => _cursor.Take<byte>(PartKind.TypeCode, name.Detail("record"));

    private int TakeId(PartName name) => _cursor.Take<int>(PartKind.Reference, name.Detail("id"));

    private PrimitiveCode TakeCode(PartName name) => (PrimitiveCode)_cursor.Take<byte>(PartKind.TypeCode, name.Detail("code"));

    private string TakeText(PartKind kind, PartName name)
    {
        int length = Prefixed.ReadLength(ref _cursor.Input);
        _cursor.Mark(PartKind.Length, name.Detail("length"), length);
        int start = _cursor.Input.Position;
        ReadOnlySpan<byte> bytes = _cursor.Input.ReadBytes(length);

        string text = kind == PartKind.TypeName ? Encoding.UTF8.GetString(bytes) : Text.DecodeUtf8(bytes, start);
        _cursor.Mark(kind, name, text);
        return text;
    }
}
