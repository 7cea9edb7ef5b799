using System.Text.Json.Serialization;

namespace SerBench.Formats.Tests.Kinds;

#pragma warning disable CA1051, CA1819, CA2227, CA1710, CA1711, CA1716, CA1720, CA1724, CA1034, SA1402 // Types as people have them.

// Closed hierarchies.
public static partial class KindTypes
{
    [Serializable]
    [JsonDerivedType(typeof(Circle), 0)]
    [JsonDerivedType(typeof(Box), 1)]
    public abstract class Shape { public int Left { get; set; } }

    [Serializable]
    public sealed class Circle : Shape { public double Radius { get; set; } }

    [Serializable]
    public sealed class Box : Shape { public int Width { get; set; } public string Name { get; set; } = ""; }

    [Cases(typeof(Cat), typeof(Dog))]
    [JsonDerivedType(typeof(Cat), "cat")]
    [JsonDerivedType(typeof(Dog), "dog")]
    public interface IAnimal
    {
        string Name { get; }
    }

    [Serializable]
    public sealed record Cat(string Name, int Lives) : IAnimal;

    [Serializable]
    public sealed record Dog(string Name, double Weight) : IAnimal;

    [Serializable, GenerateBinarizer]
    public sealed class Drawing { public Shape Main { get; set; } = null!; public int Id { get; set; } }

    [Serializable, GenerateBinarizer]
    public sealed class Drawings
    {
        public List<Shape> Shapes { get; set; } = null!;

        public Dictionary<string, Shape> ByName { get; set; } = null!;
    }

    [Serializable, GenerateBinarizer]
    public sealed class Animals { public IAnimal First { get; set; } = null!; public IAnimal[] Others { get; set; } = null!; }

    // Cases that formats know, but System.Text.Json does not.

    [Cases(typeof(Length), typeof(Weight))]
    public interface IMeasure
    {
        string Unit { get; }
    }

    [Serializable]
    public sealed class Length : IMeasure { public string Unit { get; set; } = "m"; public double Metres { get; set; } }

    [Serializable]
    public sealed class Weight : IMeasure { public string Unit { get; set; } = "kg"; public int Kilograms { get; set; } }

    [Serializable, GenerateBinarizer]
    public sealed class Measured { public IMeasure Kept { get; set; } = null!; public Length Own { get; set; } = null!; }
}
