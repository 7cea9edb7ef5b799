namespace SerBench.Migration.Old;

/// <param name="Code">the type as C# writes it, with {0} for its arguments.</param>
/// <param name="Make">an expression that makes a value from {1}, a list or dictionary; null if {1} is the value itself.</param>
internal sealed record RuntimeType(RuntimeKind Kind, string Code, string? Make = null);

internal enum RuntimeKind
{
    Scalar,
    Items,
    Pairs,
    Parts,
}
