namespace SerBench.Serializers.Emission;

/// <summary>How the code for a library is written: the attributes of its twins and the calls of the library. A recipe is only text, so code
/// can be emitted on machines that lack the library.</summary>
public abstract class Recipe
{
    /// <summary>The id by which the library's rows find their code.</summary>
    public abstract string Id { get; }

    /// <summary>The packages that the code needs, by assembly name. The folders of their generators have the same names.</summary>
    public virtual IReadOnlyList<string> Packages => [];

    /// <summary>The folder of the library's source generator. Without it, the library makes its code at run time or has none.</summary>
    public virtual string? Generator => null;

    /// <summary>True if code for the built-in models is committed; false if the library takes them as they are.</summary>
    public virtual bool IsForModels => true;

    /// <summary>The namespace of the emitted code. For the built-in models it is also the code's folder.</summary>
    public virtual string Namespace => "SerBench.Twins";

    public abstract IReadOnlyList<string> Usings { get; }

    /// <summary>Namespaces imported inside the code's own namespace, so that their types win over types from outside.</summary>
    public virtual IReadOnlyList<string> InnerUsings => [];

    /// <summary>The ways to call the library: the fastest that its documentation names, its default, and others of interest.</summary>
    public virtual IReadOnlyList<Way> Ways => [];

    /// <summary>The direct calls. They are emitted into the class that is named like the recipe, with Direct in place of Recipe.</summary>
    public virtual IReadOnlyList<DirectList> Direct => [];

    /// <summary>The reason why the library cannot carry a value; null if it can.</summary>
    public virtual string? Refuse(ValueShape value) => null;

    /// <summary>The full name of the attribute by which the library knows a type; null if it needs none.</summary>
    public virtual string? Attribute => null;

    /// <summary>True if the library takes a class or struct without a twin: by default, if it has the attribute.</summary>
    public virtual bool Takes(ValueShape value) =>
        value.Type.CustomAttributes.Any(attribute => attribute.AttributeType.FullName == Attribute);

    /// <summary>True if emitted code hands the members to the library one by one.</summary>
    public virtual bool WritesMembers => false;

    /// <summary>True if the library finds a twin by its name among all classes of the process.</summary>
    public virtual bool FindsTwinsByName => false;

    /// <summary>The attributes of a twin.</summary>
    public virtual string Mark(ValueShape type) => "";

    /// <summary>True if other classes may derive from twins.</summary>
    public virtual bool IsOpen => false;

    /// <summary>The fields in the order in which the twin declares them. A null stands for a byte of filler.</summary>
    public virtual IEnumerable<Field?> Arrange(Shape shape) => shape.Fields;

    /// <summary>The attributes of the base class of the twins of a union; null if the library has no unions.</summary>
    public virtual string? UnionAttributesOf(IReadOnlyList<string> cases) => null;

    /// <summary>The attributes of a member, each on a line of its own; empty if there are none.</summary>
    public virtual string Mark(Field field) => "";

    /// <summary>Declares the types other than twins that the calls need.</summary>
    /// <param name="classes">All classes and structs that the root reaches.</param>
    public virtual string DeclareOthers(string twin, string stem, IReadOnlyList<ValueShape> classes) => "";

    /// <summary>The name of a twin's class, which is emitted unless a compiler of the library makes it.</summary>
    public virtual string NameTwin(string stem) => stem + "Twin";

    /// <summary>The schema from which the library's compiler makes the twins; null if there is none.</summary>
    internal virtual string? WriteSchema(TwinPlan plan) => null;

    internal virtual TwinWriter CreateWriter(TwinPlan plan) => new(plan);
}

/// <summary>A way to call a library, as pieces of C#. In them <c>$T</c> is the twin and <c>$C</c> the core, a struct.</summary>
/// <param name="Encode">A statement that writes <c>value</c> to <c>buffer</c>.</param>
/// <param name="Decode">An expression that reads <c>data</c>, an array segment. For a view it is the sum of the leaves.</param>
/// <param name="State">The members that the calls need; a constructor takes <c>object? context</c>.</param>
/// <param name="IsView">True if messages are read in place.</param>
public sealed record Way(string Name, string Encode, string Decode, string State = "public $C(object? context) { }", bool IsView = false)
{
    /// <summary>The state of calls that write through the interface of buffer writers.</summary>
    public const string Writer = "private readonly EncodeBufferWriter _output = new();\n\npublic $C(object? context) { }";

    /// <summary>The library's own calls for streams; null if it has none.</summary>
    public ServiceWay? Stream { get; init; }

    /// <summary>The library's own calls for pipes; null if it has none.</summary>
    public ServiceWay? Pipe { get; init; }
}

/// <summary>A library's calls for streams or pipes.</summary>
/// <param name="Write">Statements that write <c>value</c> to <c>output</c>.</param>
/// <param name="Read">An expression that reads <c>input</c>.</param>
public sealed record ServiceWay(string Write, string Read);
