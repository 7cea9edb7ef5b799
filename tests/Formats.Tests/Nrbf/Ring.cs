namespace SerBench.Formats.Tests.Nrbf;

/// <summary>A class whose constructor takes another object of the class.</summary>
[Serializable]
public sealed class Ring(Ring? inner)
{
    public Ring? Inner { get; } = inner;
}
