namespace SerBench.Model;

/// <summary>A model under its static type.</summary>
public interface IModel<T> : IModel
{
    /// <summary>
    /// Makes <paramref name="count"/> values of a scenario. The same scenario, seed and count give the same values on every machine;
    /// a scenario of one constant value gives that value <paramref name="count"/> times, each a separate object.
    /// </summary>
    T[] Create(Scenario scenario, ulong seed, int count);

    /// <summary>Deep equality: every leaf equal bit by bit, null and empty told apart.</summary>
    bool AreEqual(T? left, T? right);

    /// <summary>A checksum over every leaf, so that a decoder cannot skip work unnoticed.</summary>
    ulong Touch(T value);
}
