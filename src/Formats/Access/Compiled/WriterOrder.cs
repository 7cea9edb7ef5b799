using SerBench.Formats.Contracts;

namespace SerBench.Formats.Access.Compiled;

/// <summary>
/// The order that a writer prefers, as a field: the JIT takes a field of an initialized class for a constant while it reads the code, and so
/// never looks at the bodies for other orders. A property is inlined too late for that, after those bodies have spent its budget.
/// </summary>
internal static class WriterOrder<TWriter>
    where TWriter : struct, IFieldWriter, allows ref struct
{
    public static readonly FieldOrder Value = TWriter.Order;
}
