namespace SerBench.Engine.Outside.OwnTypes;

internal interface IOwnModel
{
    IReadOnlyList<string> Notes { get; }

    // Null if instances are random.
    OwnData? Data { get; }

    // Why a serializer that carries the type cannot carry the data of a scenario.
    Unsupported? Refuse(ISerializer serializer, string scenario);
}

internal interface IOwnModel<T> : IModel<T>, IOwnModel
{
    string? FindDifference(T left, T right);

    OwnData ReadFile(string file);

    byte[] WriteJson(T value);
}
