namespace SerBench.Model;

/// <summary>A kind of data that SerBench serializes. A model makes values and compares them.</summary>
public interface IModel
{
    /// <summary>Public, stable id: lower case, digits and hyphens.</summary>
    string Id { get; }

    /// <summary>One line about the data and who published it.</summary>
    string Description { get; }

    /// <summary>The CLR type of a value.</summary>
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
    /// <summary>
    /// Makes <paramref name="count"/> values of a scenario. The same scenario, seed and count give the same values on every machine;
    /// a scenario of one constant value gives that value <paramref name="count"/> times, each a separate object.
    /// </summary>
    T[] Create(Scenario scenario, ulong seed, int count);

    /// <summary>Deep equality: every leaf is equal bit by bit, and null differs from empty.</summary>
    bool AreEqual(T? left, T? right);

    /// <summary>A checksum over every leaf, so that a decoder that skips work is noticed.</summary>
    ulong Touch(T value);
}

/// <summary>Turns a model of unknown type into code that knows its type.</summary>
public interface IModelVisitor<out TResult>
{
    TResult Visit<T>(IModel<T> model);
}

/// <summary>A named way of making values.</summary>
/// <param name="Name">Public, stable name.</param>
/// <param name="Description">One line for listings.</param>
/// <param name="Instances">The number of different values: 1 for a constant scenario, 1,024 for a varied one.</param>
/// <param name="IsPublished">True if a published benchmark measured exactly this data.</param>
public sealed record Scenario(string Name, string Description, int Instances = 1, bool IsPublished = false)
{
    /// <summary>The number of different values of a varied scenario.</summary>
    public const int VariedInstances = 1024;

    public override string ToString() => Name;
}
