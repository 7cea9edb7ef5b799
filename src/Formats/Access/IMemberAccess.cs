using System.Reflection;

namespace SerBench.Formats.Access;

/// <summary>A way of reaching fields one by one, each through an <see cref="IMember{TObject, TValue}"/>.</summary>
public interface IMemberAccess
{
    /// <summary>Creates the boxed <see cref="IMember{TObject, TValue}"/> for one field.</summary>
    static abstract object CreateMember<TObject, TValue>(FieldInfo field);
}

/// <summary>
/// One field of an object, reached in one way. Implementations are structs, so that a step of a list costs one virtual call and no more.
/// </summary>
public interface IMember<TObject, TValue>
{
    /// <summary>Loads the member of <paramref name="target"/>.</summary>
    TValue Get(TObject target);

    /// <summary>Stores a value in the member of <paramref name="target"/>, which may be a struct.</summary>
    void Set(ref TObject target, TValue value);
}

/// <summary>A constructor may reject values that come from a message. Such values are damage like any other.</summary>
public static class RejectedByConstructor
{
    /// <summary>The exception for values at <paramref name="position"/> that a constructor rejected.</summary>
    public static WireFormatException Make(int position, Exception rejection) =>
        new(position, $"values that the constructor accepts ({rejection.Message})", rejection);
}
