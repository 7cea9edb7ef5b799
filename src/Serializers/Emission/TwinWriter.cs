namespace SerBench.Serializers.Emission;

internal class TwinWriter(TwinPlan plan)
{
    private const string Filler = "Filler";

    protected TwinPlan Plan => plan;

    public virtual string WriteTwin(ValueShape type) => plan.IsUnion(type) ? DeclareUnion(type) : plan.HasTwin(type) ? Declare(type) : "";

    public virtual string WriteConversion(ValueShape type)
    {
        if (plan.IsUnion(type))
        {
            return ConvertUnion(type);
        }

        bool hasTwin = plan.HasTwin(type);
        var access = new StateAccess(type.Shape);
        string? toTwin = hasTwin ? Initialize(type.Shape, field => Convert(field.Value, access.Read("value", field), isBack: false)) : null;
        Func<string, Field, string> read = hasTwin ? (value, field) => $"{value}.{NameIn(type.Shape, field)}" : access.Read;
        string nulls = type.CanBeNull ? "left is null || right is null ? left is null && right is null : " : "";
        return "\n" + DeclareConversion(
            type, access, toTwin, field => Convert(field.Value, $"twin.{NameIn(type.Shape, field)}", isBack: true),
            $"({plan.MemberOf(type)} left, {plan.MemberOf(type)} right) =>\n        {nulls}{Compare(type.Shape, read)}");
    }

    protected string DeclareConversion(ValueShape type, StateAccess access, string? toTwin, Func<Field, string> from, string equality)
    {
        (string model, string twin) = (CSharp.NameOf(type.Type), plan.TwinOf(type));
        string conversion = toTwin is null ? "" : $$"""

                public static {{twin}} ToTwin({{model}} value){{toTwin}}

                public static {{model}} FromTwin({{twin}} twin)
                {
            {{CSharp.Indent(access.Make(from), 8)}}
                }

            """;
        return $$"""
            internal readonly struct {{plan.StemOf(type.Type)}}Conversion{{(toTwin is null ? "" : $" : ITwin<{model}, {twin}>")}}
            {{{conversion}}
                public static bool AreEqual{{equality}};
            {{Members(access.Accessors)}}}

            """;
    }

    protected static string Initialize(Shape shape, Func<Field, string> valueOf) =>
        $" => new()\n    {{\n{Lines(shape.Fields.Select(field => $"        {NameIn(shape, field)} = {valueOf(field)},"))}\n    }};";

    protected string Convert(ValueShape value, string text, bool isBack)
    {
        if (!plan.HasTwin(value))
        {
            return text;
        }

        string Each(ValueShape item) => $"static item => {Convert(item, "item", isBack)}";
        string mark = isBack ? "!" : "";
        string method = value.Kind == Kind.Object ? $"{plan.StemOf(value.Type)}Conversion.{(isBack ? "FromTwin" : "ToTwin")}" : "";
        return value switch
        {
            { Kind: Kind.Object, IsNullableValue: true } => $"TwinItems.ConvertNullable({text}, {method})",
            { Kind: Kind.Object, CanBeNull: true } => $"({text} is null ? null{mark} : {method}({text}))",
            { Kind: Kind.Object } => $"{method}({text})",
            { Kind: Kind.Map } => $"TwinItems.ConvertMap({text}, {Each(value.Key!)}, {Each(value.Value!)}){mark}",
            { SequenceKind: SequenceKind.Set } => $"TwinItems.ConvertSet({text}, {Each(value.Item!)}){mark}",
            { SequenceKind: SequenceKind.List } => $"{text}?.ConvertAll({Each(value.Item!)}){mark}",
            _ => $"({text} is null ? null{mark} : Array.ConvertAll({text}, {Each(value.Item!)}))",
        };
    }

    protected static string NameIn(Shape shape, Field field) =>
        shape.Fields.Any(other => other.Number < field.Number && other.Name == field.Name)
            ? $"{field.Name}{field.Number}"
            : CSharp.Identifier(field.Name);

    // Only types that contain themselves can exhaust the stack.
    protected static string GuardOf(ValueShape type) =>
        type.Shape.Fields.Any(field => ShapeCheck.Find(field.Value.Type, value => value.Type == type.Type ? "itself" : null) is not null)
            ? "RuntimeHelpers.EnsureSufficientExecutionStack();\n"
            : "";

    protected static ValueShape Underlying(ValueShape value) => ValueShape.Of(Enum.GetUnderlyingType(value.Type));

    protected static string SummaryOf(ValueShape type) =>
        $"/// <summary>The twin of <see cref=\"{CSharp.NameOf(type.Type).Replace('<', '{').Replace('>', '}')}\"/>.</summary>";

    protected static string Lines(IEnumerable<string> lines) => string.Join('\n', lines);

    protected static string Members(IEnumerable<string> members) =>
        string.Concat(members.Select(member => $"\n{CSharp.Indent(member, 4)}\n"));

    private string DeclareUnion(ValueShape type) => $"""
        /// <summary>The base class of twins.</summary>
        {plan.Recipe.UnionAttributesOf(plan.StemOf(type.Type), [.. type.Shape.Fields.Select(field => plan.TwinOf(field.Value))])}
        public abstract partial class {plan.TwinOf(type)};

        """;

    private string ConvertUnion(ValueShape type)
    {
        (string stem, string model, string twin) = (plan.StemOf(type.Type), CSharp.NameOf(type.Type), plan.TwinOf(type));
        (string Item, string Stem, string Twin)[] cases =
            [.. type.Shape.Fields.Select(field => (field.Name, plan.StemOf(field.Value.Type), plan.TwinOf(field.Value)))];
        return $$"""

            [Cases({{string.Join(", ", cases.Select(one => $"typeof({one.Twin})"))}})]
            public abstract partial class {{twin}};

            internal readonly struct {{stem}}Conversion : ITwin<{{model}}, {{twin}}?>
            {
                public static {{twin}}? ToTwin({{model}} value) =>
            {{Lines(cases.Select(one => $"        value.{one.Item} is {{ }} {one.Item} ? {one.Stem}Conversion.ToTwin({one.Item}) :"))}}
                    null;

                public static {{model}} FromTwin({{twin}}? twin) => twin switch
                {
            {{Lines(cases.Select(one => $"        {one.Twin} one => new() {{ {one.Item} = {one.Stem}Conversion.FromTwin(one) }},"))}}
                    _ => default,
                };

                public static bool AreEqual({{twin}}? left, {{twin}}? right) => (left, right) switch
                {
            {{Lines(cases.Select(one => $"        ({one.Twin} one, {one.Twin} other) => {one.Stem}Conversion.AreEqual(one, other),"))}}
                    _ => left is null && right is null,
                };
            }

            """;
    }

    private string Declare(ValueShape type)
    {
        int fillers = 0;
        IEnumerable<string> members = plan.Recipe.Arrange(type.Shape).Select(field =>
        {
            string mark = field is null ? "" : plan.Recipe.Mark(plan.KeepsGaps ? field : field with { Number = field.Ordinal + 1 });
            string member = field is null
                ? $"byte {Filler}{(fillers++ is 0 ? "" : fillers)}"
                : $"{plan.MemberOf(field.Value)} {NameIn(type.Shape, field)}";
            return $"{(mark.Length == 0 ? "" : $"    {mark}\n")}    public {member} {{ get; set; }}\n";
        });
        bool isKey = plan.IsKey(type.Type) && type.Shape.Fields.Count > 0;
        string[] parents = [.. new[] { plan.BaseOf(type.Type), isKey ? $"IEquatable<{plan.TwinOf(type)}>" : null }.OfType<string>()];
        string parent = parents.Length == 0 ? "" : $" : {string.Join(", ", parents)}";
        return $$"""
            {{SummaryOf(type)}}
            {{plan.Recipe.Mark(type)}}
            public {{(type.Type.IsValueType ? "partial struct" : plan.Recipe.IsOpen ? "partial class" : "sealed partial class")}} {{plan.TwinOf(type)}}{{parent}}
            {
            {{Lines(members)}}{{(isKey ? DeclareEquality(type) : "")}}}

            """;
    }

    private string DeclareEquality(ValueShape type)
    {
        string twin = plan.TwinOf(type);
        string nulls = type.Type.IsValueType ? "" : "other is not null && ";
        string Members(string of) =>
            (type.Shape.Fields.Count == 1 ? "ValueTuple.Create" : "")
            + $"({string.Join(", ", type.Shape.Fields.Select(field => $"{of}{NameIn(type.Shape, field)}"))})";
        return $$"""

                public bool Equals({{twin}}{{(nulls.Length > 0 ? "?" : "")}} other) => {{nulls}}{{Members("")}}.Equals({{Members("other.")}});

                public override bool Equals(object? other) => other is {{twin}} key && Equals(key);

                public override int GetHashCode() => {{Members("")}}.GetHashCode();

            """;
    }

    private string Compare(Shape shape, Func<string, Field, string> read) => shape.Fields.Count == 0
        ? "true"
        : string.Join("\n            && ", shape.Fields.Select(field => Compare(field.Value, read("left", field), read("right", field))));

    private string Compare(ValueShape value, string left, string right)
    {
        const string Equality = "TwinEquality.AreEqual";
        string Each(ValueShape item) => $"static (left, right) => {Compare(item, "left", "right")}";
        return value switch
        {
            { Kind: Kind.Object, IsNullableValue: false } => $"{plan.StemOf(value.Type)}Conversion.AreEqual({left}, {right})",
            { Kind: Kind.Object } => $"{Equality}({left}, {right}, {plan.StemOf(value.Type)}Conversion.AreEqual)",
            { Kind: Kind.Map } => $"{Equality}({left}, {right}, {Each(value.Value!)})",
            { Kind: Kind.Sequence, SequenceKind: SequenceKind.Array, Item: { IsFixedWidth: true, Kind: not Kind.DateTimeOffset } } =>
                $"{Equality}({left}, {right})",
            { Kind: Kind.Sequence, SequenceKind: SequenceKind.Rectangular } =>
                $"{Equality}<{plan.MemberOf(value.Item!)}>({left}, {right}, {Each(value.Item!)})",
            { Kind: Kind.Sequence } => $"{Equality}({left}, {right}, {Each(value.Item!)})",
            { Kind: not (Kind.Single or Kind.Double or Kind.Decimal or Kind.DateTime or Kind.DateTimeOffset) } => $"{left} == {right}",
            { IsNullableValue: true } => $"{Equality}({left}, {right}, TwinEquality.AreEqual)",
            _ => $"{Equality}({left}, {right})",
        };
    }
}
