namespace SerBench.Model;

public abstract class ModelBase<T> : IModel<T>
{
    public abstract string Id { get; }

    public abstract string Description { get; }

    public Type Type => typeof(T);

    public abstract IReadOnlyList<Scenario> Scenarios { get; }

    public virtual Scenario? FindScenario(string name) => Scenarios.FirstOrDefault(scenario => scenario.Name == name);

    public TResult Accept<TResult>(IModelVisitor<TResult> visitor) => visitor.Visit(this);

    public T[] Create(Scenario scenario, ulong seed, int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        var values = new T[count];
        Fill(scenario, seed, values);
        return values;
    }

    public virtual bool AreEqual(T? left, T? right) => Structure<T>.AreEqual(left!, right!);

    public virtual ulong Touch(T value) => Structure<T>.SumOf(value);

    protected abstract void Fill(Scenario scenario, ulong seed, Span<T> values);

    protected TextKind TextOf(Scenario scenario) => TextKind.Find(scenario.Name) ?? throw Unknown(scenario);

    protected ArgumentException Unknown(Scenario scenario) =>
        new($"Model '{Id}' has no scenario '{scenario.Name}'.", nameof(scenario));
}
