using SerBench.Formats.FlatBuffers.Reading;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Formats.FlatBuffers.Writing;

namespace SerBench.Formats.FlatBuffers.Parts;

// A map is a vector of tables with a key and a value.
internal static class MapPart
{
    // Each entry costs this much of the budget that limits a message's memory, because a dictionary allocates all entries in advance.
    private const int EntryCharge = 8;

    [MethodImpl(AggressiveInlining)]
    public static int Write<TMap, TKey, TValue, TWitness>(
        TMap value, EncodeBuffer buffer, int position, int from, ref VTables vtables, int depth)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (typeof(TKey).IsValueType)
        {
            return typeof(TValue).IsValueType
                ? Write<TMap, TKey, TValue, TWitness, Entries<TKey, TValue>>(value, buffer, position, from, ref vtables, depth)
                : Write<TMap, TKey, TValue, TWitness, Entries<TKey, Reference>>(value, buffer, position, from, ref vtables, depth);
        }

        return typeof(TValue).IsValueType
            ? Write<TMap, TKey, TValue, TWitness, Entries<Reference, TValue>>(value, buffer, position, from, ref vtables, depth)
            : Write<TMap, TKey, TValue, TWitness, Entries<Reference, Reference>>(value, buffer, position, from, ref vtables, depth);
    }

    [MethodImpl(AggressiveInlining)]
    public static TMap Read<TMap, TKey, TValue, TWitness>(in Message message, int from, int depth)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (typeof(TKey).IsValueType)
        {
            return typeof(TValue).IsValueType
                ? Read<TMap, TKey, TValue, TWitness, Entries<TKey, TValue>>(in message, from, depth)
                : Read<TMap, TKey, TValue, TWitness, Entries<TKey, Reference>>(in message, from, depth);
        }

        return typeof(TValue).IsValueType
            ? Read<TMap, TKey, TValue, TWitness, Entries<Reference, TValue>>(in message, from, depth)
            : Read<TMap, TKey, TValue, TWitness, Entries<Reference, Reference>>(in message, from, depth);
    }

    [MethodImpl(NoInlining)]
    private static int Write<TMap, TKey, TValue, TWitness, TPlace>(
        TMap value, EncodeBuffer buffer, int position, int from, ref VTables vtables, int depth)
        where TWitness : struct, IMap<TMap, TKey, TValue>
        where TPlace : struct, IPlace
    {
        var writer = new FlatWriter<TPlace>(buffer, position, ref vtables, depth);
        writer.BeginVector(from, TWitness.Count(value), FlatType.OffsetSize, FlatType.OffsetSize);
        TWitness.WriteEntries(ref writer, default, value);
        writer.EndVector();
        return writer.End;
    }

    [MethodImpl(NoInlining)]
    private static TMap Read<TMap, TKey, TValue, TWitness, TPlace>(in Message message, int from, int depth)
        where TWitness : struct, IMap<TMap, TKey, TValue>
        where TPlace : struct, IPlace
    {
        var reader = new FlatReader<TPlace>(in message, depth);
        int count = reader.BeginVector(from, FlatType.OffsetSize, EntryCharge + Message.ChargeOf<KeyValuePair<TKey, TValue>>(0));
        TMap map = TWitness.Create(count);
        TWitness.ReadEntries(ref reader, default, map, count);
        return map;
    }
}
