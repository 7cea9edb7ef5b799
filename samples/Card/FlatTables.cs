namespace SerBench.Card;

// In place of what flatc generates from a schema. A message is built from its end, so what a table refers to is written before it.
internal static partial class FlatTables
{
    public static int Write(FlatBufferBuilder builder, Person value)
    {
        int name = builder.CreateString(value.Name).Value;
        int data = builder.CreateString(value.Data).Value;
        builder.StartTable(4);
        builder.AddInt(0, value.Id, 0);
        builder.AddOffset(1, name, 0);
        builder.AddOffset(2, data, 0);
        builder.Prep(8, 16);
        builder.PutUlong(MemoryMarshal.Cast<Guid, ulong>([value.Guid])[1]);
        builder.PutUlong(MemoryMarshal.Cast<Guid, ulong>([value.Guid])[0]);
        builder.AddStruct(3, builder.Offset, 0);
        return builder.EndTable();
    }

    public static bool VerifyPerson(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.VerifyField(table, 4, 4, 4, required: false)
        && verifier.VerifyString(table, 6, required: false)
        && verifier.VerifyString(table, 8, required: false)
        && verifier.VerifyField(table, 10, 16, 8, required: false)
        && verifier.VerifyTableEnd(table);

    public static Person ReadPerson(Table table) => new()
    {
        Id = table.Int(4),
        Name = table.Text(6),
        Data = table.Text(8),
        Guid = MemoryMarshal.Cast<ulong, Guid>([table.bb.GetUlong(table.At(10)), table.bb.GetUlong(table.At(10) + 8)])[0],
    };
}

internal static partial class FlatTables
{
    public static int Write(FlatBufferBuilder builder, TreeNode value)
    {
        int left = value.Left is null ? 0 : Write(builder, value.Left);
        int right = value.Right is null ? 0 : Write(builder, value.Right);
        int text = builder.CreateString(value.Value).Value;
        builder.StartTable(4);
        builder.AddLong(0, value.Key, 0);
        builder.AddOffset(1, text, 0);
        builder.AddOffset(2, left, 0);
        builder.AddOffset(3, right, 0);
        return builder.EndTable();
    }

    // The verifier takes messages of at most 32,767 bytes; see FlatTables.Root.
    public static bool VerifyTree(Verifier verifier, uint table) => false;

    public static TreeNode ReadTree(Table table) => new()
    {
        Key = table.Long(4),
        Value = table.Text(6),
        Left = table.At(8) == 0 ? null : ReadTree(table.Inner(8)),
        Right = table.At(10) == 0 ? null : ReadTree(table.Inner(10)),
    };
}

internal static partial class FlatTables
{
    public static int Write(FlatBufferBuilder builder, Car value)
    {
        int vehicle = builder.CreateString(value.VehicleCode).Value;
        int engine = WriteEngine(builder, value.Engine!);
        builder.StartVector(4, value.SomeNumbers!.Length, 4);
        builder.Add(value.SomeNumbers);
        int numbers = builder.EndVector().Value;
        Span<int> offsets = stackalloc int[value.PerformanceFigures!.Length];
        for (int i = 0; i < offsets.Length; i++)
        {
            offsets[i] = WriteFigure(builder, value.PerformanceFigures[i]);
        }

        builder.StartVector(4, offsets.Length, 4);
        for (int i = offsets.Length - 1; i >= 0; i--)
        {
            builder.AddOffset(offsets[i]);
        }

        int figures = builder.EndVector().Value;
        builder.StartVector(8, value.FuelFigures!.Length, 4);
        for (int i = value.FuelFigures.Length - 1; i >= 0; i--)
        {
            WriteStruct(builder, value.FuelFigures[i].Speed, value.FuelFigures[i].Mpg);
        }

        int fuel = builder.EndVector().Value;
        int manufacturer = builder.CreateString(value.Manufacturer).Value;
        int model = builder.CreateString(value.Model).Value;
        builder.StartTable(13);
        builder.AddLong(0, value.Timestamp, 0);
        builder.AddInt(1, value.SerialNumber, 0);
        builder.AddInt(4, (int)value.Code, 0);
        builder.AddOffset(5, vehicle, 0);
        builder.AddOffset(6, engine, 0);
        builder.AddOffset(8, numbers, 0);
        builder.AddOffset(9, figures, 0);
        builder.AddOffset(10, fuel, 0);
        builder.AddOffset(11, manufacturer, 0);
        builder.AddOffset(12, model, 0);
        builder.AddShort(2, value.ModelYear, 0);
        builder.AddBool(3, value.Available, false);
        builder.AddByte(7, (byte)value.Extras, 0);
        return builder.EndTable();
    }

    public static bool VerifyCar(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.VerifyField(table, 4, 8, 8, required: false)
        && verifier.VerifyField(table, 6, 4, 4, required: false)
        && verifier.VerifyField(table, 8, 2, 2, required: false)
        && verifier.VerifyField(table, 10, 1, 1, required: false)
        && verifier.VerifyField(table, 12, 4, 4, required: false)
        && verifier.VerifyString(table, 14, required: false)
        && verifier.VerifyTable(table, 16, VerifyEngine, required: false)
        && verifier.VerifyField(table, 18, 1, 1, required: false)
        && verifier.VerifyVectorOfData(table, 20, 4, required: false)
        && verifier.VerifyVectorOfTables(table, 22, VerifyFigure, required: false)
        && verifier.VerifyVectorOfData(table, 24, 8, required: false)
        && verifier.VerifyString(table, 26, required: false)
        && verifier.VerifyString(table, 28, required: false)
        && verifier.VerifyTableEnd(table);

    public static Car ReadCar(Table table) => new()
    {
        Timestamp = table.Long(4),
        SerialNumber = table.Int(6),
        ModelYear = table.Short(8),
        Available = table.Byte(10) != 0,
        Code = (CarCode)table.Int(12),
        VehicleCode = table.Text(14),
        Engine = table.At(16) == 0 ? null : ReadEngine(table.Inner(16)),
        Extras = (CarExtras)table.Byte(18),
        SomeNumbers = table.Items(20, 4, static (all, at) => all.bb.GetInt(at)),
        PerformanceFigures = table.Items(22, 4, static (all, at) => ReadFigure(new Table(all.__indirect(at), all.bb))),
        FuelFigures = table.Items(24, 8, static (all, at) => new FuelFigure { Speed = all.bb.GetShort(at), Mpg = all.bb.GetFloat(at + 4) }),
        Manufacturer = table.Text(26),
        Model = table.Text(28),
    };

    private static int WriteEngine(FlatBufferBuilder builder, Engine value)
    {
        int code = builder.CreateString(value.ManufacturerCode).Value;
        int fuel = builder.CreateString(value.Fuel).Value;
        builder.StartTable(5);
        builder.AddOffset(3, code, 0);
        builder.AddOffset(4, fuel, 0);
        builder.AddShort(0, value.Capacity, 0);
        builder.AddShort(2, value.MaxRpm, 0);
        builder.AddByte(1, value.NumCylinders, 0);
        return builder.EndTable();
    }

    private static bool VerifyEngine(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.VerifyField(table, 4, 2, 2, required: false)
        && verifier.VerifyField(table, 6, 1, 1, required: false)
        && verifier.VerifyField(table, 8, 2, 2, required: false)
        && verifier.VerifyString(table, 10, required: false)
        && verifier.VerifyString(table, 12, required: false)
        && verifier.VerifyTableEnd(table);

    private static Engine ReadEngine(Table table) => new()
    {
        Capacity = table.Short(4),
        NumCylinders = table.Byte(6),
        MaxRpm = table.Short(8),
        ManufacturerCode = table.Text(10),
        Fuel = table.Text(12),
    };

    private static int WriteFigure(FlatBufferBuilder builder, PerformanceFigure value)
    {
        builder.StartVector(8, value.Acceleration!.Length, 4);
        for (int i = value.Acceleration.Length - 1; i >= 0; i--)
        {
            WriteStruct(builder, value.Acceleration[i].Mph, value.Acceleration[i].Seconds);
        }

        int accelerations = builder.EndVector().Value;
        builder.StartTable(2);
        builder.AddOffset(1, accelerations, 0);
        builder.AddByte(0, value.OctaneRating, 0);
        return builder.EndTable();
    }

    private static bool VerifyFigure(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.VerifyField(table, 4, 1, 1, required: false)
        && verifier.VerifyVectorOfData(table, 6, 8, required: false)
        && verifier.VerifyTableEnd(table);

    private static PerformanceFigure ReadFigure(Table table) => new()
    {
        OctaneRating = table.Byte(4),
        Acceleration = table.Items(6, 8, ReadAcceleration),
    };

    private static Acceleration ReadAcceleration(Table it, int at) => new() { Mph = it.bb.GetShort(at), Seconds = it.bb.GetFloat(at + 4) };

    private static void WriteStruct(FlatBufferBuilder builder, short first, float second)
    {
        builder.Prep(4, 8);
        builder.PutFloat(second);
        builder.Pad(2);
        builder.PutShort(first);
    }
}

internal static partial class FlatTables
{
    private static readonly Options Checks = new(1000, Options.DEFAULT_MAX_TABLES, stringEndCheck: true, alignmentCheck: true);

    // A longer message is trusted, since the verifier reads the position of a field as 16 bits.
    public static Table Root(byte[] message, VerifyTableAction verify)
    {
        var bytes = new ByteBuffer(message);
        return message.Length > short.MaxValue || new Verifier(bytes, Checks).VerifyBuffer(null, sizePrefixed: false, verify)
            ? new Table(bytes.GetInt(0), bytes)
            : throw new InvalidDataException("The message is damaged.");
    }

    // Zero if the field is absent.
    public static int At(this Table table, int entry) => table.__offset(entry) is not 0 and var offset ? offset + table.bb_pos : 0;

    public static byte Byte(this Table table, int entry) => table.At(entry) is not 0 and var at ? table.bb.Get(at) : default;

    public static short Short(this Table table, int entry) => table.At(entry) is not 0 and var at ? table.bb.GetShort(at) : default;

    public static int Int(this Table table, int entry) => table.At(entry) is not 0 and var at ? table.bb.GetInt(at) : default;

    public static long Long(this Table table, int entry) => table.At(entry) is not 0 and var at ? table.bb.GetLong(at) : default;

    public static string? Text(this Table table, int entry) => table.At(entry) is not 0 and var at ? table.__string(at) : null;

    public static Table Inner(this Table table, int entry) => new(table.__indirect(table.At(entry)), table.bb);

    public static TItem[]? Items<TItem>(this Table table, int entry, int length, Func<Table, int, TItem> read)
    {
        if (table.__offset(entry) is not (not 0 and var offset))
        {
            return null;
        }

        var items = new TItem[table.__vector_len(offset)];
        for (int i = 0; i < items.Length; i++)
        {
            items[i] = read(table, table.__vector(offset) + (i * length));
        }

        return items;
    }
}
