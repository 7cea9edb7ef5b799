namespace SerBench.Formats.Access;

/// <summary>Reaches fields one by one.</summary>
public interface IMemberAccess
{
    /// <summary>Creates the boxed <see cref="IMember{TObject, TValue}"/> of a field.</summary>
    static abstract object CreateMember<TObject, TValue>(FieldInfo field);
}
