using System.Collections.Concurrent;

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
