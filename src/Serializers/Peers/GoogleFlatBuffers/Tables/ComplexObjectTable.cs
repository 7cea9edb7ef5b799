using Google.FlatBuffers;
using SerBench.Model;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

/// <summary>A complex object.</summary>
internal readonly struct ComplexObjectTable : ITable<ComplexObject>
{
    private const int Id = 0, Name = 1, Active = 2, Nested = 3, Data = 4, FieldCount = 5;

    public static int Write(FlatBufferBuilder builder, ComplexObject value)
    {
        int name = builder.CreateString(value.Name).Value;
        int nested = value.Nested is null ? 0 : NestedObjectTable.Write(builder, value.Nested);
        int data = EntryTables.Write(builder, value.Data);
        builder.StartTable(FieldCount);
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
        && verifier.VerifyTableEnd(table);

    public static ComplexObject Read(Table table) => new()
    {
        Id = table.GetInt(Id),
        Name = table.GetText(Name),
        Active = table.GetBool(Active),
        Nested = table.TryGetTable(Nested, out Table nested) ? NestedObjectTable.Read(nested) : null,
        Data = EntryTables.Read(table, Data),
    };

    public static void AddTo(ref LeafSum sum, Table table)
    {
        sum.Add(table.GetInt(Id));
        sum.AddText(table, Name);
        sum.Add(table.GetBool(Active));
        sum.AddTable<NestedObject, NestedObjectTable>(table, Nested);
        EntryTables.AddTo(ref sum, table, Data);
    }
}

/// <summary>The object inside the complex ones.</summary>
internal readonly struct NestedObjectTable : ITable<NestedObject>
{
    private const int Id = 0, Name = 1, Value = 2, FieldCount = 3;

    public static int Write(FlatBufferBuilder builder, NestedObject value)
    {
        int name = builder.CreateString(value.Name).Value;
        builder.StartTable(FieldCount);
        builder.AddDouble(Value, value.Value, default);
        builder.AddOffset(Name, name, default);
        builder.AddInt(Id, value.Id, default);
        return builder.EndTable();
    }

    public static bool Verify(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Number(table, Id, sizeof(int))
        && verifier.Text(table, Name)
        && verifier.Number(table, Value, sizeof(double))
        && verifier.VerifyTableEnd(table);

    public static NestedObject Read(Table table) => new()
    {
        Id = table.GetInt(Id),
        Name = table.GetText(Name),
        Value = table.GetDouble(Value),
    };

    public static void AddTo(ref LeafSum sum, Table table)
    {
        sum.Add(table.GetInt(Id));
        sum.AddText(table, Name);
        sum.Add(table.GetDouble(Value));
    }
}

/// <summary>A map as a vector of entries, each a table of key and value.</summary>
internal static class EntryTables
{
    private const int Key = 0, Value = 1, FieldCount = 2;

    public static int Write(FlatBufferBuilder builder, Dictionary<string, int>? map)
    {
        if (map is null)
        {
            return 0;
        }

        Span<int> entries = map.Count <= Offsets.OnStack ? stackalloc int[Offsets.OnStack] : new int[map.Count];
        int count = 0;
        foreach ((string key, int value) in map)
        {
            int text = builder.CreateString(key).Value;
            builder.StartTable(FieldCount);
            builder.AddInt(Value, value, default);
            builder.AddOffset(Key, text, default);
            entries[count++] = builder.EndTable();
        }

        return Offsets.WriteVector(builder, entries[..count]);
    }

    public static bool Verify(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Text(table, Key)
        && verifier.Number(table, Value, sizeof(int))
        && verifier.VerifyTableEnd(table);

    public static Dictionary<string, int>? Read(Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector entries))
        {
            return null;
        }

        var map = new Dictionary<string, int>(entries.Count);
        for (int i = 0; i < entries.Count; i++)
        {
            Table entry = entries.TableAt(i);
            map.Add(entry.GetText(Key)!, entry.GetInt(Value));
        }

        return map;
    }

    public static void AddTo(ref LeafSum sum, Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector entries))
        {
            sum.AddNull();
            return;
        }

        sum.Add(entries.Count);
        for (int i = 0; i < entries.Count; i++)
        {
            Table entry = entries.TableAt(i);
            sum.AddText(entry, Key);
            sum.Add(entry.GetInt(Value));
        }
    }
}
