using SerBench.Formats.Contracts;

namespace SerBench.Formats.Wire.Chains;

/// <summary>
/// How deep an object stands. Two counts: the levels that are limited, and the calls on the stack. An object in tail position, which only
/// nested objects follow in its holder, is no level, so that chains have no limit; it is called while calls are few, and put off beyond.
/// </summary>
internal readonly struct NestingLevel
{
    private const int MaxTailCalls = 16;
    private const long Call = 1L << 32;
    private const long Level = 1;

    private readonly long _counts;

    private NestingLevel(long counts) => _counts = counts;

    /// <summary>Whether one more level is one too many.</summary>
    public bool IsFull => Limits.IsReached((int)_counts + 1);

    /// <summary>Whether an object in tail position must be put off.</summary>
    public bool IsLong => _counts >= MaxTailCalls * Call;

    public NestingLevel NextLevel => new(_counts + Level + Call);

    public NestingLevel NextTail => new(_counts + Call);

    /// <summary>From this field on a shape has only nested objects that can exist before they are filled.</summary>
    public static int FirstTailOrdinal(Shape shape) =>
        shape.Fields.Count - shape.Fields.Reverse().TakeWhile(field => IsTail(field.Value)).Count();

    private static bool IsTail(ValueShape value) =>
        value is { Kind: Kind.Object, Type.IsValueType: false } && value.Shape.IsFilledAfterCreation;
}
