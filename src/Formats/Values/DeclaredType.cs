namespace SerBench.Formats.Values;

/// <summary>Refuses values of a derived type, because they would be read as the declared type.</summary>
public static class DeclaredType
{
    /// <summary>Throws unless the value is exactly of the declared type.</summary>
    [MethodImpl(Inlined)]
    public static void Require<T>([DisallowNull] T value)
    {
        if (value.GetType() != typeof(T))
        {
            Throw(typeof(T), value);
        }
    }

    [DoesNotReturn]
    private static void Throw(Type declared, object value) => throw new UnsupportedValueException(
        $"A {value.GetType().Name} stands where {declared.Name} is declared; its type would be lost.");
}
