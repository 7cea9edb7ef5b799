namespace SerBench.Benchmarks.Engine.Outside.OwnTypes;

internal interface IOwnModel
{
    IReadOnlyList<string> Notes { get; }

    /// <summary>The reason why a serializer cannot carry the data of a scenario, even if it carries the type; null if it can.</summary>
    Unsupported? Refuse(ISerializer serializer, string scenario);
}

internal interface IOwnModel<T> : IModel<T>, IOwnModel
{
    /// <summary>The path of the first member in which two values differ; null if they are equal.</summary>
    string? FindDifference(T left, T right);

    OwnData ReadFile(string file);

    byte[] WriteJson(T value);
}
