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
    public IReadOnlyList<Tape> RoundTrip(object value) =>
        [RoundTrip<AsDeclared>(value), RoundTrip<ByName>(value), RoundTrip<FixedFirst>(value)];

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

    // A subclass where its base is declared. The base comes back.
    public static void RefusesADog(IAccess access)
    {
        ITapePair box = Of(access, typeof(Box<Animal>));

        box.RoundTrip(new Box<Animal> { Value = new Animal { Legs = 4 } });
        Assert.Throws<UnsupportedValueException>(() => box.RoundTrip(new Box<Animal> { Value = new Dog { Legs = 4, Name = "Rex" } }));
    }

    public static void RefusesNumberedCollections(IAccess access)
    {
        ITapePair list = Of(access, typeof(Box<List<int>>));
        ITapePair map = Of(access, typeof(Box<Dictionary<string, int>>));

        Assert.Throws<UnsupportedValueException>(() => list.RoundTrip(new Box<List<int>> { Value = new NumberedList { 1 } }));
        Assert.Throws<UnsupportedValueException>(() => map.RoundTrip(new Box<Dictionary<string, int>> { Value = new NumberedMap() }));
    }

    public static void RefusesAnOddNumber(IAccess access)
    {
        var even = new Even(2, "two");
        ITapePair pair = Of(access, typeof(Even));
        pair.RoundTrip(even);
        typeof(Even).GetField("<Number>k__BackingField", BindingFlags.NonPublic | BindingFlags.Instance)!.SetValue(even, 3);

        var thrown = Assert.Throws<WireFormatException>(() => pair.RoundTrip(even));
        Assert.IsType<ArgumentException>(thrown.InnerException);
    }
}
