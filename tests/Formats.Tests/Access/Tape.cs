namespace SerBench.Formats.Tests.Access;

/// <summary>The simplest format: values one after the other, unchanged, so that an access can be tested alone.</summary>
internal sealed class Tape
{
    /// <summary>The written values, fields with their names.</summary>
    public List<(string Name, object? Value)> Values { get; } = [];

    /// <summary>The fields in the order in which they were set in their object.</summary>
    public IEnumerable<string> Names => Values.Where(entry => entry.Name.Length > 0).Select(entry => entry.Name);
}

/// <summary>The order that a tape asks for. It is a constant to the access.</summary>
internal interface ITapeOrder
{
    static abstract FieldOrder Order { get; }
}

internal readonly struct AsDeclared : ITapeOrder
{
    public static FieldOrder Order => FieldOrder.Declared;
}

internal readonly struct ByName : ITapeOrder
{
    public static FieldOrder Order => FieldOrder.ByName;
}

internal readonly struct FixedFirst : ITapeOrder
{
    public static FieldOrder Order => FieldOrder.FixedFirst;
}
