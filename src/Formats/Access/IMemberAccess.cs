using System.Reflection;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Access;

/// <summary>A way of reaching fields that works through a list of steps.</summary>
public interface IMemberAccess
{
    /// <summary>The member for one field, an <see cref="IMember{TObject, TValue}"/>, boxed.</summary>
    static abstract object CreateMember<TObject, TValue>(FieldInfo field);
}

/// <summary>One field of an object, reached in one way. A struct, so that a step of a list costs one virtual call and no more.</summary>
public interface IMember<TObject, TValue>
{
    TValue Get(TObject target);

    void Set(ref TObject target, TValue value);
}

/// <summary>A constructor may reject values; coming from a message, they are damage like any other.</summary>
public static class RejectedByConstructor
{
    public static WireFormatException Make(int position, Exception rejection) =>
        new(position, $"values that the constructor accepts ({rejection.Message})", rejection);
}
