using Microsoft.CodeAnalysis;

namespace SerBench.Generator.Tests;

// Each unsupported case is reported with an id, the member, the reason and the place. Then no code is generated for the root.
public class DiagnosticsTests
{
    private const string Hidden = "public class Hidden { int _x; public int X { get => _x; set => _x = value; } }";

    [Theory]
    [InlineData("SBG001", "[GenerateBinarizer] class [|Box|]<T> { public T Value; }", "Box<T> is generic", "typeof(Box<int>)")]
    [InlineData("SBG002", "[GenerateBinarizer] static class [|Tools|] { }", "Tools", "a static class has no instances")]
    [InlineData("SBG002", "[GenerateBinarizer] abstract class [|Shape|] { }", "Shape", "an abstract class")]
    [InlineData("SBG002", "[GenerateBinarizer] ref struct [|Window|] { }", "Window", "pointers and ref structs")]
    [InlineData("SBG002", "[assembly: [|GenerateBinarizer(typeof(IComparable))|]]", "IComparable", "an interface")]
    [InlineData("SBG002", "[assembly: [|GenerateBinarizer(typeof(int[]))|]]", "int[]", "a member of something")]
    [InlineData("SBG002", "[assembly: [|GenerateBinarizer(typeof(DayOfWeek))|]]", "DayOfWeek", "a member of something")]
    [InlineData("SBG002", "[assembly: [|GenerateBinarizer(typeof(Version))|]]", "Version", "a number, text, date or enum")]
    [InlineData("SBG002", "[assembly: [|GenerateBinarizer(typeof(Queue<int>))|]]", "Queue<int>", "collection")]
    [InlineData("SBG003", "[GenerateBinarizer] class Order { public object [|Any|]; }", "Order.Any", "'object'")]
    [InlineData("SBG003", "[GenerateBinarizer] class Order { public IComparable [|Lines|] { get; set; } }", "Order.Lines", "an interface")]
    [InlineData("SBG003", "[GenerateBinarizer] class Order { public Queue<object> [|Lines|] { get; set; } }", "Order.Lines[]", "'object'")]
    [InlineData(
        "SBG003", "[GenerateBinarizer] class Order { public IReadOnlyDictionary<Half, Action> [|Lines|]; }",
        "Order.Lines[value]", "a delegate")]
    [InlineData(
        "SBG003", "[GenerateBinarizer] class Order { public Half[,] [|Grid|]; }",
        "Order.Grid", "an array of several dimensions of Half; declare an array of arrays")]
    [InlineData(
        "SBG003", "[GenerateBinarizer] class Order { public List<IDisposable>[] [|Lines|] { get; set; } }",
        "Order.Lines[][]", "an interface")]
    [InlineData("SBG003", "[GenerateBinarizer] class Order { public Dictionary<string, Action> [|Do|]; }", "Order.Do[value]", "a delegate")]
    [InlineData("SBG003", "[GenerateBinarizer] class Order { public event Action [|Done|]; }", "Order.Done", "a delegate")]
    [InlineData("SBG003", "[GenerateBinarizer] unsafe class Order { public int* [|Address|]; }", "Order.Address", "pointers")]
    [InlineData("SBG003", "[GenerateBinarizer] unsafe struct Order { public fixed int [|Numbers|][4]; }", "Order.Numbers", "pointers")]
    [InlineData("SBG003", "[GenerateBinarizer] class Order { public nint [|Handle|]; }", "Order.Handle", "no mapping for IntPtr")]
    [InlineData(
        "SBG003", "[GenerateBinarizer] class Order { public Line Line; } class Line { public Lazy<int> [|Link|]; }",
        "Line.Link", "no mapping for Lazy; declare a type of your own")]
    [InlineData("SBG004", "class Outer { [GenerateBinarizer] private class [|Inner|] { } }", "Outer.Inner", "cannot name")]
    [InlineData(
        "SBG004", "[GenerateBinarizer] class Order { private Line [|_line|]; private class Line { } }", "Order._line", "Order.Line")]
    [InlineData("SBG004", "[GenerateBinarizer] file class [|Local|] { }", "Local", "file-local")]
    [InlineData(
        "SBG005", "[GenerateBinarizer] class [|Sum|] { public Sum(int left) { Total = left; } public int Total; }",
        "Sum", "no constructor")]
    [InlineData(
        "SBG007", "[GenerateBinarizer] class Order(int [|id|]) { public int Next() => id + 1; public int Id { get; set; } = id; }",
        "Order", "'id'")]
    [InlineData("SBG008", "[assembly: [|GenerateBinarizer|]]", "needs a type", "typeof(...)")]
    [InlineData(
        "SBG009", "[GenerateBinarizer] class [|Order|] { [FieldNumber(1)] public int Id; public int Code; }",
        "Order", "all members need a number")]
    [InlineData(
        "SBG009", "[GenerateBinarizer] class [|Order|] { [FieldNumber(2)] public int Id; [FieldNumber(2)] public int Code { get; set; } }",
        "Order", "two members have the number 2")]
    public void AProblemIsNamedAndPlaced(string id, string source, string subject, string reason)
    {
        string plain = source.Replace("[|", "").Replace("|]", "");

        Compiled compiled = Compiled.Of(plain);

        Diagnostic problem = Assert.Single(compiled.Problems);
        Assert.Equal(id, problem.Id);
        Assert.Equal(DiagnosticSeverity.Error, problem.Severity);
        Assert.Contains(subject, problem.GetMessage());
        Assert.Contains(reason, problem.GetMessage());
        Assert.Equal(
            (source.IndexOf("[|", StringComparison.Ordinal), source.IndexOf("|]", StringComparison.Ordinal) - 2),
            Columns(problem.Location));
        Assert.Empty(compiled.Files);
    }

    [Theory]
    [InlineData(Hidden, "X")]
    [InlineData("public class Hidden { int _x; }", "nothing is visible")]
    [InlineData("public class Hidden { public int X; public int Y { get; set; } }", "order")]
    public void StateThatIsOutOfSightIsNotGuessed(string library, string doubt)
    {
        Compiled compiled = Compiled.Of("[assembly: GenerateBinarizer(typeof(Hidden))]", Compiled.Reference(library));

        Diagnostic problem = Assert.Single(compiled.Problems);
        Assert.Equal("SBG006", problem.Id);
        Assert.Contains(doubt, problem.GetMessage());
        Assert.Equal(1, problem.Location.GetLineSpan().StartLinePosition.Line);
    }

    // A member of such a type is named by its path; nothing is said of what the other assembly keeps to itself.
    [Theory]
    [InlineData("public struct Hidden { object _dummy; int _dummyPrimitive; }", "SBG006", "its fields are private")]
    [InlineData("public class Hidden { int _x; public int X { get => _x; set => _x = value; } }", "SBG006", "what is behind X?")]
    [InlineData("public class Hidden { public Hidden(int other) { } public int X { get; } }", "SBG005", "no constructor")]
    public void AMemberOfATypeThatIsOutOfSightIsNamed(string library, string id, string reason)
    {
        const string Source = "[GenerateBinarizer] class Order { public List<Hidden> [|Lines|]; }";

        Compiled compiled = Compiled.Of(Source.Replace("[|", "").Replace("|]", ""), Compiled.Reference(library));

        Diagnostic problem = Assert.Single(compiled.Problems);
        Assert.Equal(id, problem.Id);
        Assert.StartsWith("Order.Lines[] (Hidden) ", problem.GetMessage());
        Assert.Contains(reason, problem.GetMessage());
        Assert.DoesNotContain("_dummy", problem.GetMessage());
        Assert.Equal(
            (Source.IndexOf("[|", StringComparison.Ordinal), Source.IndexOf("|]", StringComparison.Ordinal) - 2),
            Columns(problem.Location));
    }

    [Fact]
    public void EveryProblemOfARootIsReportedAndOtherRootsAreServed()
    {
        Compiled compiled = Compiled.Of(
            "[GenerateBinarizer] class Bad { public object A; public Action B; } " +
            "[GenerateBinarizer] class Good { public int A; }");

        Assert.Equal(["Bad.A", "Bad.B"], compiled.Problems.Select(problem => problem.GetMessage().Split(' ')[0]).Order());
        Assert.Equal(["Generated.GoodBinarizer.g.cs"], compiled.Files.Keys);
    }

    private static (int Start, int End) Columns(Location location)
    {
        FileLinePositionSpan span = location.GetLineSpan();
        Assert.Equal(1, span.StartLinePosition.Line);
        return (span.StartLinePosition.Character, span.EndLinePosition.Character);
    }
}
