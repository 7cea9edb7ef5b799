namespace SerBench.Serializers.Emission;

// A recipe holds a library's attributes and calls as text, so that code can be emitted without the library.
public abstract class Recipe
{
    public abstract string Id { get; }

    public virtual IReadOnlyList<string> Packages => [];

    // The folder of the library's source generator.
    public virtual string? Generator => null;

    public virtual bool IsForModels => true;

    public virtual string Namespace => IsForModels ? $"{GetType().Namespace}.Twins" : "SerBench.Twins";

    public virtual string? SchemaNamespace => null;

    public abstract IReadOnlyList<string> Usings { get; }

    // These namespaces are imported inside the code's namespace, so that their types win over types from outside.
    public virtual IReadOnlyList<string> InnerUsings => [];

    public virtual IReadOnlyList<Way> Ways => [];

    // For each entry, a method is emitted that lists calls of the library, made as in a program without SerBench. The class of these
    // methods has the recipe's name, with Direct in place of Recipe.
    public virtual IReadOnlyList<DirectList> Direct => [];

    public virtual string? Refuse(ValueShape value) => null;

    public virtual string? Attribute => null;

    // True if the library serializes the type itself, not an emitted copy.
    public virtual bool Takes(ValueShape value) =>
        value.Type.CustomAttributes.Any(attribute => attribute.AttributeType.FullName == Attribute);

    public virtual bool WritesMembers => false;

    public virtual bool HasObjectKeys => false;

    // True if an unused member number costs no bytes.
    public virtual bool KeepsGaps => false;

    public virtual bool FindsTwinsByName => false;

    public virtual string Mark(ValueShape type) => "";

    // True if other classes may derive from the emitted classes.
    public virtual bool IsOpen => false;

    // Returns the fields in the order that the emitted class declares. A null stands for a byte of padding.
    public virtual IEnumerable<Field?> Arrange(Shape shape) => shape.Fields;

    public virtual string? UnionAttributesOf(string stem, IReadOnlyList<string> cases) => null;

    public virtual string Mark(Field field) => "";

    protected static string? KeptNameOf(Field field) => field.Member.DeclaringType!.GetProperty(field.Name)
        ?.GetCustomAttribute<KeptNameAttribute>()?.Name;

    public virtual string DeclareOthers(string twin, string stem, IReadOnlyList<ValueShape> classes) => "";

    public virtual string NameTwin(string stem) => stem + "Twin";

    /// <param name="space">the namespace of the classes in a user's program; null for SerBench.</param>
    internal virtual string? WriteSchema(TwinPlan plan, string? space) => null;

    // Writes a schema for users who have the library's compiler, which this build lacks.
    internal virtual (string Name, string Text)? WriteUserSchema(TwinPlan plan, Type root) => null;

    internal virtual TwinWriter CreateWriter(TwinPlan plan) => new(plan);
}

// `Encode`, `Decode` and `State` are C# code. In them, $T stands for the type that the library serializes, and $C for the struct that makes
// the calls.
/// <param name="Encode">a statement that writes value to buffer.</param>
/// <param name="Decode">an expression that reads the array segment data, or returns a checksum of the values if IsView.</param>
/// <param name="State">the members that the calls need; a constructor takes object? context.</param>
public sealed record Way(string Name, string Encode, string Decode, string State = "public $C(object? context) { }", bool IsView = false)
{
    public const string Writer = "private readonly EncodeBufferWriter _output = new();\n\npublic $C(object? context) { }";

    public ServiceWay? Stream { get; init; }

    public ServiceWay? Pipe { get; init; }

    public static Way OfCore(string name, string core)
    {
        string state = $"private readonly {core}<$T> _core = new();\n\npublic $C(object? context) {{ }}";
        return new(name, "_core.Encode(value, buffer);", "_core.Decode(data)", state)
        {
            Stream = new("_core.Write(value, output);", "_core.Read(input)"),
        };
    }
}

public sealed record ServiceWay(string Write, string Read);
