namespace SerBench.Published.XbufCar.Format;

/// <summary>Published field numbers of types, where they differ from the order of the declaration.</summary>
public static class Xbuf2Numbers
{
    private static readonly ConcurrentDictionary<Type, Func<string, int>> Published = new();

    /// <summary>Registers a function from the names of a type's members to field numbers. Call it in a module initializer, before the type
    /// is first bound.</summary>
    public static void Add(Type type, Func<string, int> numberOf) => Published.TryAdd(type, numberOf);

    internal static Func<string, int>? Find(Type type) => Published.GetValueOrDefault(type);
}
