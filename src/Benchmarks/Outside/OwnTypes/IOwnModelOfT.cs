using SerBench.Model;

namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>An own type under its static type.</summary>
internal interface IOwnModel<T> : IModel<T>, IOwnModel
{
    /// <summary>The path of the first member in which two values differ, or null.</summary>
    string? FindDifference(T left, T right);

    /// <summary>Reads the first value of a file of JSON.</summary>
    T ReadFile(string file);

    /// <summary>A value as JSON for people.</summary>
    byte[] WriteJson(T value);
}
