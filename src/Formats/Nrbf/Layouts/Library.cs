using System.Collections.Concurrent;

namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>An assembly named in messages. There is one object per name, so that what a message has said of it is found by its index.</summary>
internal sealed class Library
{
    private static readonly ConcurrentDictionary<string, Library> Known = new(StringComparer.Ordinal);
    private static int LastIndex = -1;

    private Library(string name)
    {
        Name = name;
        PrefixedName = Prefixed.Of(name);
        Index = Interlocked.Increment(ref LastIndex);
    }

    public int Index { get; }

    public string Name { get; }

    public byte[] PrefixedName { get; }

    /// <summary>The library of a type; null for the system library.</summary>
    public static Library? Of(Type type) =>
        WireName.OfLibrary(type) is { } name ? Known.GetOrAdd(name, static text => new Library(text)) : null;
}
