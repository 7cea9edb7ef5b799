namespace SerBench.Engine.Outside.OwnTypes;

internal interface IOwnModel
{
    IReadOnlyList<string> Notes { get; }

    OwnData? Data { get; }

    // Returns the reason why a serializer that supports the type cannot encode the data of a scenario.
    Unsupported? Refuse(ISerializer serializer, string scenario);
}

internal interface IOwnModel<T> : IModel<T>, IOwnModel
{
    string? FindDifference(T left, T right);

    OwnData ReadFile(string file);

    byte[] WriteJson(T value);
}
