namespace SerBench.Model;

/// <summary>A kind of data that SerBench serializes: where its values come from and how they are compared.</summary>
public interface IModel
{
    /// <summary>Public, stable id: lower case, digits and hyphens.</summary>
    string Id { get; }

    /// <summary>One line that says what the data is and who published it.</summary>
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
