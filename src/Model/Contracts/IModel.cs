namespace SerBench.Model;

public interface IModel
{
    // Public, stable id: lower case, digits and hyphens.
    string Id { get; }

    // One line about the data and their publisher.
    string Description { get; }

    Type Type { get; }

    // The scenarios that listings show, the published or most typical one first.
    IReadOnlyList<Scenario> Scenarios { get; }

    // Also finds scenarios of a numbered family, such as s7, which listings do not show.
    Scenario? FindScenario(string name);

    TResult Accept<TResult>(IModelVisitor<TResult> visitor);
}

public interface IModel<T> : IModel
{
    // The same scenario, seed and count give the same values on every machine, each a separate object.
    T[] Create(Scenario scenario, ulong seed, int count);

    // Deep equality: every leaf is equal bit by bit, and null differs from empty.
    bool AreEqual(T? left, T? right);

    // A checksum over every leaf, so that a decoder that skips work is noticed.
    ulong Touch(T value);
}
