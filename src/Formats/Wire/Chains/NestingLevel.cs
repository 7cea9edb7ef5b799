namespace SerBench.Formats.Wire.Chains;

/// <summary>
/// The depth of an object, as two counts: levels, which are limited, and calls on the stack. An object in tail position has only nested objects
/// behind it in its holder. It is no level, so that chains have no limit: it is called while calls are few, and put off when they are many.
/// </summary>
internal readonly struct NestingLevel
{
    private const int MaxTailCalls = 16;
    private const long Call = 1L << 32;
    private const long Level = 1;

    private readonly long _counts;

    private NestingLevel(long counts) => _counts = counts;

    /// <summary>True for the root object.</summary>
    public bool IsRoot => _counts == 0;

    /// <summary>True if one more level would exceed the limit.</summary>
    public bool IsFull => Limits.IsReached((int)_counts + 1);

    /// <summary>True if an object in tail position must be put off.</summary>
    public bool IsLong => _counts >= MaxTailCalls * Call;

    public NestingLevel NextLevel => new(_counts + Level + Call);

    public NestingLevel NextTail => new(_counts + Call);

    /// <summary>The first field from which on a shape has only nested objects that can exist before they are filled.</summary>
    public static int FirstTailOrdinal(Shape shape) =>
        shape.Fields.Count - shape.Fields.Reverse().TakeWhile(field => IsTail(field.Value)).Count();

    private static bool IsTail(ValueShape value) =>
        value is { Kind: Kind.Object, Type.IsValueType: false } && value.Shape.IsFilledAfterCreation;
}
