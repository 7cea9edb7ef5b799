namespace SerBench.Formats.Wire;

// Levels of nesting are limited. An object in tail position (its parent has only nested objects after it) adds no level, so linked lists
// have no limit. A reader also has a budget of bytes, because nested collections could otherwise each reserve memory for the same bytes.
internal readonly struct NestingLevel
{
    private const int MaxTailCalls = 16;
    private const int BudgetShift = 32;
    private const long Call = 1L << 16;
    private const long Level = 1;

    private readonly long _counts;

    private NestingLevel(long counts) => _counts = counts;

    public bool IsRoot => (uint)_counts == 0;

    public bool IsFull => Limits.IsReached((ushort)_counts + 1);

    // True if calls are so deep that an object in tail position is queued, not handled by a call.
    public bool IsLong => (uint)_counts >= MaxTailCalls * Call;

    public NestingLevel NextLevel => new(_counts + Level + Call);

    public NestingLevel NextTail => new(_counts + Call);

    public static NestingLevel Reading(int messageLength) => new((long)messageLength << BudgetShift);

    // All fields from this ordinal on are nested objects that can exist before they are filled.
    public static int FirstTailOrdinal(Shape shape) =>
        shape.Fields.Count - shape.Fields.Reverse().TakeWhile(field => IsTail(field.Value)).Count();

    [MethodImpl(Inlined)]
    public NestingLevel Enter(int position)
    {
        if (IsFull)
        {
            WireFormatException.ThrowTooDeep(position);
        }

        return NextLevel;
    }

    // Subtracts the least length of the items from the budget before their memory is allocated. Throws if the message or the budget has
    // fewer bytes. Items without collections (`isLast`) are not compared with the budget, because nothing in them uses the budget again.
    [MethodImpl(Inlined)]
    public NestingLevel Claim(long count, int leastLength, int position, int length, bool isLast = false)
    {
        long bytes = count * leastLength;
        int left = length - position;
        if ((ulong)bytes > (uint)(isLast ? left : Math.Min(left, (int)(_counts >> BudgetShift))))
        {
            WireFormatException.ThrowCount(position, count);
        }

        return new(_counts - (bytes << BudgetShift));
    }

    [MethodImpl(Inlined)]
    public NestingLevel Claim(long count, int leastLength, in InputCursor input, bool isLast = false) =>
        Claim(count, leastLength, input.Position, input.Length, isLast);

    private static bool IsTail(ValueShape value) =>
        value is { Kind: Kind.Object, Type.IsValueType: false } && value.Shape.IsFilledAfterCreation;
}
