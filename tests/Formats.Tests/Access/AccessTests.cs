namespace SerBench.Formats.Tests.Access;

// Every access that works from the shape of a type alone, over all zoo types, in each order that a format may ask for.
public class AccessTests
{
    private static readonly Config Seeded = PinnedSeed.Of(1, 3, tests: 10);

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
        Assert.All(
            tapes.Zip(Enum.GetValues<FieldOrder>()),
            pair => Assert.Equal(orders[(int)Accesses[access].OrderFor(pair.Second)], pair.First.Names));
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
        ITapePair root = TapePairs.Of(Accesses[access], typeof(Animal));

        TapePairs.RefusesADog(Accesses[access]);
        Assert.Throws<UnsupportedValueException>(() => root.RoundTrip(new Dog { Legs = 4, Name = "Rex" }));
    }

    [Theory]
    [MemberData(nameof(Generic))]
    public void ASubclassOfACollectionIsRefused(string access) => TapePairs.RefusesNumberedCollections(Accesses[access]);

    [Theory]
    [MemberData(nameof(Generic))]
    public void ValuesThatAConstructorRejectsAreDamage(string access) => TapePairs.RefusesAnOddNumber(Accesses[access]);

    private static void Check(string access, Type type)
    {
        ITapePair pair = TapePairs.Of(Accesses[access], type);
        Prop.ForAll(ZooValues.Roots(type).ToArbitrary(), value => { pair.RoundTrip(value); }).Check(Seeded);
    }
}
