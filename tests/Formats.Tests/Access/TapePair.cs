namespace SerBench.Formats.Tests.Access;

// An access bound to a type that is not known at compile time.
internal interface ITapePair
{
    // Writes and reads a value in each order and returns the tapes; fails if it comes back changed.
    IReadOnlyList<Tape> RoundTrip(object value);
}

internal sealed class TapePair<T, TBinarizer> : ITapePair
    where TBinarizer : struct, IBinarizer<T>
{
    public IReadOnlyList<Tape> RoundTrip(object value) => [RoundTrip<AsDeclared>(value), RoundTrip<ByName>(value), RoundTrip<FixedFirst>(value)];

    private static Tape RoundTrip<TOrder>(object value)
        where TOrder : struct, ITapeOrder
    {
        var tape = new Tape();
        new TapeWriter<TOrder>(tape).WriteRoot<T, TBinarizer>((T)value);
        T read = new TapeReader<TOrder>(tape).ReadRoot<T, TBinarizer>();
        Assert.Null(DeepEqual.Compare(value, read, typeof(T)));
        Assert.False(!typeof(T).IsValueType && ReferenceEquals(value, read));
        return tape;
    }
}

internal static class TapePairs
{
    public static ITapePair Of(IAccess access, Type type)
    {
        Type? binarizer = access.FindBinarizer(type, out string? reason);
        Assert.True(binarizer is not null, reason);
        return (ITapePair)Activator.CreateInstance(typeof(TapePair<,>).MakeGenericType(type, binarizer))!;
    }
}
