namespace SerBench.Formats.Access;

/// <summary>One field of an object, reached in one way. A struct, so that a step of a list costs one virtual call and no more.</summary>
public interface IMember<TObject, TValue>
{
    TValue Get(TObject target);

    void Set(ref TObject target, TValue value);
}
