namespace SerBench.Serializers.Emission;

internal sealed class StateAccess(Shape shape)
{
    private const BindingFlags Visible = BindingFlags.Instance | BindingFlags.Public;

    private readonly List<string> _accessors = [];

    public IReadOnlyList<string> Accessors => _accessors;

    public static string? Refuse(ValueShape value) => value switch
    {
        { Type.IsVisible: false } => "it is not public, so emitted code cannot name it",
        { Kind: Kind.Object, Type.IsGenericType: true } when value.Shape is var shape
            && (shape.Construction is { Constructor.IsPublic: false }
                || shape.Fields.Any(field => FindMember(value.Type, field) is null)) =>
            "it is a generic type with private state, which emitted code cannot reach",
        _ => null,
    };

    // Returns code that reads a field, and converts the value if no format knows its type.
    public string Read(string value, Field field) => Convert(
        field,
        nameof(Surrogate.Carry),
        (FindMember(shape.Type, field) is { } member ? $"{value}.{CSharp.Identifier(member.Name)}" : Reach(value, field))
            + (field.Value.Declared is null ? "" : ", isStrict: false"));

    public string Make(Func<Field, string> read)
    {
        string valueOf(Field field) => Convert(field, nameof(Surrogate.Restore), read(field));
        Construction construction = shape.Construction!;
        string name = CSharp.NameOf(shape.Type);
        IReadOnlyList<int> parameters = TypeReader.IsPair(shape.Type) ? [0, 1] : construction.Parameters;
        string arguments = string.Join(", ", parameters.Select(ordinal => valueOf(shape.Fields[ordinal])));
        Field[] rest = [.. shape.Fields.Where(field => !parameters.Contains(field.Ordinal))];
        string create = $"new {name}({arguments})";
        if (construction.Constructor is { IsPublic: false })
        {
            Declare("[UnsafeAccessor(UnsafeAccessorKind.Constructor)]", $"private static extern {name} Create();");
            create = "Create()";
        }

        Field[] initialized = create == "Create()" ? [] : [.. rest.Where(IsSettable)];
        string initializer = initialized.Length == 0
            ? ""
            : "\n    {\n"
                + string.Join("\n", initialized.Select(field => $"        {CSharp.Identifier(field.Name)} = {valueOf(field)},"))
                + "\n    }";
        Field[] reached = [.. rest.Except(initialized)];
        return reached.Length == 0
            ? $"return {create}{initializer};"
            : $"{name} made = {create}{initializer};\n"
                + string.Concat(reached.Select(field => $"{Reach("made", field)} = {valueOf(field)};\n"))
                + "return made;";
    }

    private static string Convert(Field field, string method, string text) => field.Value.Declared is { } declared
        ? $"{CSharp.NameOf(typeof(Surrogate))}.{method}"
            + $"<{CSharp.NameOf(declared)}, {CSharp.NameOf(field.Value.Carrier)}, {CSharp.NameOf(Surrogate.Of(declared))}>({text})"
        : text;

    private bool IsSettable(Field field) => FindMember(shape.Type, field) switch
    {
        FieldInfo member => !member.IsInitOnly,
        PropertyInfo { SetMethod: { IsPublic: true } setter } => setter.IsDefined(typeof(CompilerGeneratedAttribute)),
        _ => false,
    };

    private string Reach(string value, Field field)
    {
        Type owner = field.Member.DeclaringType!;
        string reference = owner.IsValueType ? "ref " : "";
        Declare(
            $"[UnsafeAccessor(UnsafeAccessorKind.Field, Name = \"{field.Member.Name}\")]",
            $"private static extern ref {CSharp.NameOf(field.Member.FieldType)} "
            + $"Field{field.Number}({reference}{CSharp.NameOf(owner)} value);");
        return $"Field{field.Number}({reference}{value})";
    }

    private void Declare(string attribute, string method)
    {
        string declaration = $"{attribute}\n{method}";
        if (!_accessors.Contains(declaration))
        {
            _accessors.Add(declaration);
        }
    }

    private static MemberInfo? FindMember(Type type, Field field) => TypeReader.IsPair(type) || TypeReader.IsTuple(type)
        ? type.GetProperty(field.Name, Visible | BindingFlags.IgnoreCase)
        : type.GetMember(field.Name, Visible) is [var member] && member.DeclaringType == field.Member.DeclaringType
        ? member switch
        {
            FieldInfo => member,
            PropertyInfo { GetMethod: { IsPublic: true } getter }
                when getter.IsDefined(typeof(CompilerGeneratedAttribute)) && (!getter.IsVirtual || getter.IsFinal) => member,
            _ => null,
        }
        : null;
}
