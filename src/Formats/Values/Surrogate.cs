namespace SerBench.Formats.Values;

/// <summary>Converts values of types that no format knows, and back.</summary>
public static class Surrogate
{
    private static readonly MethodInfo Converter =
        typeof(Surrogate).GetMethod(nameof(Convert), BindingFlags.Static | BindingFlags.NonPublic)!;
    private static readonly Type[] Unions =
    [
        typeof(UnionSurrogate<,>), typeof(UnionSurrogate<,,>), typeof(UnionSurrogate<,,,>), typeof(UnionSurrogate<,,,,>),
        typeof(UnionSurrogate<,,,,,>),
        typeof(UnionSurrogate<,,,,,,>), typeof(UnionSurrogate<,,,,,,,>),
    ];

    private static readonly ConcurrentDictionary<Type, (Func<object?, bool, object?> Carry, Func<object?, object?> Restore)> Converters =
        new();

    /// <summary>Converts a value to its carrier, a value of a type that formats know.</summary>
    /// <param name="value">The value.</param>
    /// <param name="isStrict">True to refuse values that would lose something, such as a comparer.</param>
    public static TCarrier Carry<T, TCarrier, TSurrogate>(T value, bool isStrict = true)
        where TSurrogate : struct, ISurrogate<T, TCarrier>
    {
        if (value is null)
        {
            return default!;
        }

        if (isStrict && Inheritance<T>.CanBeDerived)
        {
            DeclaredType.Require(value);
        }

        return TSurrogate.ToCarrier(value, isStrict);
    }

    /// <summary>Converts a carrier back to a value.</summary>
    /// <exception cref="WireFormatException">No value has this carrier.</exception>
    public static T Restore<T, TCarrier, TSurrogate>(TCarrier carrier, int position = 0)
        where TSurrogate : struct, ISurrogate<T, TCarrier> => carrier is null ? default! : TSurrogate.FromCarrier(carrier, position);

    /// <summary>The carrier (stored form) of a value, or the value. Uses reflection.</summary>
    public static object? Carry(ValueShape shape, object? value, bool isStrict) =>
        shape.Declared is null ? value : ConverterOf(shape.Declared).Carry(value, isStrict);

    /// <summary>The value of a carrier (stored form). Uses reflection.</summary>
    public static object? Restore(ValueShape shape, object? carrier) =>
        shape.Declared is null ? carrier : ConverterOf(shape.Declared).Restore(carrier);

    /// <summary>True if a condition holds for the declared type of a converted value, or for the type of its items.</summary>
    public static bool Holds(ValueShape shape, Func<Type, bool> condition) =>
        shape.Declared is not null && Holds(shape.Declared, condition);

    /// <summary>The struct that implements <see cref="ISurrogate{T, TCarrier}"/> for a type.</summary>
    public static Type Of(Type type)
    {
        Type carrier = Carriers.Of(type) ?? type;
        if (carrier == type)
        {
            return typeof(SelfSurrogate<>).MakeGenericType(type);
        }

        if (Nullable.GetUnderlyingType(type) is { } present)
        {
            return carrier.IsValueType
                ? typeof(NullableSurrogate<,,>).MakeGenericType(present, Nullable.GetUnderlyingType(carrier)!, Of(present))
                : typeof(OptionalSurrogate<,,>).MakeGenericType(present, carrier, Of(present));
        }

        if (CasesAttribute.Of(type) is { Length: > 0 } cases)
        {
            return OfCases(type, cases);
        }

        if (!type.IsArray && !type.IsGenericType)
        {
            return typeof(ScalarSurrogate);
        }

        Type collection = carrier.IsArray ? typeof(ArraySurrogate<,,,>)
            : carrier.GetGenericTypeDefinition() == typeof(List<>) ? typeof(ListSurrogate<,,,>)
            : carrier.GetGenericTypeDefinition() == typeof(HashSet<>) ? typeof(SetSurrogate<,,,>)
            : typeof(MapSurrogate<,,,,,,>);
        return collection.MakeGenericType(
            [type, .. Carriers.PartsOf(type).SelectMany(part => new[] { part, Carriers.Of(part) ?? part, Of(part) })]);
    }

    private static bool Holds(Type type, Func<Type, bool> condition) =>
        condition(type) || Carriers.PartsOf(type).Any(part => Holds(part, condition));

    private static Type OfCases(Type type, Type[] cases)
    {
        if (cases.Length <= Carriers.MaxCasesPerTuple)
        {
            return Unions[cases.Length - 1].MakeGenericType([type, .. cases]);
        }

        Type[] rest = cases[Carriers.MaxCasesPerTuple..];
        return typeof(UnionSurrogate<,,,,,,,,,>)
            .MakeGenericType([type, .. cases[..Carriers.MaxCasesPerTuple], Carriers.UnionOf(rest), OfCases(type, rest)]);
    }

    private static (Func<object?, bool, object?> Carry, Func<object?, object?> Restore) ConverterOf(Type type) =>
        Converters.GetOrAdd(type, static type =>
            ((Func<object?, bool, object?>, Func<object?, object?>))Converter
                .MakeGenericMethod(type, Carriers.Of(type)!, Of(type)).Invoke(null, null)!);

    private static (Func<object?, bool, object?>, Func<object?, object?>) Convert<T, TCarrier, TSurrogate>()
        where TSurrogate : struct, ISurrogate<T, TCarrier> =>
        ((value, isStrict) => Carry<T, TCarrier, TSurrogate>((T)value!, isStrict),
            carrier => Restore<T, TCarrier, TSurrogate>((TCarrier)carrier!));

    private static class Inheritance<T>
    {
        public static readonly bool CanBeDerived = typeof(T) is { IsClass: true, IsSealed: false, IsAbstract: false };
    }
}
