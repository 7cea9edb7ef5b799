using System.Reflection;

namespace SerBench.Generator.Tests;

// A hand-written witness states how its fields are written and read; the generator adds the rest of the contract.
public class HandwrittenTests
{
    private const string Methods = """
        public static void Write<TWriter>(ref TWriter writer, Order value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteInt32(0, value.Id);
        public static Order Read<TReader>(ref TReader reader, Order target)
            where TReader : struct, IFieldReader, allows ref struct { target.Id = reader.ReadInt32(0); return target; }
        """;

    [Theory]
    [InlineData("class", true)]
    [InlineData("struct", false)]
    public void AWitnessGetsWhatItLacks(string kind, bool isErased)
    {
        Assembly assembly = Of(kind, "").Load();
        Type type = assembly.GetType("Shop.Order")!;
        object order = Activator.CreateInstance(type)!;
        type.GetField("Id")!.SetValue(order, 7);

        object copy = ExecutionTests.RoundTrip(order, assembly.GetType("Shop.ByHand")!);

        Assert.Equal(7, type.GetField("Id")!.GetValue(copy));
        Assert.Equal(isErased, assembly.GetType("Shop.ByHand")!.GetProperty("IsErased") is not null);
    }

    [Fact]
    public void AMemberThatItHasIsNotWrittenAgain()
    {
        Compiled compiled = Of("class", "public static Order Create() => new() { Id = 1 };");

        string file = Assert.Single(compiled.Files).Value;
        Assert.DoesNotContain("Order Create()", file);
        Assert.Contains("GetShape", file);
        compiled.Load();
    }

    [Fact]
    public void AStructThatIsNoWitnessIsLeftAlone() =>
        Assert.Empty(Compiled.Of("namespace Shop; [Handwritten] partial struct ByHand;").Files);

    private static Compiled Of(string kind, string members) => Compiled.Of(
        $"namespace Shop; public {kind} Order {{ public int Id; }} "
        + $"[Handwritten] public partial struct ByHand : IBinarizer<Order> {{ {members} {Methods} }}");
}
