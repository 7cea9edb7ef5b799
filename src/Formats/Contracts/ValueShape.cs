namespace SerBench.Formats.Contracts;

/// <summary>The facts of a value's type that a format may need. Computed once per type.</summary>
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

    /// <summary>Creates the shape of a type that no format knows, from the shape of its carrier.</summary>
    internal ValueShape(ValueShape carrier, Type declared)
        : this(carrier.Kind, carrier.Type, carrier.IsNullableValue, carrier._shape)
    {
        (SequenceKind, Item, Key, Value, Reason) = (carrier.SequenceKind, carrier.Item, carrier.Key, carrier.Value, carrier.Reason);
        Declared = declared;
    }

    /// <summary>The declared type, if no format knows it and messages hold its carrier instead; else null.</summary>
    public Type? Declared { get; }

    /// <summary>The type of the value in messages.</summary>
    public Type Carrier => IsNullableValue ? typeof(Nullable<>).MakeGenericType(Type) : Type;

    /// <summary>The kind of the value.</summary>
    public Kind Kind { get; }

    /// <summary>The CLR type; for a nullable value type its underlying type.</summary>
    public Type Type { get; }

    /// <summary>True if the declared type is <see cref="Nullable{T}"/>.</summary>
    public bool IsNullableValue { get; }

    /// <summary>True if the value may be null.</summary>
    public bool CanBeNull => IsNullableValue || !Type.IsValueType;

    /// <summary>True if all values take the same number of bytes: numbers, Booleans, dates, Guid and enums, unless nullable.</summary>
    public bool IsFixedWidth => Kind < Kind.String && !IsNullableValue;

    /// <summary>The bytes of a value of fixed width, as most formats store it; 0 for other values.</summary>
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

    /// <summary>The shape of a sequence's items; null for other kinds.</summary>
    public ValueShape? Item { get; internal init; }

    /// <summary>The shape of a map's keys; null for other kinds.</summary>
    public ValueShape? Key { get; internal init; }

    /// <summary>The shape of a map's values; null for other kinds.</summary>
    public ValueShape? Value { get; internal init; }

    /// <summary>The reason why no format can carry the type; null for every kind but <see cref="Kind.Unknown"/>.</summary>
    public string? Reason { get; internal init; }

    /// <summary>The shape of a type's values.</summary>
    public static ValueShape Of(Type type) => TypeReader.ValueOf(type);

    /// <summary>The fields of an object, in the order of declaration. Resolved on demand, since types may contain themselves.</summary>
    public Shape Shape => (_shape ?? throw new InvalidOperationException($"{Type} is not an object."))();
}
