namespace SerBench.Formats.Tests.Access;

// The simplest format: values one after the other, unchanged, so that an access can be tested alone.
internal sealed class Tape
{
    // The written values, fields with their names.
    public List<(string Name, object? Value)> Values { get; } = [];

    // The fields in the order in which they were set in their object.
    public IEnumerable<string> Names => Values.Where(entry => entry.Name.Length > 0).Select(entry => entry.Name);
}

// The order that a tape asks for. It is a constant to the access.
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
