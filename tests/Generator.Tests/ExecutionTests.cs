using System.Reflection;
using SerBench.Formats.Dense;

namespace SerBench.Generator.Tests;

// Generated code is compiled, loaded and run.
public class ExecutionTests
{
    [Fact]
    public void AnnouncedBinarizersEncodeAndDecode()
    {
        Assembly assembly = Compiled.Of("""
            [GenerateBinarizer] public class Order
            {
                readonly int _id;
                Order() { }
                public Order(int id) { _id = id; }
                public List<Line> Lines { get; init; }
                public override string ToString() => _id + ":" + string.Join(",", Lines);
            }
            public record struct Line(string Text, decimal? Price);
            public static class Make { public static Order One() => new Order(7) { Lines = [new("tea", 2.5m), new("air", null)] }; }
            """).Load();
        object order = assembly.GetType("Make")!.GetMethod("One")!.Invoke(null, null)!;

        object copy = RoundTrip(order);

        Assert.NotSame(order, copy);
        Assert.Equal(order.ToString(), copy.ToString());
        Assert.StartsWith("7:Line { Text = tea", copy.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void TypesOfAnotherAssemblyAreServedByWhatIsVisible()
    {
        Compiled compiled = Compiled.Of(
            "[assembly: GenerateBinarizer(typeof(Point))]",
            Compiled.Reference("public class Point { public int X { get; set; } public string Label { get; init; } }"));

        Assert.Empty(compiled.Problems);
        string file = Assert.Single(compiled.Files).Value;
        Assert.Contains("target.X = reader.ReadInt32(0);", file);
        Assert.Contains("LabelOfPoint(target) = reader.ReadString(1);", file);
    }

    [Fact]
    public void ATypeReachedTwiceIsGeneratedOnce()
    {
        Compiled compiled = Compiled.Of("""
            [assembly: GenerateBinarizer(typeof(Box<Line>))]
            [GenerateBinarizer] public class Order { public Line Line; public Order Next; }
            public class Line { public int Number; }
            public class Box<T> { public T Value; }
            """);

        Assert.Equal(
            ["Generated.BoxOfLineBinarizer.g.cs", "Generated.LineBinarizer.g.cs", "Generated.OrderBinarizer.g.cs"],
            compiled.Files.Keys.Order());
        compiled.Load();
    }

    // Composed names that can be read in two ways, and names that differ only in letter case.
    [Theory]
    [InlineData(
        "class Outer { public class Inner { public int A; } } class Outer_Inner { public string B; }",
        "Outer.Inner", "Outer_Inner")]
    [InlineData("class A_B { public class C { public int A; } } class A { public class B_C { public string B; } }", "A_B.C", "A.B_C")]
    [InlineData("class Box<T> { public T Value; } class BoxOfInt32 { public string B; }", "Box<int>", "BoxOfInt32")]
    [InlineData(
        "class Box<T> { public T Value; public class B { public int X; } } class A { public class B { public string Y; } }",
        "Box<A.B>", "Box<A>.B")]
    [InlineData("class Box<T> { public T Value; } class FileMode { public int A; }", "Box<FileMode>", "Box<System.IO.FileMode>")]
    [InlineData("class Box<T> { public T Value; } class DayOfWeek { public int A; }", "Box<DayOfWeek>", "Box<System.DayOfWeek>")]
    [InlineData("class P<T> { public T V; } class P<T, U> { public T V; public U W; }", "P<P<int>, string>", "P<P<int, string>>")]
    [InlineData("class Line { public int A; } class LINE { public string B; }", "Line", "LINE")]
    public void TypesWhoseNamesMeetGetABinarizerEach(string declared, params string[] types)
    {
        string members = string.Concat(types.Select((type, index) => $"public {type} M{index}; "));
        Compiled compiled = Compiled.Of(declared + " [GenerateBinarizer] class Root { " + members + "}");

        Assert.Empty(compiled.Problems);
        Assert.Empty(compiled.Result.Results.Select(result => result.Exception).OfType<Exception>());
        compiled.Load();
    }

    [Fact]
    public void NamesOfTheContractMayBeNamesOfTheUser()
    {
        Compiled compiled = Compiled.Of("""
            namespace System2 { public class Guid { public int X; } }
            namespace My { [GenerateBinarizer] public class Slot { public Shape Shape; public Scalar Scalar; public System2.Guid Guid; }
            public class Shape { public int Kind; } public class Scalar { public int Int32; } public class Unsafe { } }
            """);

        Assert.Empty(compiled.Problems);
        compiled.Load();
    }

    [Fact]
    public void NoReflectionIsGenerated()
    {
        Compiled compiled = Compiled.Of("[GenerateBinarizer] public class Order { private int _id; public string Text { get; init; } }");

        Assert.DoesNotContain(
            compiled.Files.Values,
            file => file.Contains("Reflection") || file.Contains("Activator") || file.Contains(".GetType(", StringComparison.Ordinal));
    }

    public static object RoundTrip(object value, Type binarizer) => typeof(ExecutionTests)
        .GetMethod(nameof(RoundTripOf), BindingFlags.NonPublic | BindingFlags.Static)!
        .MakeGenericMethod(value.GetType(), binarizer).Invoke(null, [value])!;

    private static object RoundTrip(object value)
    {
        System.Runtime.CompilerServices.RuntimeHelpers.RunModuleConstructor(value.GetType().Module.ModuleHandle);
        return RoundTrip(value, GeneratedBinarizers.Find(value.GetType())!);
    }

    private static T RoundTripOf<T, TBinarizer>(T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        var buffer = new EncodeBuffer();
        DenseFormat.Encode<T, TBinarizer>(value, buffer);
        return DenseFormat.Decode<T, TBinarizer>(buffer.Written);
    }
}
