using System.Runtime.Serialization;

namespace SerBench.Formats.Tests.Nrbf;

// Values that would come back changed. They are refused.
public class RefusalTests
{
    [Fact]
    public void TypesThatBinaryFormatterRefuses()
    {
        Assert.Contains("not marked [Serializable]", Reason<Unmarked>());
        Assert.Contains("DateOnly", Reason<Box<DateOnly>>());
        Assert.Contains("TimeOnly", Reason<Box<TimeOnly?>>());
        Assert.Contains("not marked [Serializable]", Reason<HeirOfUnmarked>());
    }

    [Fact]
    public void TypesThatRunCodeOfTheirOwn()
    {
        Assert.Contains("ISerializable", Reason<Custom>());
        Assert.Contains("runs code", Reason<WithCallback>());
        Assert.Contains("runs code", Reason<WithInterface>());
    }

    [Fact]
    public void ValuesOfDerivedTypes()
    {
        var codec = new NrbfCodec<Box<Animal>>();
        Assert.Throws<UnsupportedValueException>(() => codec.Encode(new Box<Animal> { Value = new Cat() }));
        Assert.Throws<UnsupportedValueException>(() => new NrbfCodec<Animal>().Encode(new Cat()));
        Assert.Throws<UnsupportedValueException>(() => new NrbfCodec<Box<Animal[]>>().Encode(new Box<Animal[]> { Value = new Cat[1] }));
    }

    [Fact]
    public void ComparersOfOnesOwn()
    {
        var map = new Box<Dictionary<string, int>> { Value = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) };
        Assert.Throws<UnsupportedValueException>(() => new NrbfCodec<Box<Dictionary<string, int>>>().Encode(map));
        var set = new Box<HashSet<string>> { Value = new HashSet<string>(StringComparer.Ordinal) };
        Assert.Throws<UnsupportedValueException>(() => new NrbfCodec<Box<HashSet<string>>>().Encode(set));
    }

    [Fact]
    public void ArraysThatDoNotStartAtZero()
    {
        var array = (int[,])Array.CreateInstance(typeof(int), [1, 1], [5, 5]);
        Assert.Throws<UnsupportedValueException>(() => new NrbfCodec<Box<int[,]>>().Encode(new Box<int[,]> { Value = array }));
    }

    [Fact]
    public void ValuesThatTextWouldChange()
    {
        Assert.Throws<UnsupportedValueException>(() => new NrbfCodec<Box<decimal>>().Encode(new Box<decimal> { Value = decimal.Negate(0.0m) }));
        Assert.Throws<UnsupportedValueException>(() => new NrbfCodec<Box<string>>().Encode(new Box<string> { Value = "\uD800" }));
        Assert.Throws<UnsupportedValueException>(() => new NrbfCodec<Box<char>>().Encode(new Box<char> { Value = '\uDC00' }));
    }

    [Fact]
    public void SurrogatesThatArePairsInAnArrayAreCarried() => new NrbfCodec<Box<char[]>>().Check(new Box<char[]> { Value = [.. "a😀é"] });

    [Fact]
    public void TheNullRoot() => Assert.Throws<UnsupportedValueException>(() => new NrbfCodec<Target>().Encode(null!));

    private static string Reason<T>() => Catalog.BuiltIn.Find("nrbf/compiled")!.Bind(new AnyModel<T>()).Reason!.Reason;

    public sealed class Unmarked
    {
        public int Value { get; set; }
    }

    public class UnmarkedBase
    {
        public int Value { get; set; }
    }

    [Serializable]
    public sealed class HeirOfUnmarked : UnmarkedBase;

    [Serializable]
    public sealed class Custom : ISerializable
    {
        public void GetObjectData(SerializationInfo info, StreamingContext context) => throw new UnreachableException("the type is refused before");
    }

    [Serializable]
    public sealed class WithCallback
    {
        public int Value { get; set; }

        [OnDeserialized]
        private void Complete(StreamingContext context) => Value++;
    }

    [Serializable]
    public sealed class WithInterface : IDeserializationCallback
    {
        public void OnDeserialization(object? sender) => throw new UnreachableException("the type is refused before");
    }

    [Serializable]
    public class Animal
    {
        public int Legs { get; set; }
    }

    [Serializable]
    public sealed class Cat : Animal;
}
