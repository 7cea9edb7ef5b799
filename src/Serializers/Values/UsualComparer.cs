using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Values;

/// <summary>
/// Sets and maps come back with the comparer that their type has without being told another. One that ignores case would be lost, and with it
/// what the table finds.
/// </summary>
internal static class UsualComparer
{
    /// <summary>What a formatter puts in the place of some default comparers that compare in the same way.</summary>
    private static readonly Type Generic = EqualityComparer<int>.Default.GetType().GetGenericTypeDefinition();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Require<T>(IEqualityComparer<T> comparer)
    {
        if (comparer != EqualityComparer<T>.Default)
        {
            RequireSame(comparer.GetType(), EqualityComparer<T>.Default.GetType());
        }
    }

    private static void RequireSame(Type comparer, Type usual)
    {
        if (comparer != usual && !(comparer.IsGenericType && comparer.GetGenericTypeDefinition() == Generic))
        {
            throw new UnsupportedValueException($"A set or map compares by a {comparer.Name} of its own, which would be lost.");
        }
    }
}
