using System.Text.Json.Serialization;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Tests.Zoo;

// A class that names its cases for System.Text.Json.
[JsonDerivedType(typeof(Round), "round")]
[JsonDerivedType(typeof(Square), 2)]
[JsonDerivedType(typeof(Joined), "joined")]
public abstract class Figure { public int Left { get; set; } }

public sealed class Round : Figure { public double Radius { get; set; } }

public class Square : Figure { public Half Side { get; set; } }

// A case that holds cases. It is constructed from them, so that damaged references cannot make a cycle.
public sealed class Joined(Figure? first, List<Figure>? more) : Figure
{
    public Figure? First { get; } = first;

    public List<Figure>? More { get; } = more;
}

// A class that no attribute names.
public sealed class Rounded : Square;

// An interface that names its cases for us.
[Cases(typeof(Leaf), typeof(Branch))]
public interface INode;

public sealed record Leaf(int Number, string? Text) : INode;

public sealed record Branch(INode? Left, INode? Right) : INode;

// More cases than one tuple has items.
[Cases(typeof(A), typeof(B), typeof(C), typeof(D), typeof(E), typeof(F), typeof(G), typeof(H), typeof(I))]
public abstract class Letter
{
    public int Number { get; set; }

    public sealed class A : Letter;

    public sealed class B : Letter;

    public sealed class C : Letter;

    public sealed class D : Letter;

    public sealed class E : Letter;

    public sealed class F : Letter;

    public sealed class G : Letter;

    public sealed class H : Letter;

    public sealed class I : Letter { public string? Name { get; set; } }
}

// A class one of whose cases cannot be created.
[Cases(typeof(Half))]
public abstract class Vague { public abstract class Half : Vague; }
