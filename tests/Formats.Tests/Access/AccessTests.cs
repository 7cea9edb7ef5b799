namespace SerBench.Formats.Tests.Access;

// Every access that works from the shape of a type alone, over all zoo types, in each order that a format may ask for.
public class AccessTests
{
    private static readonly Config Seeded = Config.QuickThrowOnFailure.WithMaxTest(10).WithReplay(new Replay(new Rnd(1, 3), null));

    private static readonly Type[] Composed = Gen.Sample(ZooTypes.Composed, 15, new Rnd(5, 7), 10);

    public static TheoryData<string> Generic => [.. Accesses.Keys.Where(id => id is not ("handwritten" or "generated")).Order()];

    private static Dictionary<string, IAccess> Accesses { get; } = typeof(IAccess).Assembly.GetTypes()
        .Where(type => type.IsAssignableTo(typeof(IAccess)) && !type.IsAbstract)
        .Select(type => (IAccess)Activator.CreateInstance(type)!)
        .ToDictionary(access => access.Id);

    [Theory]
    [MemberData(nameof(Generic))]
    public void EveryKindOfMemberRoundTrips(string access) => Assert.All(Share.Of(ZooTypes.Single, access), type => Check(access, type));

    [Theory]
    [MemberData(nameof(Generic))]
    public void CompositionsRoundTrip(string access) => Assert.All(Share.Of(Composed, access), type => Check(access, type));

    [Theory]
    [MemberData(nameof(Generic))]
    public void FieldsComeInTheOrderAskedFor(string access)
    {
        var value = new Ordered { B = "b", a = 1, C = [1] };

        IReadOnlyList<Tape> tapes = TapePairs.Of(Accesses[access], typeof(Ordered)).RoundTrip(value);

        string[][] orders = [["B", "a", "C"], ["a", "B", "C"], ["a", "B", "C"]];
        Assert.All(tapes.Zip(Enum.GetValues<FieldOrder>()), pair => Assert.Equal(orders[(int)Accesses[access].OrderFor(pair.Second)], pair.First.Names));
    }

    [Theory]
    [MemberData(nameof(Generic))]
    public void InheritedStateComesFirst(string access)
    {
        var tree = new Tree<string> { Root = "root", Leaf = "leaf" };

        Tape tape = TapePairs.Of(Accesses[access], typeof(Tree<string>)).RoundTrip(tree)[0];

        Assert.Equal([("_root", (object?)"root"), ("Leaf", "leaf")], tape.Values);
    }

    [Theory]
    [MemberData(nameof(Generic))]
    public void AReadOnlyFieldThatNoConstructorSetsIsRestored(string access)
    {
        var stamp = new Stamp<string>(null, 5) { Owner = "me" };
        Tape tape = TapePairs.Of(Accesses[access], typeof(Stamp<string>)).RoundTrip(stamp)[0];

        Assert.Contains(("_serial", (object?)7), tape.Values);
    }

    [Theory]
    [MemberData(nameof(Generic))]
    public void FieldsMarkedNonSerializedAreLeftOut(string access)
    {
        Tape tape = TapePairs.Of(Accesses[access], typeof(Cached)).RoundTrip(new Cached { Kept = 1, Dropped = 2 })[0];

        Assert.Equal([("Kept", (object?)1)], tape.Values);
    }

    [Theory]
    [MemberData(nameof(Generic))]
    public void ASubclassWhereItsBaseIsDeclaredIsRefused(string access)
    {
        ITapePair box = TapePairs.Of(Accesses[access], typeof(Box<Animal>));
        ITapePair root = TapePairs.Of(Accesses[access], typeof(Animal));

        box.RoundTrip(new Box<Animal> { Value = new Animal { Legs = 4 } });
        Assert.Throws<UnsupportedValueException>(() => box.RoundTrip(new Box<Animal> { Value = new Dog { Legs = 4, Name = "Rex" } }));
        Assert.Throws<UnsupportedValueException>(() => root.RoundTrip(new Dog { Legs = 4, Name = "Rex" }));
    }

    [Theory]
    [MemberData(nameof(Generic))]
    public void ASubclassOfACollectionIsRefused(string access)
    {
        ITapePair list = TapePairs.Of(Accesses[access], typeof(Box<List<int>>));
        ITapePair map = TapePairs.Of(Accesses[access], typeof(Box<Dictionary<string, int>>));

        Assert.Throws<UnsupportedValueException>(() => list.RoundTrip(new Box<List<int>> { Value = new NumberedList { 1 } }));
        Assert.Throws<UnsupportedValueException>(() => map.RoundTrip(new Box<Dictionary<string, int>> { Value = new NumberedMap() }));
    }

    [Theory]
    [MemberData(nameof(Generic))]
    public void ValuesThatAConstructorRejectsAreDamage(string access)
    {
        var even = new Even(2, "two");
        ITapePair pair = TapePairs.Of(Accesses[access], typeof(Even));
        pair.RoundTrip(even);
        typeof(Even).GetField("<Number>k__BackingField", System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Instance)!.SetValue(even, 3);

        var thrown = Assert.Throws<WireFormatException>(() => pair.RoundTrip(even));
        Assert.IsType<ArgumentException>(thrown.InnerException);
    }

    private static void Check(string access, Type type)
    {
        ITapePair pair = TapePairs.Of(Accesses[access], type);
        Prop.ForAll(ZooValues.Roots(type).ToArbitrary(), value => { pair.RoundTrip(value); }).Check(Seeded);
    }
}
