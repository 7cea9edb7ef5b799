using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace SerBench.Formats.Values;

/// <summary>Converts memory, segments, immutable arrays, and arrays whose items need conversion.</summary>
public readonly struct ArraySurrogate<TArray, T, TCarrier, TSurrogate> : ISurrogate<TArray, TCarrier[]>
    where TSurrogate : struct, ISurrogate<T, TCarrier>
{
    // A default segment or immutable array has no array, so it becomes null.
    static TCarrier[] ISurrogate<TArray, TCarrier[]>.ToCarrier(TArray value, bool isStrict) => ToArray(value) is not { } items ? null!
        : typeof(TSurrogate) == typeof(SelfSurrogate<T>) ? (TCarrier[])(object)items
        : Array.ConvertAll(items, item => Surrogate.Carry<T, TCarrier, TSurrogate>(item, isStrict));

    static TArray ISurrogate<TArray, TCarrier[]>.FromCarrier(TCarrier[] carrier, int position)
    {
        T[] items = typeof(TSurrogate) == typeof(SelfSurrogate<T>)
            ? (T[])(object)carrier
            : Array.ConvertAll(carrier, item => Surrogate.Restore<T, TCarrier, TSurrogate>(item, position));
        return typeof(TArray) == typeof(T[]) ? (TArray)(object)items
            : typeof(TArray) == typeof(Memory<T>) ? (TArray)(object)new Memory<T>(items)
            : typeof(TArray) == typeof(ReadOnlyMemory<T>) ? (TArray)(object)new ReadOnlyMemory<T>(items)
            : typeof(TArray) == typeof(ArraySegment<T>) ? (TArray)(object)new ArraySegment<T>(items)
            : (TArray)(object)ImmutableCollectionsMarshal.AsImmutableArray(items);
    }

    private static T[]? ToArray(TArray value) => value switch
    {
        T[] items => items,
        Memory<T> memory => WholeOf(memory),
        ReadOnlyMemory<T> memory => WholeOf(memory),
        ArraySegment<T> segment => WholeOf(segment),
        _ => ImmutableCollectionsMarshal.AsArray((ImmutableArray<T>)(object)value!),
    };

    private static T[] WholeOf(ReadOnlyMemory<T> memory) =>
        MemoryMarshal.TryGetArray(memory, out ArraySegment<T> segment) ? WholeOf(segment) ?? [] : memory.ToArray();

    private static T[]? WholeOf(ArraySegment<T> segment) =>
        segment.Count == segment.Array?.Length ? segment.Array : segment.Array is null ? null : segment.ToArray();
}
