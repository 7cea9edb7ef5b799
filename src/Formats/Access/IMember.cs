namespace SerBench.Formats.Access;

/// <summary>Loads and stores one field.</summary>
public interface IMember<TObject, TValue>
{
    /// <summary>Loads the member.</summary>
    TValue Get(TObject target);

    /// <summary>Stores a value in the member.</summary>
    void Set(ref TObject target, TValue value);
}
