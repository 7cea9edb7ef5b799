namespace SerBench.Formats.Access;

/// <summary>A way of reaching fields one by one, each through an <see cref="IMember{TObject, TValue}"/>.</summary>
public interface IMemberAccess
{
    /// <summary>Creates the boxed <see cref="IMember{TObject, TValue}"/> for one field.</summary>
    static abstract object CreateMember<TObject, TValue>(FieldInfo field);
}
