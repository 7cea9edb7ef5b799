using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Values;

/// <summary>
/// Refuses sets and maps with a comparer of their own. They come back with the default comparer of their type, so a comparer that ignores case,
/// for example, would be lost, and lookups would change.
/// </summary>
internal static class UsualComparer
{
    /// <summary>
    /// The default comparers of types with and without an equality of their own. A formatter may put either in the place of other comparers
    /// that compare in the same way.
    /// </summary>
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
            throw new UnsupportedValueException($"A set or map uses the comparer {comparer.Name}, which would be lost.");
        }
    }
}
