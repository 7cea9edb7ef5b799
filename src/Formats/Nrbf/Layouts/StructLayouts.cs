using SerBench.Formats.Contracts;

namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>The structs of .NET that the contract knows as single values and that stand as classes on the wire.</summary>
internal static class StructLayouts
{
    /// <summary>_a (int), _b and _c (short), _d to _k (byte): together the sixteen bytes of a Guid as it lies in memory.</summary>
    public static readonly ClassLayout Guid = new(typeof(Guid), SerializableMembers.Of(Shape.Of<Guid>()));

    public static readonly ClassLayout DateTimeOffset = new(
        typeof(DateTimeOffset), [new("DateTime", typeof(DateTime), 0), new("OffsetMinutes", typeof(short), 1)]);
}
