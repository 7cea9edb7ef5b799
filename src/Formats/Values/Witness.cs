using System.Diagnostics.CodeAnalysis;

namespace SerBench.Formats.Values;

/// <summary>Composes the witness type of any value from the generic witnesses here, given the witness of each object type.</summary>
public static class Witness
{
    /// <summary>The witness type of a value.</summary>
    /// <param name="type">The declared type of a member, item, key or value.</param>
    /// <param name="value">The shape of the type.</param>
    /// <param name="binarizerOf">Returns the <see cref="IBinarizer{T}"/> of a class or struct.</param>
    /// <returns>A struct that implements <see cref="IValue{T}"/> of <paramref name="type"/>.</returns>
    public static Type Of(Type type, ValueShape value, Func<Type, Type> binarizerOf)
    {
        Type bare = OfBare(value, binarizerOf);
        Type witness = value.IsNullableValue ? typeof(NullableValue<,>).MakeGenericType(value.Type, bare) : bare;
        return value.Declared is null ? witness : typeof(SurrogateValue<,,,>).MakeGenericType(type, value.Carrier, Surrogate.Of(type), witness);
    }

    /// <summary>The witness type of a field's value.</summary>
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
        Type item = ItemType(value);
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

    private static Type ItemType(ValueShape value) =>
        value.Type.IsArray ? value.Type.GetElementType()! : value.Type.GetGenericArguments()[0];
}

/// <summary>The witness of an enum of any width.</summary>
public readonly struct EnumValue<TEnum> : IValue<TEnum>
    where TEnum : unmanaged, Enum
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, Slot slot, TEnum value)
        where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteEnum(slot, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TEnum Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct => reader.ReadEnum<TEnum>(slot);
}

/// <summary>The witness of a value that is a dictionary.</summary>
public readonly struct MapValue<TMap, TKey, TValue, TWitness> : IValue<TMap>
    where TWitness : struct, IMap<TMap, TKey, TValue>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, Slot slot, TMap value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        if (value is not null)
        {
            DeclaredType.Require(value);
        }

        writer.WriteMap<TMap, TKey, TValue, TWitness>(slot, value);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TMap Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct => reader.ReadMap<TMap, TKey, TValue, TWitness>(slot)!;
}

/// <summary>The witness of a nullable value.</summary>
public readonly struct NullableValue<T, TValue> : IValue<T?>
    where T : struct
    where TValue : struct, IValue<T>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, Slot slot, T? value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        if (writer.BeginNullable(slot, value.HasValue))
        {
            TValue.Write(ref writer, slot, value.GetValueOrDefault());
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct =>
        reader.BeginNullable(slot) ? TValue.Read(ref reader, slot) : null;
}

/// <summary>The witness of a nested class or struct.</summary>
public readonly struct ObjectValue<T, TBinarizer> : IValue<T>
    where TBinarizer : struct, IBinarizer<T>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, Slot slot, T value)
        where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteObject<T, TBinarizer>(slot, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct => reader.ReadObject<T, TBinarizer>(slot)!;
}

/// <summary>The witness of a value that is an array, list or set.</summary>
public readonly struct SequenceValue<TSequence, TItem, TWitness> : IValue<TSequence>
    where TWitness : struct, ISequence<TSequence, TItem>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, Slot slot, TSequence value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        if (TWitness.Kind is SequenceKind.List or SequenceKind.Set && value is not null)
        {
            DeclaredType.Require(value);
        }

        writer.WriteSequence<TSequence, TItem, TWitness>(slot, value);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TSequence Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct => reader.ReadSequence<TSequence, TItem, TWitness>(slot)!;
}

/// <summary>
/// Refuses values of a derived type. Of a subclass only the base would be written, and an array of another type would come back as the declared
/// one.
/// </summary>
public static class DeclaredType
{
    /// <summary>Throws unless the value is exactly of the declared type.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Require<T>([DisallowNull] T value)
    {
        if (value.GetType() != typeof(T))
        {
            Throw(typeof(T), value);
        }
    }

    [DoesNotReturn]
    private static void Throw(Type declared, object value) => throw new UnsupportedValueException(
        $"A {value.GetType().Name} stands where {declared.Name} is declared; its type would be lost.");
}
