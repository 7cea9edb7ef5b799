namespace SerBench.Model;

public interface IModel
{
    // The id is public and stable: lower case, digits and hyphens.
    string Id { get; }

    string Description { get; }

    Type Type { get; }

    // Listings show these scenarios, the most typical one first.
    IReadOnlyList<Scenario> Scenarios { get; }

    // Also finds scenarios of a numbered family, such as s7, which listings do not show.
    Scenario? FindScenario(string name);

    TResult Accept<TResult>(IModelVisitor<TResult> visitor);
}

public interface IModel<T> : IModel
{
    // The same arguments give the same values on every machine. Each value is a separate object.
    T[] Create(Scenario scenario, ulong seed, int count);

    // Compares every leaf bit by bit. Null differs from empty.
    bool AreEqual(T? left, T? right);

    // Computes a checksum over every leaf, which shows whether a decoder skips work.
    ulong Touch(T value);
}
