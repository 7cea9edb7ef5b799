namespace SerBench.Formats.Contracts;

/// <summary>Describes the values of a type.</summary>
public sealed class ValueShape
{
    private readonly Func<Shape>? _shape;

    internal ValueShape(Kind kind, Type type, bool isNullableValue = false, Func<Shape>? shape = null)
    {
        Kind = kind;
        Type = type;
        IsNullableValue = isNullableValue;
        _shape = shape;
    }

    internal ValueShape(ValueShape carrier, Type declared)
        : this(carrier.Kind, carrier.Type, carrier.IsNullableValue, carrier._shape)
    {
        (SequenceKind, Item, Key, Value, Reason) = (carrier.SequenceKind, carrier.Item, carrier.Key, carrier.Value, carrier.Reason);
        Declared = declared;
    }

    /// <summary>The declared type if messages hold another type, else null.</summary>
    public Type? Declared { get; }

    /// <summary>The type of the value in messages.</summary>
    public Type Carrier => IsNullableValue ? typeof(Nullable<>).MakeGenericType(Type) : Type;

    /// <summary>The kind of the value.</summary>
    public Kind Kind { get; }

    /// <summary>The CLR type; the underlying type of a nullable value type.</summary>
    public Type Type { get; }

    /// <summary>True if the declared type is <see cref="Nullable{T}"/>.</summary>
    public bool IsNullableValue { get; }

    /// <summary>True for nullable values and for all references.</summary>
    public bool CanBeNull => IsNullableValue || !Type.IsValueType;

    /// <summary>True if all values have the same width.</summary>
    public bool IsFixedWidth => Kind < Kind.String && !IsNullableValue;

    internal int Width => Kind switch
    {
        Kind.Boolean or Kind.Byte or Kind.SByte => sizeof(byte),
        Kind.Int16 or Kind.UInt16 or Kind.Char => sizeof(short),
        Kind.Int32 or Kind.UInt32 or Kind.Single or Kind.DateOnly => sizeof(int),
        Kind.DateTimeOffset => sizeof(long) + sizeof(short),
        Kind.Decimal or Kind.Guid => 2 * sizeof(long),
        Kind.Enum => Of(Enum.GetUnderlyingType(Type)).Width,
        < Kind.String => sizeof(long),
        _ => 0,
    };

    /// <summary>The CLR collection of a sequence.</summary>
    public SequenceKind SequenceKind { get; internal init; }

    internal bool IsBytes => Type == typeof(byte[]);

    internal int Rank => SequenceKind == SequenceKind.Rectangular ? Type.GetArrayRank() : 1;

    /// <summary>The shape of a sequence's items.</summary>
    public ValueShape? Item { get; internal init; }

    /// <summary>The shape of a map's keys.</summary>
    public ValueShape? Key { get; internal init; }

    /// <summary>The shape of a map's values.</summary>
    public ValueShape? Value { get; internal init; }

    /// <summary>The reason for <see cref="Kind.Unknown"/>.</summary>
    public string? Reason { get; internal init; }

    /// <summary>The shape of a type's values.</summary>
    public static ValueShape Of(Type type) => TypeReader.ValueOf(type);

    /// <summary>The fields of an object in the order of declaration.</summary>
    public Shape Shape => (_shape ?? throw new InvalidOperationException($"{Type} is not an object."))();
}
