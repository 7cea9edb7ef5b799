namespace SerBench.Formats.Contracts;

/// <summary>What a format may need to know of a value's type, computed once.</summary>
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

    public Kind Kind { get; }

    /// <summary>The CLR type; for a nullable value the type beneath.</summary>
    public Type Type { get; }

    /// <summary>Whether the declared type is <see cref="Nullable{T}"/>.</summary>
    public bool IsNullableValue { get; }

    /// <summary>Whether null can stand in for the value.</summary>
    public bool CanBeNull => IsNullableValue || !Type.IsValueType;

    /// <summary>Whether the value takes the same room whatever it is: numbers, booleans, dates, Guid, enums; not null, not text.</summary>
    public bool IsFixedWidth => Kind < Kind.String && !IsNullableValue;

    /// <summary>The collection behind a sequence.</summary>
    public SequenceKind SequenceKind { get; internal init; }

    /// <summary>The items of a sequence.</summary>
    public ValueShape? Item { get; internal init; }

    public ValueShape? Key { get; internal init; }

    public ValueShape? Value { get; internal init; }

    /// <summary>Why the type is unknown.</summary>
    public string? Reason { get; internal init; }

    /// <summary>What is known of a type.</summary>
    public static ValueShape Of(Type type) => TypeReader.ValueOf(type);

    /// <summary>The fields of an object, as declared. Resolved when asked, since types may contain themselves.</summary>
    public Shape Shape => (_shape ?? throw new InvalidOperationException($"{Type} is not an object."))();
}
