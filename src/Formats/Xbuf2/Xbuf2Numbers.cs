using System.Collections.Concurrent;

namespace SerBench.Formats.Xbuf2;

/// <summary>Field numbers that were published for a type and differ from the order of its declaration.</summary>
public static class Xbuf2Numbers
{
    private static readonly ConcurrentDictionary<Type, Func<string, int>> Published = new();

    /// <summary>States the number of each member of a type by its name. Called by a module initializer, before the type is first bound.</summary>
    public static void Add(Type type, Func<string, int> numberOf) => Published.TryAdd(type, numberOf);

    internal static Func<string, int>? Find(Type type) => Published.GetValueOrDefault(type);
}
