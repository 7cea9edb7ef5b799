using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Emission;

internal sealed class TableWriter(TwinPlan plan) : TwinWriter(plan)
{
    private const string Sum = """
        public static ulong Sum(Table root)
        {
            var sum = default(LeafSum);
            AddTo(ref sum, root);
            return sum.Value;
        }
        """;

    private readonly Dictionary<(Type Type, string Role), (string Name, string Text)> _parts = [];

    public override string WriteConversion(ValueShape type) => "";

    public override string WriteTwin(ValueShape type)
    {
        _parts.Clear();
        string name = CSharp.NameOf(type.Type);
        string declaration = $"internal static class {Plan.StemOf(type.Type)}";
        var access = new StateAccess(type.Shape);
        if (SchemaReader.IsStruct(type))
        {
            return WriteStruct(
                $"{declaration}Struct", type, access) + (type.Type == Plan.Types.First() ? WriteBox($"{declaration}Table", type) : "");
        }

        TableColumn[] columns =
        [
            .. type.Shape.Fields.Select(field =>
                ColumnOf(field.Value, access.Read("value", field), field.Ordinal) with { IsRecursive = field.Value.Type == type.Type }),
        ];
        string make = access.Make(field => columns[field.Ordinal].Read);
        string check = type.Type.IsValueType || columns.Length > 0 ? "" : "ArgumentNullException.ThrowIfNull(value);\n";
        return WriteTable(
            $"{declaration}Table", name, columns, make, check, GuardOf(type),
            [Sum, .. _parts.Values.Select(part => part.Text), .. access.Accessors]);
    }

    private static string WriteTable(
        string declaration, string type, TableColumn[] columns, string make, string check = "", string guard = "",
        params string[] members) => $$"""
        {{declaration}}
        {
            public static int Write(FlatBufferBuilder builder, {{type}} value)
            {
        {{CSharp.Indent($"{check}{TableColumn.Build(columns)}\nreturn builder.EndTable();", 8)}}
            }

            public static bool Verify(Verifier verifier, uint table) => {{TableColumn.Check(columns)}};

            public static {{type}} Read(Table table)
            {
        {{CSharp.Indent(guard + make, 8)}}
            }

            public static void AddTo(ref LeafSum sum, Table table)
            {
        {{CSharp.Indent(guard + Lines(columns.Select(column => column.Sum)), 8)}}
            }
        {{Members(members)}}}

        """;

    private string WriteBox(string declaration, ValueShape value)
    {
        TableColumn content = ColumnOf(value, "value", 0);
        return WriteTable(declaration, CSharp.NameOf(value.Type), [content], $"return {content.Read};", members: Sum);
    }

    private string WriteGrid(string declaration, ValueShape value)
    {
        (string type, string item) = (CSharp.NameOf(value.Type), CSharp.NameOf(value.Item!.Type));
        TableColumn lengths = ColumnOf(ValueShape.Of(typeof(int[])), "Grids.LengthsOf(value)", 0) with { Sum = "" };
        TableColumn content = ColumnOf(ValueShape.Of(value.Item.Type.MakeArrayType()), $"Grids.ItemsOf<{item}>(value)", 1);
        return WriteTable(declaration, type, [lengths, content], $"return Grids.Make<{type}, {item}>({lengths.Read}, {content.Read});");
    }

    private TableColumn ColumnOf(ValueShape value, string text, int number, string table = "table")
    {
        string absent = value.IsNullableValue ? "null" : value.Type.IsValueType ? "default" : "null!";
        string find = $"{table}.Find({number}) is not 0 and var at{number}";
        string held = value.IsNullableValue ? $"held{number}" : text;
        string IfHeld(string statement) => value.IsNullableValue ? $"if ({text} is {{ }} {held}) {statement}" : statement;
        if (ScalarPart.Of(value) is { } scalar)
        {
            string get = $"{table}.Get{scalar.Wire}({number})";
            return new TableColumn(
                number, scalar.Width, Create: null,
                value.IsNullableValue ? $"builder.Add{scalar.Wire}({number}, {scalar.To(text)});"
                    : value.Kind is Kind.Single or Kind.Double ? $"builder.AddBits({number}, {text});"
                    : $"builder.Add{scalar.Wire}({number}, {scalar.To(text)}, default);",
                $"verifier.Number(table, {number}, {scalar.Width})",
                value.IsNullableValue ? $"{table}.Find({number}) != 0 ? {scalar.From(get)} : null" : scalar.From(get),
                value.IsNullableValue ? $"if ({table}.Find({number}) != 0) {scalar.Sum(get)} else sum.AddNull();" : scalar.Sum(get));
        }

        if (IsStruct(value))
        {
            FlatType layout = SchemaReader.TypeOf(value);
            string name = StructOf(value);
            return new TableColumn(
                number, layout.Alignment, Create: null,
                IfHeld($"builder.AddStruct({number}, {name}.Write(builder, {held}), default);"),
                $"verifier.Struct(table, {number}, {layout.Size}, {layout.Alignment})",
                $"{find} ? {name}.Read({table}.bb, at{number}) : {absent}",
                $"if ({find}) {name}.AddTo(ref sum, {table}.bb, at{number}); else sum.AddNull();")
            { IsStruct = true };
        }

        (string create, string verify, string read, string sum) = value switch
        {
            { Kind: Kind.String } => (
                $"builder.CreateString({text}).Value", $"verifier.Text(table, {number})",
                $"{table}.GetText({number})!", $"sum.AddText({table}, {number});"),
            { Kind: Kind.Map } or { Kind: Kind.Sequence, SequenceKind: not SequenceKind.Rectangular }
                when VectorOf(value) is var vector => (
                $"{vector}.Write(builder, {text})", $"{vector}.Verify(verifier, table, {number})",
                $"{vector}.Read({table}, {number})!", $"{vector}.AddTo(ref sum, {table}, {number});"),
            _ when TableOf(value) is var inner => (
                value.IsNullableValue ? $"{text} is {{ }} {held} ? {inner}.Write(builder, {held}) : 0"
                    : value.CanBeNull ? $"{text} is null ? 0 : {inner}.Write(builder, {text})" : $"{inner}.Write(builder, {text})",
                $"verifier.Inner(table, {number}, {inner}.Verify)",
                $"{table}.TryGetTable({number}, out Table inner{number}) ? {inner}.Read(inner{number}) : {absent}",
                $"if ({table}.TryGetTable({number}, out Table inner{number})) {inner}.AddTo(ref sum, inner{number}); else sum.AddNull();"),
            _ => throw new NotSupportedException($"{value.Type} is no part of a table."),
        };
        return new TableColumn(
            number, FlatType.OffsetSize, create, $"builder.AddOffset({number}, field{number}, default);", verify, read, sum);
    }

    private string WriteStruct(string declaration, ValueShape type, StateAccess access)
    {
        string name = CSharp.NameOf(type.Type);
        ObjectSchema layout = SchemaReader.StructOf(type.Type);
        var puts = new List<string>();
        int end = layout.Size;
        foreach (Field field in type.Shape.Fields.Reverse())
        {
            (int start, string text) = (layout.Offsets[field.Ordinal], access.Read("value", field));
            int padding = end - start - layout.Members[field.Ordinal].Size;
            puts.AddRange(padding > 0 ? [$"builder.Pad({padding});"] : []);
            puts.Add(ScalarPart.Of(field.Value) is { } scalar
                ? $"builder.Put{scalar.Wire}({scalar.To(text)});"
                : $"{StructOf(field.Value)}.Write(builder, {text});");
            end = start;
        }

        string At(Field field) => layout.Offsets[field.Ordinal] is not 0 and var offset ? $"at + {offset}" : "at";
        string make = access.Make(
            field => ScalarPart.Of(field.Value)?.Read("buffer", At(field)) ?? $"{StructOf(field.Value)}.Read(buffer, {At(field)})");
        string sums = Lines(type.Shape.Fields.Select(field =>
            ScalarPart.Of(field.Value)?.Sum("buffer", At(field)) ?? $"{StructOf(field.Value)}.AddTo(ref sum, buffer, {At(field)});"));
        return $$"""
            {{declaration}}
            {
                public static int Write(FlatBufferBuilder builder, {{name}} value)
                {
                    builder.Prep({{layout.Alignment}}, {{layout.Size}});
            {{CSharp.Indent(Lines(puts), 8)}}
                    return builder.Offset;
                }

                public static {{name}} Read(ByteBuffer buffer, int at)
                {
            {{CSharp.Indent(make, 8)}}
                }

                public static void AddTo(ref LeafSum sum, ByteBuffer buffer, int at)
                {
            {{CSharp.Indent(sums, 8)}}
                }
            {{Members(access.Accessors)}}}

            """;
    }

    private string WriteVector(string declaration, ValueShape value)
    {
        string type = CSharp.NameOf(value.Type);
        VectorCode part = value.Kind == Kind.Map ? EntriesOf(value)
            : ScalarPart.Of(value.Item!) is not null || IsStruct(value.Item!) ? NumbersOf(value)
            : OffsetsOf(value);
        string create = value.Type.IsArray ? CSharp.NewArray(value.Type, ["vector.Count"]) : $"{type}(vector.Count)";
        string store = value switch
        {
            { Kind: Kind.Map } => part.Read,
            { SequenceKind: SequenceKind.Set } =>
                $"if (!items.Add({part.Read})) "
                + $"global::SerBench.Formats.WireFormatException.ThrowDuplicateKey(vector.At(i, {SchemaReader.ItemOf(value.Item!).Size}));",
            { SequenceKind: SequenceKind.List } => $"items.Add({part.Read});",
            _ => $"items[i] = {part.Read};",
        };
        string build =
            $"var items = new {create};\nfor (int i = 0; i < vector.Count; i++)\n{{\n{CSharp.Indent(store, 4)}\n}}\n\nreturn items;";
        return $$"""
            {{declaration}}
            {
                public static int Write(FlatBufferBuilder builder, {{type}}? items)
                {
                    if (items is null)
                    {
                        return 0;
                    }

            {{CSharp.Indent(part.Write, 8)}}
                }

                public static bool Verify(Verifier verifier, uint table, int field) => verifier.{{part.Verify}};

                public static {{type}}? Read(Table table, int field)
                {
                    if (!table.TryGetVector(field, out Vector vector))
                    {
                        return null;
                    }

            {{CSharp.Indent(value.Type == typeof(byte[]) ? "return vector.Buffer.ToArray(vector.At(0, sizeof(byte)), vector.Count);" : build, 8)}}
                }

            {{(value.Item?.Kind == Kind.String ? "    [MethodImpl(MethodImplOptions.AggressiveInlining)]\n" : "")}}    public static void AddTo(ref LeafSum sum, Table table, int field)
                {
                    if (!table.TryGetVector(field, out Vector vector))
                    {
                        sum.AddNull();
                        return;
                    }

                    sum.Add(vector.Count);
                    for (int i = 0; i < vector.Count; i++)
                    {
            {{CSharp.Indent(part.Sum, 12)}}
                    }
                }{{part.Members}}
            }
            """;
    }

    private VectorCode NumbersOf(ValueShape value)
    {
        ValueShape item = value.Item!;
        (int size, int alignment) = (SchemaReader.ItemOf(item).Size, SchemaReader.ItemOf(item).Alignment);
        ScalarPart? scalar = ScalarPart.Of(item);
        bool isSet = value.SequenceKind == SequenceKind.Set;
        string source = isSet ? "ordered" : "items";
        string count = $"{source}.{(isSet || value.Type.IsArray ? "Length" : "Count")}";
        string at = $"vector.At(i, {size})";
        string put = scalar is null
            ? $"{StructOf(item)}.Write(builder, {source}[i]);"
            : $"builder.Add{scalar.Wire}({scalar.To($"{source}[i]")});";
        string order = isSet ? $"{CSharp.NameOf(item.Type)}[] ordered = [.. items];\n" : "";
        string all = value.Type.IsArray && scalar is { IsBlock: true }
            ? $"builder.Add({source});"
            : $"for (int i = {count} - 1; i >= 0; i--)\n{{\n    {put}\n}}\n";
        return new VectorCode(
            $"{order}builder.StartVector({size}, {count}, {alignment});\n{all}\nreturn builder.EndVector().Value;",
            $"Items(table, field, {size})",
            scalar?.Read("vector.Buffer", at) ?? $"{StructOf(item)}.Read(vector.Buffer, {at})",
            scalar?.Sum("vector.Buffer", at) ?? $"{StructOf(item)}.AddTo(ref sum, vector.Buffer, {at});");
    }

    private VectorCode OffsetsOf(ValueShape value)
    {
        bool isText = value.Item!.Kind == Kind.String;
        string table = isText ? "" : TableOf(value.Item);
        string Put(string item) => isText ? $"Offsets.WriteText(builder, {item})" : $"{table}.Write(builder, {item})";
        string count = value.Type.IsArray ? "items.Length" : "items.Count";
        string fill = value.SequenceKind == SequenceKind.Set
            ? $"int count = 0;\nforeach (var item in items)\n{{\n    offsets[count++] = {Put("item")};\n}}"
            : $"for (int i = 0; i < {count}; i++)\n{{\n    offsets[i] = {Put("items[i]")};\n}}";
        return new VectorCode(
            Collect(count, fill),
            isText ? "Texts(table, field)" : $"Inners(table, field, {table}.Verify)",
            isText ? "vector.TextAt(i)" : $"{table}.Read(vector.TableAt(i))",
            isText ? "sum.AddTextAt(vector.Buffer, vector.At(i, sizeof(int)));" : $"{table}.AddTo(ref sum, vector.TableAt(i));");
    }

    private VectorCode EntriesOf(ValueShape value)
    {
        const string Entry = "Table entry = vector.TableAt(i);\n";
        TableColumn[] columns = [ColumnOf(value.Key!, "key", 0, "entry"), ColumnOf(value.Value!, "item", 1, "entry")];
        string build = CSharp.Indent($"{TableColumn.Build(columns)}\noffsets[count++] = builder.EndTable();", 4);
        return new VectorCode(
            Collect("items.Count", $"int count = 0;\nforeach (var (key, item) in items)\n{{\n{build}\n}}"),
            "Inners(table, field, VerifyEntry)",
            $"{Entry}items.Add({columns[0].Read}, {columns[1].Read});",
            Entry + Lines(columns.Select(column => column.Sum)),
            $"\n\n    private static bool VerifyEntry(Verifier verifier, uint table) => {TableColumn.Check(columns)};");
    }

    private static string Collect(string count, string fill) =>
        $"Span<int> offsets = {count} <= Offsets.OnStack ? stackalloc int[Offsets.OnStack] : new int[{count}];\n"
        + $"{fill}\n\nreturn Offsets.WriteVector(builder, offsets[..{count}]);";

    private string TableOf(ValueShape value) => value switch
    {
        { Kind: Kind.Object } => $"{Plan.StemOf(value.Type)}Table",
        { SequenceKind: SequenceKind.Rectangular } => PartOf(value, "Grid", WriteGrid),
        _ => PartOf(value, "Box", WriteBox),
    };

    private string VectorOf(ValueShape value) => PartOf(value, "Vector", WriteVector);

    private string PartOf(ValueShape value, string role, Func<string, ValueShape, string> write)
    {
        if (_parts.TryGetValue((value.Type, role), out (string Name, string Text) known))
        {
            return known.Name;
        }

        string stem = CSharp.Stem(value.Type) + role;
        string name = _parts.Values.Any(part => part.Name == stem) ? $"{stem}{_parts.Count}" : stem;
        _parts.Add((value.Type, role), (name, ""));
        _parts[(value.Type, role)] = (name, write($"private static class {name}", value).TrimEnd('\n'));
        return name;
    }

    private string StructOf(ValueShape value) => value.Kind == Kind.Object ? $"{Plan.StemOf(value.Type)}Struct" : $"{value.Kind}Part";

    private static bool IsStruct(ValueShape value) =>
        value.Kind is Kind.Guid or Kind.Decimal or Kind.DateTimeOffset || SchemaReader.IsStruct(value);

    private sealed record VectorCode(string Write, string Verify, string Read, string Sum, string Members = "");
}
