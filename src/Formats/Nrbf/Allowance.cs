using System.Runtime.CompilerServices;

namespace SerBench.Formats.Nrbf;

/// <summary>
/// The memory that a few bytes of a message can ask for: runs of nulls in arrays, and the capacity of dictionaries and sets. A reader
/// grants it in proportion to the length of the message (docs/formats/nrbf.md, Limits); a writer refuses what a reader would.
/// </summary>
internal static class Allowance
{
    public const int BytesPerByte = 64;

    // An entry of a hash table: its bucket, its hash and the index of the next.
    private const int HashingLength = 3 * sizeof(int);

    public static long Of(int messageLength) => (long)BytesPerByte * messageLength;

    public static long OfItems<TItem>(int count) => (long)count * Unsafe.SizeOf<TItem>();

    public static long OfSet<TItem>(int capacity) => (long)capacity * (Unsafe.SizeOf<TItem>() + HashingLength);

    public static long OfMap<TKey, TValue>(int capacity) => (long)capacity * (Unsafe.SizeOf<TKey>() + Unsafe.SizeOf<TValue>() + HashingLength);
}
