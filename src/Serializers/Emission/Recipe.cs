namespace SerBench.Serializers.Emission;

// Attributes of twins and calls of a library. A recipe is only text, so code can be emitted on machines that lack the library.
public abstract class Recipe
{
    public abstract string Id { get; }

    // By assembly name. The folders of their generators have the same names.
    public virtual IReadOnlyList<string> Packages => [];

    // The folder of the source generator. Without it, the library makes its code at run time or has none.
    public virtual string? Generator => null;

    // True if code for the built-in models is committed.
    public virtual bool IsForModels => true;

    // For the built-in models also the folder.
    public virtual string Namespace => IsForModels ? $"{GetType().Namespace}.Twins" : "SerBench.Twins";

    // Of the classes that the library's compiler makes of a schema.
    public virtual string? SchemaNamespace => null;

    public abstract IReadOnlyList<string> Usings { get; }

    // Imported inside the code's namespace, so that their types win over types from outside.
    public virtual IReadOnlyList<string> InnerUsings => [];

    // The fastest documented way, the default, and others of interest.
    public virtual IReadOnlyList<Way> Ways => [];

    // Emitted into the class named like the recipe, with Direct in place of Recipe.
    public virtual IReadOnlyList<DirectList> Direct => [];

    public virtual string? Refuse(ValueShape value) => null;

    // The full name of the attribute by which the library knows a type.
    public virtual string? Attribute => null;

    // True if a class or struct needs no twin.
    public virtual bool Takes(ValueShape value) =>
        value.Type.CustomAttributes.Any(attribute => attribute.AttributeType.FullName == Attribute);

    // True if emitted code hands the members to the library one by one.
    public virtual bool WritesMembers => false;

    // True if the keys of maps can be objects.
    public virtual bool HasObjectKeys => false;

    // True if a number that no member has costs nothing.
    public virtual bool KeepsGaps => false;

    // True if the library finds a twin by its name among all classes of the process.
    public virtual bool FindsTwinsByName => false;

    public virtual string Mark(ValueShape type) => "";

    // True if other classes may derive from twins.
    public virtual bool IsOpen => false;

    // The fields in the twin's order of declaration. A null is a byte of filler.
    public virtual IEnumerable<Field?> Arrange(Shape shape) => shape.Fields;

    // For the base class of a union's twins; null if the library has no unions.
    public virtual string? UnionAttributesOf(string stem, IReadOnlyList<string> cases) => null;

    // Each attribute on a separate line.
    public virtual string Mark(Field field) => "";

    // The old name of a renamed member, which messages keep by an attribute of the library; null for all other members.
    protected static string? KeptNameOf(Field field) => field.Member.DeclaringType!.GetProperty(field.Name)
        ?.GetCustomAttribute<KeptNameAttribute>()?.Name;

    // Types other than twins that the calls need.
    /// <param name="classes">all classes and structs that the root reaches.</param>
    public virtual string DeclareOthers(string twin, string stem, IReadOnlyList<ValueShape> classes) => "";

    // The class is emitted unless a compiler of the library makes it.
    public virtual string NameTwin(string stem) => stem + "Twin";

    // The library's compiler makes the twins from the schema.
    /// <param name="space">the namespace of its classes in a user's program, whose schema imports what it uses; null for SerBench.</param>
    internal virtual string? WriteSchema(TwinPlan plan, string? space) => null;

    // A schema for a compiler that this build lacks and users have.
    internal virtual (string Name, string Text)? WriteUserSchema(TwinPlan plan, Type root) => null;

    internal virtual TwinWriter CreateWriter(TwinPlan plan) => new(plan);
}

// Pieces of C#: $T is the twin and $C the core, a struct.
/// <param name="Encode">a statement that writes value to buffer.</param>
/// <param name="Decode">an expression that reads data, an array segment. For a view it is the sum of the leaves.</param>
/// <param name="State">the members that the calls need; a constructor takes object? context.</param>
public sealed record Way(string Name, string Encode, string Decode, string State = "public $C(object? context) { }", bool IsView = false)
{
    public const string Writer = "private readonly EncodeBufferWriter _output = new();\n\npublic $C(object? context) { }";

    public ServiceWay? Stream { get; init; }

    public ServiceWay? Pipe { get; init; }

    /// <param name="core">a generic struct with all calls.</param>
    public static Way OfCore(string name, string core)
    {
        string state = $"private readonly {core}<$T> _core = new();\n\npublic $C(object? context) {{ }}";
        return new(name, "_core.Encode(value, buffer);", "_core.Decode(data)", state)
        {
            Stream = new("_core.Write(value, output);", "_core.Read(input)"),
        };
    }
}

/// <param name="Write">statements that write value to output.</param>
/// <param name="Read">an expression that reads input.</param>
public sealed record ServiceWay(string Write, string Read);
