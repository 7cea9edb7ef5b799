namespace SerBench.Formats.Wire;

/// <summary>How deep a value lies: levels, which are limited, and calls on the stack. An object in tail position has only nested objects
/// behind it in its holder. It is no level, so that chains have no limit: it is called while calls are few, and put off when they are many.
/// A reader also has a budget: the bytes of the message that no collection around the value has claimed. Else each of them could claim the
/// same bytes.</summary>
internal readonly struct NestingLevel
{
    private const int MaxTailCalls = 16;
    private const int BudgetShift = 32;
    private const long Call = 1L << 16;
    private const long Level = 1;

    private readonly long _counts;

    private NestingLevel(long counts) => _counts = counts;

    public bool IsRoot => (uint)_counts == 0;

    /// <summary>True if one more level would exceed the limit.</summary>
    public bool IsFull => Limits.IsReached((ushort)_counts + 1);

    /// <summary>True if an object in tail position must be put off.</summary>
    public bool IsLong => (uint)_counts >= MaxTailCalls * Call;

    public NestingLevel NextLevel => new(_counts + Level + Call);

    public NestingLevel NextTail => new(_counts + Call);

    /// <summary>The root of a message that is read.</summary>
    public static NestingLevel Reading(int messageLength) => new((long)messageLength << BudgetShift);

    /// <summary>The first field from which on a shape has only nested objects that can exist before they are filled.</summary>
    public static int FirstTailOrdinal(Shape shape) =>
        shape.Fields.Count - shape.Fields.Reverse().TakeWhile(field => IsTail(field.Value)).Count();

    /// <summary>Goes into a nested object that is being read. Throws if the limit of nesting is reached.</summary>
    [MethodImpl(AggressiveInlining)]
    public NestingLevel Enter(int position)
    {
        if (IsFull)
        {
            WireFormatException.ThrowTooDeep(position);
        }

        return NextLevel;
    }

    /// <summary>Claims the fewest bytes that announced items can take, before memory is allocated for them. Throws unless the rest of the
    /// message and the budget have as many. Items that hold no collections are the last to claim, so the rest alone is asked.</summary>
    [MethodImpl(AggressiveInlining)]
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

    /// <inheritdoc cref="Claim(long, int, int, int, bool)"/>
    [MethodImpl(AggressiveInlining)]
    public NestingLevel Claim(long count, int leastLength, in InputCursor input, bool isLast = false) =>
        Claim(count, leastLength, input.Position, input.Length, isLast);

    private static bool IsTail(ValueShape value) =>
        value is { Kind: Kind.Object, Type.IsValueType: false } && value.Shape.IsFilledAfterCreation;
}
