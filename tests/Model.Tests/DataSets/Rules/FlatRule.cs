using SerBench.Model.DataSets.MediaContents;
using SerBench.Model.DataSets.Meshes;
using SerBench.Model.DataSets.Minecraft;

namespace SerBench.Model.Tests.DataSets.Rules;

// FlatBuffers, from the end to the start, in the order in which the published programs call their builder.
internal sealed class FlatRule
{
    private readonly FlatBuilder _builder = new();

    public static byte[] Encode(DataNode root)
    {
        var rule = new FlatRule();
        return rule._builder.Finish(rule.WriteTable(root));
    }

    // Value types are structs of the schema, except that a vehicle holds its id as four numbers.
    private static bool IsStruct(DataNode node) => node.IsObject && node.Type.IsValueType;

    private int WriteTable(DataNode table)
    {
        (int Id, DataNode Value, int Child)[] fields =
            [.. FieldsOf(table).Select(field => (field.Id, field.Value, WriteChild(field.Value)))];
        int start = _builder.Used;
        var places = new Dictionary<int, int>();
        foreach ((int id, DataNode value, int child) in Order(table, fields))
        {
            if (value.Value is null)
            {
                continue;
            }

            if (child >= 0)
            {
                _builder.PutOffset(child);
                places[id] = _builder.Used;
            }
            else if (IsStruct(value))
            {
                PutStruct(value);
                places[id] = _builder.Used;
            }
            else if (Bits(value) != 0)
            {
                _builder.Put(Bits(value), WidthOf(value));
                places[id] = _builder.Used;
            }
        }

        return _builder.EndTable(start, places);
    }

    // The schema of this one message numbers its two fields the other way round.
    private static IEnumerable<(int Id, DataNode Value)> FieldsOf(DataNode table) => table.Value switch
    {
        MediaContent => table.Fields.Select((field, index) => (1 - index, field.Value)),
        Vehicle => table.Fields[0].Value.Fields.Append(table.Fields[1]).Select((field, index) => (index, field.Value)),
        _ => table.Fields.Select((field, index) => (index, field.Value)),
    };

    private static IEnumerable<(int Id, DataNode Value, int Child)> Order(
        DataNode table, (int Id, DataNode Value, int Child)[] fields) => table switch
        {
            { Value: Vehicle } => fields.Reverse(),
            { Value: MediaContent or Media or Image } =>
                fields.OrderByDescending(field => field.Child >= 0 || field.Value.Value is null ? 4 : WidthOf(field.Value))
                    .ThenByDescending(field => field.Id),
            _ => fields,
        };

    private int WriteChild(DataNode node) => node switch
    {
        { Value: null } => -1,
        { Value: string text } => _builder.WriteString(Encoding.UTF8.GetBytes(text)),
        { IsList: true } => WriteVector(node),
        { IsObject: true } when !IsStruct(node) => WriteTable(node),
        _ => -1,
    };

    private int WriteVector(DataNode list)
    {
        Type item = list.Type.GetElementType()!;
        if (item == typeof(Triangle))
        {
            // The published program pushes the triangles from the first to the last.
            _builder.StartVector(48 * list.Count, 4);
            foreach (DataNode triangle in list.Items)
            {
                PutStruct(triangle);
            }
        }
        else if (item.IsPrimitive)
        {
            DataNode[] items = [.. list.Items];
            _builder.StartVector(items.Length * (items.Length > 0 ? items[0].Width : 1), items.Length > 0 ? items[0].Width : 1);
            foreach (DataNode number in items.Reverse())
            {
                _builder.Put(Bits(number), number.Width);
            }
        }
        else
        {
            int[] children = [.. list.Items.Select(WriteChild)];
            _builder.StartVector(4 * children.Length, 4);
            foreach (int child in children.Reverse())
            {
                _builder.PutOffset(child);
            }
        }

        return _builder.EndVector(list.Count);
    }

    private void PutStruct(DataNode node)
    {
        int align = AlignOf(node);
        _builder.Pad(align);
        int end = _builder.Used;
        (int Offset, DataNode Value)[] leaves = [.. LeavesOf(node, 0)];
        int size = SizeOf(node);
        _builder.Skip(size);
        foreach ((int offset, DataNode leaf) in leaves)
        {
            _builder.PutAt(end + size - offset, Bits(leaf), WidthOf(leaf));
        }
    }

    private static IEnumerable<(int Offset, DataNode Value)> LeavesOf(DataNode node, int start)
    {
        int offset = start;
        foreach ((_, DataNode field) in node.Fields)
        {
            offset = Align(offset, AlignOf(field));
            foreach ((int Offset, DataNode Value) leaf in IsStruct(field) ? LeavesOf(field, offset) : [(offset, field)])
            {
                yield return leaf;
            }

            offset += SizeOf(field);
        }
    }

    private static int AlignOf(DataNode node) => IsStruct(node) ? node.Fields.Max(field => AlignOf(field.Value)) : WidthOf(node);

    private static int SizeOf(DataNode node) => IsStruct(node)
        ? Align(node.Fields.Aggregate(0, (offset, field) => Align(offset, AlignOf(field.Value)) + SizeOf(field.Value)), AlignOf(node))
        : WidthOf(node);

    private static int Align(int offset, int to) => (offset + to - 1) / to * to;

    private static ulong Bits(DataNode node) => node.Value is float or double ? RuleOutput.BitsOf(node.Value) : (ulong)node.Integer;

    private static int WidthOf(DataNode node) => node.Type.IsEnum ? 1 : node.Width;
}

// Bytes that grow from the end of a buffer to its start. Places are counted from the end.
internal sealed class FlatBuilder
{
    private readonly byte[] _bytes = new byte[1 << 24];
    private readonly List<int> _vtables = [];
    private int _largest = 4;

    public int Used { get; private set; }

    public void Skip(int count) => Used += count;

    // Pads so that the bytes written next, following of them, are followed by an aligned place.
    public void Pad(int align, int following = 0)
    {
        _largest = Math.Max(_largest, align);
        Used += -(Used + following) & (align - 1);
    }

    public void Put(ulong value, int width)
    {
        Pad(width);
        Used += width;
        PutAt(Used, value, width);
    }

    public void PutAt(int place, ulong value, int width)
    {
        for (int i = 0; i < width; i++)
        {
            _bytes[_bytes.Length - place + i] = (byte)(value >> (8 * i));
        }
    }

    public void PutOffset(int child)
    {
        Pad(4);
        Put((ulong)(Used + 4 - child), 4);
    }

    public int WriteString(byte[] utf8)
    {
        Pad(4, utf8.Length + 1);
        Used += utf8.Length + 1;
        utf8.CopyTo(_bytes, _bytes.Length - Used);
        Put((ulong)utf8.Length, 4);
        return Used;
    }

    public void StartVector(int bytes, int align)
    {
        Pad(4, bytes);
        Pad(align, bytes);
    }

    public int EndVector(int count)
    {
        Put((ulong)count, 4);
        return Used;
    }

    public int EndTable(int start, Dictionary<int, int> places)
    {
        Put(0, 4);
        int table = Used;
        int count = places.Count == 0 ? 0 : places.Keys.Max() + 1;
        ushort[] entries =
            [.. Enumerable.Range(0, count).Select(id => (ushort)(places.TryGetValue(id, out int place) ? table - place : 0))];
        ushort[] vtable = [(ushort)(4 + (2 * entries.Length)), (ushort)(table - start), .. entries];
        int known = _vtables.Find(place => IsAt(place, vtable));
        if (known == 0)
        {
            foreach (ushort entry in vtable.Reverse())
            {
                Put(entry, 2);
            }

            known = Used;
            _vtables.Add(known);
        }

        PutAt(table, (ulong)(uint)(known - table), 4);
        return table;
    }

    public byte[] Finish(int root)
    {
        Pad(_largest, 4);
        PutOffset(root);
        return _bytes[^Used..];
    }

    private bool IsAt(int place, ushort[] vtable)
    {
        for (int i = 0; i < vtable.Length; i++)
        {
            if (BitConverter.ToUInt16(_bytes, _bytes.Length - place + (2 * i)) != vtable[i])
            {
                return false;
            }
        }

        return true;
    }
}
