namespace SerBench.Formats.Contracts;

/// <summary>The fields of a type in one order.</summary>
public sealed class Shape
{
    private static readonly ConcurrentDictionary<(Type, FieldOrder), Shape> Known = new();

    private Shape(Type type, FieldOrder order)
    {
        Type = type;
        Order = order;
        if (ReflectionSwitch.IsOn)
        {
            Fields = TypeReader.Arrange(TypeReader.ReadFields(type), order);
            Construction = TypeReader.FindConstruction(type, Fields);
        }
        else
        {
            DeclaredShape declared = GeneratedBinarizers.TryGetShape(type, out DeclaredShape? known)
                ? known
                : throw new NotSupportedException($"{type} has no generated binarizer, and reflection is switched off.");
            Fields = TypeReader.Arrange(declared.Fields.Select(TypeReader.FieldOf), order);
            Construction = new Construction(null, [.. declared.Parameters.Select(position =>
                Fields.Single(field => field.Number == TypeReader.FieldOf(declared.Fields[position], position).Number).Ordinal)]);
        }
    }

    /// <summary>The type.</summary>
    public Type Type { get; }

    /// <summary>The order of the fields.</summary>
    public FieldOrder Order { get; }

    /// <summary>The fields, at the indices of their <see cref="Field.Ordinal"/>.</summary>
    public IReadOnlyList<Field> Fields { get; }

    /// <summary>The construction of a value, or null if there is none.</summary>
    public Construction? Construction { get; }

    /// <summary>True if a value can exist before its fields are read. Only such values can be part of a cycle.</summary>
    public bool IsFilledAfterCreation => Construction is { Parameters.Count: 0 };

    internal bool IsInMemoryOrder =>
        Fields.All(one => one.Value is not { Kind: Kind.Object, Type.IsValueType: true } || one.Value.Shape.IsInMemoryOrder)
        && Fields.Zip(Fields.Skip(1))
            .All(pair => !pair.First.IsPinned || pair.First.Reflected?.MetadataToken < pair.Second.Reflected?.MetadataToken);

    /// <summary>The shape of a type.</summary>
    public static Shape Of(Type type, FieldOrder order = FieldOrder.Declared) =>
        Known.GetOrAdd((type, order), static key => new Shape(key.Item1, key.Item2));

    /// <summary>The shape of <typeparamref name="T"/>.</summary>
    public static Shape Of<T>(FieldOrder order = FieldOrder.Declared) => Of(typeof(T), order);
}

/// <summary>A field of a shape.</summary>
/// <param name="Ordinal">The position in this shape.</param>
/// <param name="Number">The number in an attribute, or the position in the declaration, from 1.</param>
/// <param name="Name">The name of the member or automatic property.</param>
/// <param name="Reflected">The CLR field; null if generated code declares the shape.</param>
/// <param name="Value">The shape of the value.</param>
public sealed record Field(int Ordinal, int Number, string Name, FieldInfo? Reflected, ValueShape Value)
{
    /// <summary>True if an attribute sets the number. Messages then identify the field by number, not by name.</summary>
    public bool IsPinned { get; init; }

    internal FieldWire Wire { get; init; }

    /// <summary>The CLR field. Throws if only generated code knows the field.</summary>
    public FieldInfo Member => Reflected
        ?? throw new NotSupportedException($"Only generated code knows the field {Name}: reflection is switched off.");
}

/// <summary>The order of an object's fields.</summary>
public enum FieldOrder
{
    /// <summary>By declaration, inherited members first; by number if attributes give numbers.</summary>
    Declared,

    /// <summary>By name, ignoring case; by number if attributes give numbers.</summary>
    ByName,

    /// <summary>Values of fixed width, then text, then collections and structs, then nested objects.</summary>
    FixedFirst,
}

/// <summary>The construction of a value.</summary>
/// <param name="Constructor">The constructor; null for a struct that starts as its default.</param>
/// <param name="Parameters">The ordinal of the field for each parameter; empty if the value is filled after creation.</param>
public sealed record Construction(ConstructorInfo? Constructor, IReadOnlyList<int> Parameters);

// Decides whether shapes may be read from CLR types. In code compiled ahead of time, generated code declares the shapes
// (docs/native-aot.md).
internal static class ReflectionSwitch
{
    private const string Name = "SerBench.Reflection";

    [FeatureSwitchDefinition(Name)]
    [FeatureGuard(typeof(RequiresUnreferencedCodeAttribute))]
    [FeatureGuard(typeof(RequiresDynamicCodeAttribute))]
    public static bool IsOn => AppContext.TryGetSwitch(Name, out bool isOn) ? isOn : RuntimeFeature.IsDynamicCodeSupported;
}
