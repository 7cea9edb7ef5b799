using System.Reflection;

namespace SerBench.Formats.Access;

/// <summary>A way of reaching fields that works through a list of steps.</summary>
public interface IMemberAccess
{
    /// <summary>The member for one field, an <see cref="IMember{TObject, TValue}"/>, boxed.</summary>
    static abstract object CreateMember<TObject, TValue>(FieldInfo field);
}
