using Google.FlatBuffers;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

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
