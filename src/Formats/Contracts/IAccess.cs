namespace SerBench.Formats.Contracts;

/// <summary>How fields are reached. Found by discovery and paired with every format.</summary>
public interface IAccess
{
    string Id { get; }

    /// <summary>What tables call it.</summary>
    string Title { get; }

    /// <summary>The witness (<see cref="IBinarizer{T}"/>) of a type, or null with the reason when there is none.</summary>
    Type? FindBinarizer(Type type, out string? reason);
}
