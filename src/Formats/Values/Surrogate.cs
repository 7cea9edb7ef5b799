using System.Collections.Concurrent;
using System.Reflection;

namespace SerBench.Formats.Values;

/// <summary>
/// How values of a type that no format knows stand in messages: as values of another type, their carrier. The methods are given no null: the
/// caller takes care of null.
/// </summary>
public interface ISurrogate<T, TCarrier>
{
    /// <summary>The value of the carrier that stands for a value.</summary>
    /// <param name="value">The value.</param>
    /// <param name="isStrict">True if a value is refused of which something would be lost, such as a comparer; false if its contents are enough.</param>
    static abstract TCarrier ToCarrier(T value, bool isStrict);

    /// <summary>The value for which a value of the carrier stands. It comes from a message: one that stands for nothing is damage.</summary>
    /// <param name="carrier">A value of the carrier.</param>
    /// <param name="position">Its position in the message.</param>
    static abstract T FromCarrier(TCarrier carrier, int position);
}

/// <summary>Turns values of types that no format knows into values of their carriers, and back.</summary>
public static class Surrogate
{
    private static readonly MethodInfo Converter = typeof(Surrogate).GetMethod(nameof(Convert), BindingFlags.Static | BindingFlags.NonPublic)!;
    private static readonly Type[] Unions =
    [
        typeof(UnionSurrogate<,>), typeof(UnionSurrogate<,,>), typeof(UnionSurrogate<,,,>), typeof(UnionSurrogate<,,,,>), typeof(UnionSurrogate<,,,,,>),
        typeof(UnionSurrogate<,,,,,,>), typeof(UnionSurrogate<,,,,,,,>),
    ];

    private static readonly ConcurrentDictionary<Type, (Func<object?, bool, object?> Carry, Func<object?, object?> Restore)> Converters = new();

    /// <summary>The carrier of a value. Objects of derived classes are refused, because they would come back as the declared class.</summary>
    /// <param name="value">The value.</param>
    /// <param name="isStrict">False if the contents are enough, as for a comparison: then only a value that has no carrier at all is refused.</param>
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

    /// <summary>The value for which a carrier stands.</summary>
    /// <exception cref="WireFormatException">It stands for no value.</exception>
    public static T Restore<T, TCarrier, TSurrogate>(TCarrier carrier, int position = 0)
        where TSurrogate : struct, ISurrogate<T, TCarrier> => carrier is null ? default! : TSurrogate.FromCarrier(carrier, position);

    /// <summary>A value as formats see it, by reflection: that of the carrier, if its type has one.</summary>
    public static object? Carry(ValueShape shape, object? value, bool isStrict) => shape.Declared is null ? value : ConverterOf(shape.Declared).Carry(value, isStrict);

    /// <summary>The value for which a carrier stands, by reflection.</summary>
    public static object? Restore(ValueShape shape, object? carrier) => shape.Declared is null ? carrier : ConverterOf(shape.Declared).Restore(carrier);

    /// <summary>True if a condition holds for a declared type that no format knows, or for a type of its items.</summary>
    public static bool Holds(ValueShape shape, Func<Type, bool> condition) => shape.Declared is not null && Holds(shape.Declared, condition);

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
        return collection.MakeGenericType([type, .. Carriers.PartsOf(type).SelectMany(part => new[] { part, Carriers.Of(part) ?? part, Of(part) })]);
    }

    private static bool Holds(Type type, Func<Type, bool> condition) =>
        condition(type) || (type.IsArray ? Holds(type.GetElementType()!, condition) : type.GetGenericArguments().Any(part => Holds(part, condition)));

    private static Type OfCases(Type type, Type[] cases)
    {
        if (cases.Length <= Carriers.CasesInATuple)
        {
            return Unions[cases.Length - 1].MakeGenericType([type, .. cases]);
        }

        Type[] rest = cases[Carriers.CasesInATuple..];
        return typeof(UnionSurrogate<,,,,,,,,,>).MakeGenericType([type, .. cases[..Carriers.CasesInATuple], Carriers.UnionOf(rest), OfCases(type, rest)]);
    }

    private static (Func<object?, bool, object?> Carry, Func<object?, object?> Restore) ConverterOf(Type type) => Converters.GetOrAdd(type, static type =>
        ((Func<object?, bool, object?>, Func<object?, object?>))Converter.MakeGenericMethod(type, Carriers.Of(type)!, Of(type)).Invoke(null, null)!);

    private static (Func<object?, bool, object?>, Func<object?, object?>) Convert<T, TCarrier, TSurrogate>()
        where TSurrogate : struct, ISurrogate<T, TCarrier> =>
        ((value, isStrict) => Carry<T, TCarrier, TSurrogate>((T)value!, isStrict), carrier => Restore<T, TCarrier, TSurrogate>((TCarrier)carrier!));

    private static class Inheritance<T>
    {
        public static readonly bool CanBeDerived = typeof(T) is { IsClass: true, IsSealed: false, IsAbstract: false };
    }
}

/// <summary>The witness of a value that its carrier stands for.</summary>
public readonly struct SurrogateValue<T, TCarrier, TSurrogate, TWitness> : IValue<T>
    where TSurrogate : struct, ISurrogate<T, TCarrier>
    where TWitness : struct, IValue<TCarrier>
{
    /// <inheritdoc/>
    public static void Write<TWriter>(ref TWriter writer, Slot slot, T value)
        where TWriter : struct, IFieldWriter, allows ref struct => TWitness.Write(ref writer, slot, Surrogate.Carry<T, TCarrier, TSurrogate>(value));

    /// <inheritdoc/>
    public static T Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct
    {
        TCarrier carrier = TWitness.Read(ref reader, slot);
        return Surrogate.Restore<T, TCarrier, TSurrogate>(carrier, reader.Position);
    }
}

/// <summary>The surrogate of a type that formats know: values stand for themselves.</summary>
public readonly struct SelfSurrogate<T> : ISurrogate<T, T>
{
    static T ISurrogate<T, T>.ToCarrier(T value, bool isStrict) => value;

    static T ISurrogate<T, T>.FromCarrier(T carrier, int position) => carrier;
}

/// <summary>The surrogate of a nullable value whose carrier is a struct.</summary>
public readonly struct NullableSurrogate<T, TCarrier, TSurrogate> : ISurrogate<T?, TCarrier?>
    where T : struct
    where TCarrier : struct
    where TSurrogate : struct, ISurrogate<T, TCarrier>
{
    static TCarrier? ISurrogate<T?, TCarrier?>.ToCarrier(T? value, bool isStrict) => TSurrogate.ToCarrier(value.GetValueOrDefault(), isStrict);

    static T? ISurrogate<T?, TCarrier?>.FromCarrier(TCarrier? carrier, int position) => TSurrogate.FromCarrier(carrier.GetValueOrDefault(), position);
}

/// <summary>The surrogate of a nullable value whose carrier is a class.</summary>
public readonly struct OptionalSurrogate<T, TCarrier, TSurrogate> : ISurrogate<T?, TCarrier>
    where T : struct
    where TCarrier : class
    where TSurrogate : struct, ISurrogate<T, TCarrier>
{
    static TCarrier ISurrogate<T?, TCarrier>.ToCarrier(T? value, bool isStrict) => TSurrogate.ToCarrier(value.GetValueOrDefault(), isStrict)
        ?? throw new UnsupportedValueException($"A default {typeof(T).Name} stands where null may stand; it would come back as null.");

    static T? ISurrogate<T?, TCarrier>.FromCarrier(TCarrier carrier, int position) => TSurrogate.FromCarrier(carrier, position);
}
