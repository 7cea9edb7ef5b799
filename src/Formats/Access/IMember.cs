namespace SerBench.Formats.Access;

/// <summary>One field of an object, reached in one way. Implementations are structs, so that a step costs only one virtual call.</summary>
public interface IMember<TObject, TValue>
{
    /// <summary>Loads the member.</summary>
    TValue Get(TObject target);

    /// <summary>Stores a value in the member of <paramref name="target"/>, which may be a struct.</summary>
    void Set(ref TObject target, TValue value);
}
