using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace SerBench.Formats.Contracts;

/// <summary>The fields of a type in one order: what a format needs to know of an object before its first byte. Computed once per type.</summary>
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
            Construction = new Construction(null, [.. declared.Parameters.Select(position => Fields.Single(field => field.Number == position + 1).Ordinal)]);
        }
    }

    public Type Type { get; }

    public FieldOrder Order { get; }

    public IReadOnlyList<Field> Fields { get; }

    /// <summary>How a value comes to be, or null when it cannot: an abstract class, or no constructor that fits.</summary>
    public Construction? Construction { get; }

    /// <summary>Whether a value can exist before its fields are read; the precondition of cycles.</summary>
    public bool IsFilledAfterCreation => Construction is { Parameters.Count: 0 };

    public static Shape Of(Type type, FieldOrder order = FieldOrder.Declared) =>
        Known.GetOrAdd((type, order), static key => new Shape(key.Item1, key.Item2));

    public static Shape Of<T>(FieldOrder order = FieldOrder.Declared) => Of(typeof(T), order);
}

/// <summary>A field of a shape.</summary>
/// <param name="Ordinal">Position in this shape.</param>
/// <param name="Number">Position as declared, from 1: the field number of numbered formats.</param>
/// <param name="Name">The member's name: that of the property for an automatic property.</param>
/// <param name="Reflected">The CLR field that holds the value; null where shapes are declared by generated code.</param>
/// <param name="Value">What is known of its type.</param>
public sealed record Field(int Ordinal, int Number, string Name, FieldInfo? Reflected, ValueShape Value)
{
    /// <summary>The CLR field that holds the value.</summary>
    public FieldInfo Member => Reflected
        ?? throw new NotSupportedException($"The field {Name} is known from generated code only: reflection is switched off.");
}

/// <summary>The order in which a format would like to be given the fields of an object.</summary>
public enum FieldOrder
{
    /// <summary>As declared, inherited members first.</summary>
    Declared,

    /// <summary>By name, ignoring case: the order of Ignite's reflective serializer.</summary>
    ByName,

    /// <summary>Values of fixed width first, then text, then collections and structs, nested objects last; as declared within each group.</summary>
    FixedFirst,
}

/// <summary>How a value of a type is created.</summary>
/// <param name="Constructor">The constructor; null for a struct that starts as its default.</param>
/// <param name="Parameters">For each parameter the ordinal of the field it sets; empty when the value is filled after creation.</param>
public sealed record Construction(ConstructorInfo? Constructor, IReadOnlyList<int> Parameters);

/// <summary>
/// Whether shapes may be read off CLR types. Where the compiler runs ahead of time, or when the runtime option is off, they are those that
/// generated code declares, and the code that reflects is trimmed away (docs/native-aot.md).
/// </summary>
internal static class ReflectionSwitch
{
    private const string Name = "SerBench.Reflection";

    [FeatureSwitchDefinition(Name)]
    [FeatureGuard(typeof(RequiresUnreferencedCodeAttribute))]
    public static bool IsOn => AppContext.TryGetSwitch(Name, out bool isOn) ? isOn : RuntimeFeature.IsDynamicCodeSupported;
}
