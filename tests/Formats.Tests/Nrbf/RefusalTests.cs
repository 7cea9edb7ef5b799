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
        Refuse<Animal>(new Cat());
        Assert.Throws<UnsupportedValueException>(() => new NrbfCodec<Animal>().Encode(new Cat()));
        Refuse<Animal[]>(new Cat[1]);
    }

    [Fact]
    public void SurrogatesThatArePairsInAnArrayAreCarried() =>
        new NrbfCodec<Box<char[]>>().Check(new Box<char[]> { Value = [.. "a😀é"] });

    [Fact]
    public void TheNullRoot() => Assert.Throws<UnsupportedValueException>(() => new NrbfCodec<Target>().Encode(null!));

    internal static void Refuse<T>(T value) =>
        Assert.Throws<UnsupportedValueException>(() => new NrbfCodec<Box<T>>().Encode(new Box<T> { Value = value }));

    private static string Reason<T>() => Catalog.BuiltIn.Find("nrbf/compiled")!.Bind<T>().Reason!.Reason;

    public sealed class Unmarked { public int Value { get; set; } }

    public class UnmarkedBase { public int Value { get; set; } }

    [Serializable]
    public sealed class HeirOfUnmarked : UnmarkedBase;

    [Serializable]
    public sealed class Custom : ISerializable
    {
        public void GetObjectData(SerializationInfo info, StreamingContext context) =>
            throw new UnreachableException("the type is refused before");
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
    public class Animal { public int Legs { get; set; } }

    [Serializable]
    public sealed class Cat : Animal;
}
