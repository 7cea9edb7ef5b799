namespace SerBench.Formats.Values;

/// <summary>Finds the <see cref="IValue{T}"/> of any type.</summary>
public static class Witness
{
    /// <summary>The struct that implements <see cref="IValue{T}"/> of <paramref name="type"/>.</summary>
    public static Type Of(Type type, ValueShape value, Func<Type, Type> binarizerOf)
    {
        Type bare = OfBare(value, binarizerOf);
        Type witness = value.IsNullableValue ? typeof(NullableValue<,>).MakeGenericType(value.Type, bare) : bare;
        return value.Declared is null
            ? witness
            : typeof(SurrogateValue<,,,>).MakeGenericType(type, value.Carrier, Surrogate.Of(type), witness);
    }

    /// <summary>The struct that implements <see cref="IValue{T}"/> of a field.</summary>
    public static Type Of(Field field, Func<Type, Type> binarizerOf) => Of(field.Member.FieldType, field.Value, binarizerOf);

    private static Type OfBare(ValueShape value, Func<Type, Type> binarizerOf) => value.Kind switch
    {
        Kind.Enum => typeof(EnumValue<>).MakeGenericType(value.Type),
        Kind.Object => typeof(ObjectValue<,>).MakeGenericType(value.Type, binarizerOf(value.Type)),
        Kind.Sequence => OfSequence(value, binarizerOf),
        Kind.Map => OfMap(value, binarizerOf),
        Kind.Unknown => throw new InvalidOperationException(value.Reason),
        _ => typeof(Scalar).GetNestedType(value.Kind.ToString())!,
    };

    private static Type OfSequence(ValueShape value, Func<Type, Type> binarizerOf)
    {
        Type item = Carriers.PartsOf(value.Type)[0];
        Type itemWitness = Of(item, value.Item!, binarizerOf);
        Type sequence = value.SequenceKind switch
        {
            SequenceKind.Array => typeof(ArraySequence<,>).MakeGenericType(item, itemWitness),
            SequenceKind.List => typeof(ListSequence<,>).MakeGenericType(item, itemWitness),
            SequenceKind.Set => typeof(SetSequence<,>).MakeGenericType(item, itemWitness),
            _ => typeof(RectangularSequence<,,>).MakeGenericType(value.Type, item, itemWitness),
        };
        return typeof(SequenceValue<,,>).MakeGenericType(value.Type, item, sequence);
    }

    private static Type OfMap(ValueShape value, Func<Type, Type> binarizerOf)
    {
        Type[] arguments = value.Type.GetGenericArguments();
        Type map = typeof(DictionaryMap<,,,>).MakeGenericType(
            arguments[0], arguments[1], Of(arguments[0], value.Key!, binarizerOf), Of(arguments[1], value.Value!, binarizerOf));
        return typeof(MapValue<,,,>).MakeGenericType(value.Type, arguments[0], arguments[1], map);
    }
}
