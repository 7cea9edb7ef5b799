using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Values;

/// <summary>
/// Sets and maps come back with the comparer that their type has without being told another. One that ignores case would be lost, and with it
/// what the table finds.
/// </summary>
internal static class UsualComparer
{
    /// <summary>The default comparers of types with and without an equality of their own. A formatter puts either in the place of others that compare in the same way.</summary>
    private static readonly Type[] Defaults =
        [EqualityComparer<int>.Default.GetType().GetGenericTypeDefinition(), EqualityComparer<object>.Default.GetType().GetGenericTypeDefinition()];

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
        if (comparer != usual && !(comparer.IsGenericType && Defaults.Contains(comparer.GetGenericTypeDefinition())))
        {
            throw new UnsupportedValueException($"A set or map compares by a {comparer.Name} of its own, which would be lost.");
        }
    }
}
