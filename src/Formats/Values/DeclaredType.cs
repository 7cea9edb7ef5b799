using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Values;

/// <summary>Members hold exactly what they declare: of a subclass only the base would be written, and an array of another type would come back as declared.</summary>
public static class DeclaredType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Require<T>([DisallowNull] T value)
    {
        if (value.GetType() != typeof(T))
        {
            Throw(typeof(T), value);
        }
    }

    [DoesNotReturn]
    private static void Throw(Type declared, object value) => throw new UnsupportedValueException(
        $"A {value.GetType().Name} stands where {declared.Name} is declared; what it adds would be lost.");
}
