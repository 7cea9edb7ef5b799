namespace SerBench.Formats.Tests.Access;

// What each access does with types of special shapes, in one format. RoundTripTests give it members of every kind.
public class AccessTests
{
    public static TheoryData<string> Modes =>
        [.. ZooBinding.Pairs.Where(id => id.StartsWith("dense/", StringComparison.Ordinal) && id != "dense/handwritten")];

    [Theory]
    [MemberData(nameof(Modes))]
    public void FieldsComeInTheOrderAskedFor(string mode)
    {
        ISerializer serializer = Catalog.BuiltIn.Find(mode)!;
        var access = (IAccess)serializer.GetType().GetProperty("Access")!.GetValue(serializer)!;
        string[][] orders = [["B", "a", "C"], ["a", "B", "C"], ["a", "B", "C"]];

        Assert.All(Enum.GetValues<FieldOrder>(), order => Assert.Equal(
            orders[(int)access.OrderFor(order)],
            new MessageShape(typeof(Ordered), access).FieldsOf(typeof(Ordered), order).Fields.Select(field => field.Name)));
    }

    [Theory]
    [MemberData(nameof(Modes))]
    public void FieldsMarkedNonSerializedAreLeftOut(string mode)
    {
        Cached read = Copy(mode, new Cached { Kept = 1, Dropped = 2 });
        Assert.Equal((1, 0), (read.Kept, read.Dropped));
    }

    [Theory]
    [MemberData(nameof(Modes))]
    public void WhatASubclassAddsIsNeverDropped(string mode)
    {
        Assert.Equal(4, Copy(mode, new Box<Animal> { Value = new Animal { Legs = 4 } }).Value!.Legs);
        Refuse<Animal>(new Dog { Legs = 4, Name = "Rex" });
        Refuse(new Box<Animal> { Value = new Dog { Legs = 4, Name = "Rex" } });
        Refuse(new Box<List<int>> { Value = new NumberedList { 1 } });
        Refuse(new Box<Dictionary<string, int>> { Value = new NumberedMap() });

        void Refuse<T>(T value) => Assert.Throws<UnsupportedValueException>(() => Witnesses.Encode(mode, value));
    }

    [Theory]
    [MemberData(nameof(Modes))]
    public void ValuesThatAConstructorRejectsAreDamage(string mode)
    {
        Even even = Copy(mode, new Even(2, "two"));
        typeof(Even).GetField("<Number>k__BackingField", BindingFlags.NonPublic | BindingFlags.Instance)!.SetValue(even, 3);

        Assert.IsType<ArgumentException>(Assert.Throws<WireFormatException>(() => Copy(mode, even)).InnerException);
    }

    private static T Copy<T>(string mode, T value) => Witnesses.Decode<T>(mode, Witnesses.Encode(mode, value));
}
