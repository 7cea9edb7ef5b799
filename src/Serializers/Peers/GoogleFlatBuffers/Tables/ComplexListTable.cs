using Google.FlatBuffers;
using SerBench.Model;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

/// <summary>A complex object with its list.</summary>
internal readonly struct ComplexListTable : ITable<ComplexList>
{
    private const int Id = 0, Name = 1, Active = 2, Nested = 3, Data = 4, Tags = 5, FieldCount = 6;

    public static int Write(FlatBufferBuilder builder, ComplexList value)
    {
        int name = builder.CreateString(value.Name).Value;
        int nested = value.Nested is null ? 0 : NestedObjectTable.Write(builder, value.Nested);
        int data = EntryTables.Write(builder, value.Data);
        int tags = WriteTags(builder, value.Tags);
        builder.StartTable(FieldCount);
        builder.AddOffset(Tags, tags, default);
        builder.AddOffset(Data, data, default);
        builder.AddOffset(Nested, nested, default);
        builder.AddOffset(Name, name, default);
        builder.AddInt(Id, value.Id, default);
        builder.AddBool(Active, value.Active, default);
        return builder.EndTable();
    }

    public static bool Verify(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Number(table, Id, sizeof(int))
        && verifier.Text(table, Name)
        && verifier.Number(table, Active, sizeof(bool))
        && verifier.Inner(table, Nested, NestedObjectTable.Verify)
        && verifier.Inners(table, Data, EntryTables.Verify)
        && verifier.Texts(table, Tags)
        && verifier.VerifyTableEnd(table);

    public static ComplexList Read(Table table) => new()
    {
        Id = table.GetInt(Id),
        Name = table.GetText(Name),
        Active = table.GetBool(Active),
        Nested = table.TryGetTable(Nested, out Table nested) ? NestedObjectTable.Read(nested) : null,
        Data = EntryTables.Read(table, Data),
        Tags = ReadTags(table),
    };

    public static void AddTo(ref LeafSum sum, Table table)
    {
        sum.Add(table.GetInt(Id));
        sum.AddText(table, Name);
        sum.Add(table.GetBool(Active));
        sum.AddTable<NestedObject, NestedObjectTable>(table, Nested);
        EntryTables.AddTo(ref sum, table, Data);
        if (!table.TryGetVector(Tags, out Vector tags))
        {
            sum.AddNull();
            return;
        }

        sum.Add(tags.Count);
        for (int i = 0; i < tags.Count; i++)
        {
            sum.AddTextAt(table.bb, tags.At(i, sizeof(int)));
        }
    }

    private static int WriteTags(FlatBufferBuilder builder, List<string>? tags)
    {
        if (tags is null)
        {
            return 0;
        }

        Span<int> texts = tags.Count <= Offsets.OnStack ? stackalloc int[Offsets.OnStack] : new int[tags.Count];
        for (int i = 0; i < tags.Count; i++)
        {
            texts[i] = builder.CreateString(tags[i]).Value;
        }

        return Offsets.WriteVector(builder, texts[..tags.Count]);
    }

    private static List<string>? ReadTags(Table table)
    {
        if (!table.TryGetVector(Tags, out Vector texts))
        {
            return null;
        }

        var tags = new List<string>(texts.Count);
        for (int i = 0; i < texts.Count; i++)
        {
            tags.Add(texts.TextAt(i));
        }

        return tags;
    }
}
