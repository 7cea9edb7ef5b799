namespace SerBench.Model;

/// <summary>A kind of data that SerBench serializes. A model makes values and compares them.</summary>
public interface IModel
{
    /// <summary>Public, stable id: lower case, digits and hyphens.</summary>
    string Id { get; }

    /// <summary>One line about the data and who published it.</summary>
    string Description { get; }

    Type Type { get; }

    /// <summary>The scenarios that listings show, the published or most typical one first.</summary>
    IReadOnlyList<Scenario> Scenarios { get; }

    /// <summary>Finds a scenario by name, including those of a numbered family that listings do not show (such as <c>s7</c>).</summary>
    Scenario? FindScenario(string name);

    /// <summary>Calls <paramref name="visitor"/> with this model under its static type.</summary>
    TResult Accept<TResult>(IModelVisitor<TResult> visitor);
}

/// <summary>A model under its static type.</summary>
public interface IModel<T> : IModel
{
    /// <summary>Makes <paramref name="count"/> values of a scenario. The same scenario, seed and count give the same values on every
    /// machine; a scenario of one constant value gives that value <paramref name="count"/> times, each a separate object.</summary>
    T[] Create(Scenario scenario, ulong seed, int count);

    /// <summary>Deep equality: every leaf is equal bit by bit, and null differs from empty.</summary>
    bool AreEqual(T? left, T? right);

    /// <summary>A checksum over every leaf, so that a decoder that skips work is noticed.</summary>
    ulong Touch(T value);
}
