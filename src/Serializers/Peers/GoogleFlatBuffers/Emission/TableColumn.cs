namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Emission;

/// <param name="Create">writes the field's string, vector or table and returns the offset; null for numbers and structs.</param>
internal sealed record TableColumn(int Number, int Width, string? Create, string Add, string Verify, string Read, string Sum)
{
    public bool IsStruct { get; init; }

    public bool IsRecursive { get; init; }

    public static string Build(TableColumn[] columns)
    {
        // The recursive field is written first, so a chain is written from its end.
        IEnumerable<string> parts = columns.Where(column => column.Create is not null).OrderBy(column => !column.IsRecursive)
            .Select(column => $"int field{column.Number} = {column.Create};");

        // The widest fields come first, so that none needs padding. Fields of equal width have the order of the schema compiler.
        bool isForward = columns.Any(column => column.IsStruct);
        IEnumerable<string> fields = columns.OrderBy(column => column.IsStruct).ThenByDescending(column => column.Width)
            .ThenBy(column => isForward ? column.Number : -column.Number).Select(column => column.Add);
        return string.Join('\n', [.. parts, $"builder.StartTable({columns.Length});", .. fields]);
    }

    public static string Check(TableColumn[] columns) =>
        string.Join("\n        && ", columns.Select(column => column.Verify)
            .Prepend("verifier.VerifyTableStart(table)").Append("verifier.VerifyTableEnd(table)"));
}

// A number in FlatBuffers messages. Wire is the number's name in the library's methods.
internal sealed record ScalarPart(ValueShape Value, string Wire)
{
    public bool IsBlock => Value.Kind is not (Kind.Char or Kind.Enum or Kind.TimeSpan or Kind.TimeOnly or Kind.DateOnly or Kind.DateTime);

    public int Width => Wire switch
    {
        "Bool" or "Byte" or "Sbyte" => sizeof(byte),
        "Short" or "Ushort" => sizeof(short),
        "Int" or "Uint" or "Float" => sizeof(int),
        _ => sizeof(long),
    };

    public static ScalarPart? Of(ValueShape value) =>
        WireOf(value.Kind == Kind.Enum ? ValueShape.Of(Enum.GetUnderlyingType(value.Type)).Kind : value.Kind) is { } wire
            ? new(value, wire)
            : null;

    public string To(string text) => (Value.Kind, Value.IsNullableValue ? "?" : "") switch
    {
        (Kind.Enum, var mark) => $"({CSharp.NameOf(Enum.GetUnderlyingType(Value.Type))}{mark}){text}",
        (Kind.Char, var mark) => $"(ushort{mark}){text}",
        (Kind.TimeSpan or Kind.TimeOnly, var mark) => $"{text}{mark}.Ticks",
        (Kind.DateOnly, var mark) => $"{text}{mark}.DayNumber",
        (Kind.DateTime, var mark) => $"{text}{mark}.ToWire()",
        _ => text,
    };

    public string From(string number) => Value.Kind switch
    {
        Kind.Enum or Kind.Char => $"({CSharp.NameOf(Value.Type)}){number}",
        Kind.TimeSpan or Kind.TimeOnly => $"new {Value.Kind}({number})",
        Kind.DateOnly => $"DateOnly.FromDayNumber({number})",
        Kind.DateTime => $"DateTimes.FromWire({number})",
        _ => number,
    };

    public string Read(string buffer, string at) => From(Get(buffer, at));

    public string Sum(string number) => $"sum.Add({(Wire == "Ulong" ? "(long)" : "")}{number});";

    public string Sum(string buffer, string at) => Sum(Get(buffer, at));

    private string Get(string buffer, string at) => Wire switch
    {
        "Bool" => $"{buffer}.Get({at}) != 0",
        "Byte" => $"{buffer}.Get({at})",
        _ => $"{buffer}.Get{Wire}({at})",
    };

    private static string? WireOf(Kind kind) => kind switch
    {
        Kind.Boolean => "Bool",
        Kind.Byte => "Byte",
        Kind.SByte => "Sbyte",
        Kind.Int16 => "Short",
        Kind.UInt16 or Kind.Char => "Ushort",
        Kind.Int32 or Kind.DateOnly => "Int",
        Kind.UInt32 => "Uint",
        Kind.Int64 or Kind.TimeSpan or Kind.TimeOnly => "Long",
        Kind.UInt64 or Kind.DateTime => "Ulong",
        Kind.Single => "Float",
        Kind.Double => "Double",
        _ => null,
    };
}
