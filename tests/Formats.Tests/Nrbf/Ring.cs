namespace SerBench.Formats.Tests.Nrbf;

// A class whose constructor takes another object of the class.
[Serializable]
public sealed class Ring(Ring? inner) { public Ring? Inner { get; } = inner; }
