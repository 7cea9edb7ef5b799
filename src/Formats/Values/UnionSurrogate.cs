namespace SerBench.Formats.Values;

/// <summary>Converts a base type with more than 7 derived classes to a nested tuple.</summary>
[PerKind]
public readonly struct UnionSurrogate<T, T1, T2, T3, T4, T5, T6, T7, TRest, TRestSurrogate>
    : ISurrogate<T, ValueTuple<T1?, T2?, T3?, T4?, T5?, T6?, T7?, TRest>>
    where T : class
    where T1 : class, T
    where T2 : class, T
    where T3 : class, T
    where T4 : class, T
    where T5 : class, T
    where T6 : class, T
    where T7 : class, T
    where TRest : struct, ITuple
    where TRestSurrogate : struct, ISurrogate<T, TRest>
{
    static ValueTuple<T1?, T2?, T3?, T4?, T5?, T6?, T7?, TRest>
        ISurrogate<T, ValueTuple<T1?, T2?, T3?, T4?, T5?, T6?, T7?, TRest>>.ToCarrier(T value, bool isStrict)
    {
        var made = new ValueTuple<T1?, T2?, T3?, T4?, T5?, T6?, T7?, TRest>(
            Case.Of<T1>(value), Case.Of<T2>(value), Case.Of<T3>(value), Case.Of<T4>(value), Case.Of<T5>(value), Case.Of<T6>(value),
            Case.Of<T7>(value), default);
        if (!Case.IsAny(made))
        {
            made.Rest = TRestSurrogate.ToCarrier(value, isStrict);
        }

        return made;
    }

    static T ISurrogate<T, ValueTuple<T1?, T2?, T3?, T4?, T5?, T6?, T7?, TRest>>.FromCarrier(
        ValueTuple<T1?, T2?, T3?, T4?, T5?, T6?, T7?, TRest> carrier, int position) =>
        Case.Single<T, ValueTuple<T1?, T2?, T3?, T4?, T5?, T6?, T7?, TRest>>(carrier, position)!;
}

internal static class Case
{
    public static TCase? Of<TCase>(object value)
        where TCase : class => value.GetType() == typeof(TCase) ? (TCase)value : null;

    public static bool IsAny<TCarrier>(TCarrier carrier)
        where TCarrier : struct, ITuple
    {
        bool isAny = false;
        for (int i = 0; i < carrier.Length; i++)
        {
            isAny |= carrier[i] is not null;
        }

        return isAny;
    }

    public static TCarrier Check<T, TCarrier>(T value, TCarrier carrier)
        where T : class
        where TCarrier : struct, ITuple => IsAny(carrier)
            ? carrier
            : throw new UnsupportedValueException(
                $"A {value.GetType().Name} is none of the cases that {typeof(T).Name} names; its type would be lost.");

    public static T? Single<T, TCarrier>(TCarrier carrier, int position)
        where T : class
        where TCarrier : struct, ITuple
    {
        T? found = null;
        for (int i = 0; i < carrier.Length; i++)
        {
            if (carrier[i] is T one)
            {
                if (found is not null)
                {
                    WireFormatException.ThrowFault(position, "a value is of two classes");
                }

                found = one;
            }
        }

        return found;
    }
}
