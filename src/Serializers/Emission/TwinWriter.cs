using System.Text;

namespace SerBench.Serializers.Emission;

internal class TwinWriter(TwinPlan plan)
{
    private const string Filler = "Filler";

    protected TwinPlan Plan => plan;

    // All that a program without SerBench needs.
    public virtual string WriteTwin(ValueShape type) => plan.IsUnion(type) ? DeclareUnion(type) : plan.HasTwin(type) ? Declare(type) : "";

    // Converts and compares a twin, for SerBench alone. Without a twin, only compares.
    public virtual string WriteConversion(ValueShape type)
    {
        if (plan.IsUnion(type))
        {
            return ConvertUnion(type);
        }

        bool hasTwin = plan.HasTwin(type);
        string stem = plan.StemOf(type.Type);
        (string model, string twin) = (CSharp.NameOf(type.Type), plan.TwinOf(type));
        var access = new StateAccess(type.Shape);
        string conversion = !hasTwin ? "" : $$"""

                public static {{twin}} ToTwin({{model}} value) => new()
                {
            {{Lines(type.Shape.Fields.Select(field => $"        {NameIn(type.Shape, field)} = {Convert(field.Value, access.Read("value", field), isBack: false)},"))}}
                };

                public static {{model}} FromTwin({{twin}} twin)
                {
            {{CSharp.Indent(access.Make(field => Convert(field.Value, $"twin.{NameIn(type.Shape, field)}", isBack: true)), 8)}}
                }

            """;
        Func<string, Field, string> read = hasTwin ? (value, field) => $"{value}.{NameIn(type.Shape, field)}" : access.Read;
        string comparison = Compare(type.Shape, read);
        string accessors = string.Concat(access.Accessors.Select(declaration => $"\n{CSharp.Indent(declaration, 4)}\n"));
        return $$"""

            internal readonly struct {{stem}}Conversion{{(hasTwin ? $" : ITwin<{model}, {twin}>" : "")}}
            {{{conversion}}
                public static bool AreEqual({{plan.MemberOf(type)}} left, {{plan.MemberOf(type)}} right) =>
                    {{(type.CanBeNull ? "left is null || right is null ? left is null && right is null : " : "")}}{{comparison}};
            {{accessors}}}

            """;
    }

    protected string Convert(ValueShape value, string text, bool isBack)
    {
        if (!plan.HasTwin(value))
        {
            return text;
        }

        string Each(ValueShape item) => $"static item => {Convert(item, "item", isBack)}";
        string method = value.Kind == Kind.Object ? $"{plan.StemOf(value.Type)}Conversion.{(isBack ? "FromTwin" : "ToTwin")}" : "";
        return value switch
        {
            { Kind: Kind.Object, IsNullableValue: true } => $"TwinItems.ConvertNullable({text}, {method})",
            { Kind: Kind.Object, CanBeNull: true } => $"({text} is null ? null{(isBack ? "!" : "")} : {method}({text}))",
            { Kind: Kind.Object } => $"{method}({text})",
            { Kind: Kind.Map } => $"TwinItems.ConvertMap({text}, {Each(value.Key!)}, {Each(value.Value!)}){(isBack ? "!" : "")}",
            { SequenceKind: SequenceKind.Set } => $"TwinItems.ConvertSet({text}, {Each(value.Item!)}){(isBack ? "!" : "")}",
            { SequenceKind: SequenceKind.List } => $"{text}?.ConvertAll({Each(value.Item!)}){(isBack ? "!" : "")}",
            _ => $"({text} is null ? null{(isBack ? "!" : "")} : Array.ConvertAll({text}, {Each(value.Item!)}))",
        };
    }

    // The field's number follows if an earlier member, of a base class, has the same name.
    protected static string NameIn(Shape shape, Field field) =>
        shape.Fields.Any(other => other.Number < field.Number && other.Name == field.Name)
            ? $"{field.Name}{field.Number}"
            : CSharp.Identifier(field.Name);

    protected static bool ContainsItself(ValueShape type) =>
        type.Shape.Fields.Any(field => ShapeCheck.Find(field.Value.Type, value => value.Type == type.Type ? "itself" : null) is not null);

    protected static string Lines(IEnumerable<string> lines) => string.Join('\n', lines);

    // The union's carrier has an item for each twin; one item is set.
    private string DeclareUnion(ValueShape type) => $"""
        /// <summary>The base class of twins.</summary>
        {plan.Recipe.UnionAttributesOf([.. type.Shape.Fields.Select(field => plan.TwinOf(field.Value))])}
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
        var members = new StringBuilder();
        int fillers = 0;
        foreach (Field? field in plan.Recipe.Arrange(type.Shape))
        {
            string mark = field is null ? "" : plan.Recipe.Mark(plan.KeepsGaps ? field : field with { Number = field.Ordinal + 1 });
            members.Append(members.Length == 0 ? "" : "\n").Append(mark.Length == 0 ? "" : $"    {mark}\n").Append(
                field is null ? $"    public byte {Filler}{(fillers++ is 0 ? "" : fillers)} {{ get; set; }}\n"
                : $"    public {plan.MemberOf(field.Value)} {NameIn(type.Shape, field)} {{ get; set; }}\n");
        }

        string parent = plan.BaseOf(type.Type) is { } union ? $" : {union}" : "";
        return $$"""
            /// <summary>The twin of <see cref="{{CSharp.NameOf(type.Type).Replace('<', '{').Replace('>', '}')}}"/>.</summary>
            {{plan.Recipe.Mark(type)}}
            public {{(type.Type.IsValueType ? "partial struct" : plan.Recipe.IsOpen ? "partial class" : "sealed partial class")}} {{plan.TwinOf(type)}}{{parent}}
            {
            {{members}}}

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
