using Google.FlatBuffers;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

/// <summary>
/// The vectors of the models, for generated code: each method is named after the items. A map is a vector of entries, each a table of key and value.
/// </summary>
internal static class Vectors
{
    private const int Key = 0, Value = 1, FieldCount = 2;

    public static bool VerifyInt32(this Verifier verifier, uint table, int field) => verifier.Items(table, field, sizeof(int));

    public static bool VerifyPerformanceFigure(this Verifier verifier, uint table, int field) => verifier.Inners(table, field, PerformanceFigureTable.Verify);

    public static bool VerifyFuelFigure(this Verifier verifier, uint table, int field) => verifier.Items(table, field, SpeedStruct.Length);

    public static bool VerifyAcceleration(this Verifier verifier, uint table, int field) => verifier.Items(table, field, SpeedStruct.Length);

    public static bool VerifyString(this Verifier verifier, uint table, int field) => verifier.Texts(table, field);

    public static bool VerifyEntry(this Verifier verifier, uint table, int field) => verifier.Inners(table, field, VerifyOne);

    public static int Write(FlatBufferBuilder builder, int[]? numbers)
    {
        if (numbers is null)
        {
            return 0;
        }

        builder.StartVector(sizeof(int), numbers.Length, sizeof(int));
        builder.Add(numbers);
        return builder.EndVector().Value;
    }

    public static int Write(FlatBufferBuilder builder, PerformanceFigure[]? figures)
    {
        if (figures is null)
        {
            return 0;
        }

        Span<int> tables = figures.Length <= Offsets.OnStack ? stackalloc int[Offsets.OnStack] : new int[figures.Length];
        for (int i = 0; i < figures.Length; i++)
        {
            tables[i] = PerformanceFigureTable.Write(builder, figures[i]);
        }

        return Offsets.WriteVector(builder, tables[..figures.Length]);
    }

    public static int Write(FlatBufferBuilder builder, FuelFigure[]? figures)
    {
        if (figures is null)
        {
            return 0;
        }

        builder.StartVector(SpeedStruct.Length, figures.Length, SpeedStruct.Alignment);
        for (int i = figures.Length - 1; i >= 0; i--)
        {
            SpeedStruct.Write(builder, figures[i].Speed, figures[i].Mpg);
        }

        return builder.EndVector().Value;
    }

    public static int[]? ReadInt32(Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            return null;
        }

        var numbers = new int[vector.Count];
        for (int i = 0; i < numbers.Length; i++)
        {
            numbers[i] = vector.Buffer.GetInt(vector.At(i, sizeof(int)));
        }

        return numbers;
    }

    public static PerformanceFigure[]? ReadPerformanceFigure(Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            return null;
        }

        var figures = new PerformanceFigure[vector.Count];
        for (int i = 0; i < figures.Length; i++)
        {
            figures[i] = PerformanceFigureTable.Read(vector.TableAt(i));
        }

        return figures;
    }

    public static FuelFigure[]? ReadFuelFigure(Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            return null;
        }

        var figures = new FuelFigure[vector.Count];
        for (int i = 0; i < figures.Length; i++)
        {
            figures[i] = new FuelFigure { Speed = SpeedStruct.First(vector, i), Mpg = SpeedStruct.Second(vector, i) };
        }

        return figures;
    }

    public static void AddInt32(ref LeafSum sum, Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            sum.AddNull();
            return;
        }

        sum.Add(vector.Count);
        for (int i = 0; i < vector.Count; i++)
        {
            sum.Add(vector.Buffer.GetInt(vector.At(i, sizeof(int))));
        }
    }

    public static void AddPerformanceFigure(ref LeafSum sum, Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            sum.AddNull();
            return;
        }

        sum.Add(vector.Count);
        for (int i = 0; i < vector.Count; i++)
        {
            PerformanceFigureTable.AddTo(ref sum, vector.TableAt(i));
        }
    }

    public static int Write(FlatBufferBuilder builder, Acceleration[]? items)
    {
        if (items is null)
        {
            return 0;
        }

        builder.StartVector(SpeedStruct.Length, items.Length, SpeedStruct.Alignment);
        for (int i = items.Length - 1; i >= 0; i--)
        {
            SpeedStruct.Write(builder, items[i].Mph, items[i].Seconds);
        }

        return builder.EndVector().Value;
    }

    public static Acceleration[]? ReadAcceleration(Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            return null;
        }

        var items = new Acceleration[vector.Count];
        for (int i = 0; i < items.Length; i++)
        {
            items[i] = new Acceleration { Mph = SpeedStruct.First(vector, i), Seconds = SpeedStruct.Second(vector, i) };
        }

        return items;
    }

    public static void AddFuelFigure(ref LeafSum sum, Table table, int field) => SpeedStruct.AddVector(ref sum, table, field);

    public static void AddAcceleration(ref LeafSum sum, Table table, int field) => SpeedStruct.AddVector(ref sum, table, field);

    public static int Write(FlatBufferBuilder builder, List<string>? tags)
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

    public static List<string>? ReadString(Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector texts))
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void AddString(ref LeafSum sum, Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector texts))
        {
            sum.AddNull();
            return;
        }

        sum.Add(texts.Count);
        for (int i = 0; i < texts.Count; i++)
        {
            sum.AddTextAt(table.bb, texts.At(i, sizeof(int)));
        }
    }

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

    private static bool VerifyOne(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Text(table, Key)
        && verifier.Number(table, Value, sizeof(int))
        && verifier.VerifyTableEnd(table);

    public static Dictionary<string, int>? ReadEntry(Table table, int field)
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

    public static void AddEntry(ref LeafSum sum, Table table, int field)
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

/// <summary>The structs of a car: a short and a float, padded to eight bytes.</summary>
internal static class SpeedStruct
{
    public const int Length = 8;
    public const int Alignment = 4;

    private const int Padding = 2;
    private const int SecondField = 4;

    public static void Write(FlatBufferBuilder builder, short first, float second)
    {
        builder.Prep(Alignment, Length);
        builder.PutFloat(second);
        builder.Pad(Padding);
        builder.PutShort(first);
    }

    public static short First(Vector vector, int index) => vector.Buffer.GetShort(vector.At(index, Length));

    public static float Second(Vector vector, int index) => vector.Buffer.GetFloat(vector.At(index, Length) + SecondField);

    public static void AddVector(ref LeafSum sum, Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            sum.AddNull();
            return;
        }

        sum.Add(vector.Count);
        for (int i = 0; i < vector.Count; i++)
        {
            sum.Add(First(vector, i));
            sum.Add(Second(vector, i));
        }
    }
}
