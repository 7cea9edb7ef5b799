namespace SerBench.Serializers.Peers.BinaryWriterReader.Emission;

// Fields follow each other without names. A flag says whether a member or nullable value is present. A collection has a count, which is
// negative for null.
internal sealed class RecordWriter(TwinPlan plan) : TwinWriter(plan)
{
    public override string WriteConversion(ValueShape type) => "";

    public override string WriteTwin(ValueShape type)
    {
        string name = CSharp.NameOf(type.Type);
        var access = new StateAccess(type.Shape);
        var collections = new Dictionary<Type, string>();
        string writes = type.Type.IsValueType || type.Shape.Fields.Count > 0
            ? Lines(type.Shape.Fields.Select(field => Write(field.Value, access.Read("value", field), $"{field.Number}", isMember: true)))
            : "ArgumentNullException.ThrowIfNull(value);";
        return $$"""
            internal static class {{Plan.StemOf(type.Type)}}Record
            {
                public static void Write(BinaryWriter writer, {{name}} value)
                {
            {{CSharp.Indent(writes, 8)}}
                }

                public static {{name}} Read(BinaryReader reader)
                {
            {{CSharp.Indent(GuardOf(type) + Make(type.Shape, access, field => Read(field.Value, collections, isMember: true)), 8)}}
                }
            {{Members(collections.Values.Concat(access.Accessors))}}}

            """;
    }

    // A constructor may take fields in another order than the message, so the fields are read beforehand.
    private static string Make(Shape shape, StateAccess access, Func<Field, string> read)
    {
        var order = new List<int>();
        string made = access.Make(field =>
        {
            order.Add(field.Ordinal);
            return read(field);
        });
        return order.SequenceEqual(order.Order())
            ? made
            : Lines(shape.Fields.Select(field => $"{CSharp.NameOf(field.Value.Carrier)} read{field.Number} = {read(field)};"))
                + $"\n{access.Make(field => $"read{field.Number}")}";
    }

    private string Write(ValueShape value, string text, string name, bool isMember)
    {
        string Present(string held) => value.Kind switch
        {
            Kind.Enum => $"writer.Write(({CSharp.NameOf(Enum.GetUnderlyingType(value.Type))}){held});",
            Kind.Char => $"writer.Write((ushort){held});",
            Kind.TimeSpan or Kind.TimeOnly => $"writer.Write({held}.Ticks);",
            Kind.DateOnly => $"writer.Write({held}.DayNumber);",
            Kind.Object => $"{Plan.StemOf(value.Type)}Record.Write(writer, {held});",
            _ => $"writer.Write({held});",
        };
        return value switch
        {
            { Kind: Kind.Sequence or Kind.Map } => WriteItems(value, text, name),
            { Kind: Kind.String } when isMember => $"writer.WriteOptional({text});",
            { IsNullableValue: true } or { CanBeNull: true, Kind: Kind.Object } when isMember || value.IsNullableValue => $$"""
                if ({{text}} is { } held{{name}})
                {
                    writer.Write(true);
                    {{Present($"held{name}")}}
                }
                else
                {
                    writer.Write(false);
                }
                """,
            _ => Present(text),
        };
    }

    private string WriteItems(ValueShape value, string text, string name)
    {
        (string items, string item) = ($"items{name}", $"item{name}");
        string counts = value.SequenceKind == SequenceKind.Rectangular
            ? Lines(Enumerable.Range(0, value.Type.GetArrayRank()).Select(rank => $"writer.Write({items}.GetLength({rank}));"))
            : $"writer.Write({items}.{(value.Type.IsArray ? "Length" : "Count")});";
        string body = value.Kind == Kind.Map
            ? $"{Write(value.Key!, $"key{name}", $"{name}K", isMember: false)}\n{Write(value.Value!, item, $"{name}V", isMember: false)}"
            : Write(value.Item!, item, $"{name}I", isMember: false);
        return $$"""
            if ({{text}} is { } {{items}})
            {
            {{CSharp.Indent(counts, 4)}}
                foreach (var {{(value.Kind == Kind.Map ? $"(key{name}, {item})" : item)}} in {{items}})
                {
            {{CSharp.Indent(body, 8)}}
                }
            }
            else
            {
                writer.Write(-1);
            }
            """;
    }

    private string Read(ValueShape value, Dictionary<Type, string> collections, bool isMember)
    {
        string present = value.Kind switch
        {
            Kind.Enum => $"({CSharp.NameOf(value.Type)})reader.Read{Underlying(value).Kind}()",
            Kind.Char => "(char)reader.ReadUInt16()",
            Kind.TimeSpan or Kind.TimeOnly => $"new {value.Kind}(reader.ReadInt64())",
            Kind.DateOnly => "DateOnly.FromDayNumber(reader.ReadInt32())",
            Kind.Object => $"{Plan.StemOf(value.Type)}Record.Read(reader)",
            Kind.Sequence or Kind.Map => $"{ReadItems(value, collections)}(reader)!",
            _ => $"reader.Read{value.Kind}()",
        };
        return value switch
        {
            { Kind: Kind.String } when isMember => "reader.ReadOptionalString()!",
            { IsNullableValue: true } => $"reader.ReadBoolean() ? {present} : null",
            { CanBeNull: true, Kind: Kind.Object } when isMember => $"reader.ReadBoolean() ? {present} : null!",
            _ => present,
        };
    }

    private string ReadItems(ValueShape value, Dictionary<Type, string> collections)
    {
        string stem = CSharp.Stem(value.Type.IsArray ? typeof(Array) : value.Type);
        string method = $"Read{stem}{collections.Keys.TakeWhile(known => known != value.Type).Count()}";
        if (!collections.TryAdd(value.Type, ""))
        {
            return method;
        }

        string type = CSharp.NameOf(value.Type);
        int dimensions = value.SequenceKind == SequenceKind.Rectangular ? value.Type.GetArrayRank() : 1;
        string[] counts = [.. Enumerable.Range(0, dimensions).Select(rank => $"count{rank}")];
        string[] indices = [.. Enumerable.Range(0, counts.Length).Select(rank => $"i{rank}")];
        string store = value switch
        {
            { Kind: Kind.Map } =>
                $"items.Add({Read(value.Key!, collections, isMember: false)}, {Read(value.Value!, collections, isMember: false)});",
            { SequenceKind: SequenceKind.Set } =>
                $"if (!items.Add({Read(value.Item!, collections, isMember: false)})) "
                + "global::SerBench.Formats.WireFormatException.ThrowDuplicateKey((int)reader.BaseStream.Position);",
            { SequenceKind: SequenceKind.List } => $"items.Add({Read(value.Item!, collections, isMember: false)});",
            _ => $"items[{string.Join(", ", indices)}] = {Read(value.Item!, collections, isMember: false)};",
        };
        string loops = counts.Zip(indices).Reverse().Aggregate(store, (body, rank) =>
            $"for (int {rank.Second} = 0; {rank.Second} < {rank.First}; {rank.Second}++)\n{{\n{CSharp.Indent(body, 4)}\n}}");
        string made = value.Type.IsArray ? CSharp.NewArray(value.Type, counts) : $"{type}({counts[0]})";
        collections[value.Type] = $$"""
            private static {{type}}? {{method}}(BinaryReader reader)
            {
                int count0 = reader.ReadInt32();
                if (count0 < 0)
                {
                    return null;
                }

            {{string.Concat(counts.Skip(1).Select(count => $"    int {count} = reader.ReadInt32();\n"))}}    var items = new {{made}};
            {{CSharp.Indent(loops, 4)}}
                return items;
            }
            """;
        return method;
    }
}
