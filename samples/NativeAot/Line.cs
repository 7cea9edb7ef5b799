namespace SerBench.NativeAot;

/// <summary>Found through <see cref="Order"/>.</summary>
public readonly record struct Line(string Text, int Count);
