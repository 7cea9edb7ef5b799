namespace SerBench.Benchmarks.Features.Advice.Old;

/// <summary>A type of the runtime that new types use as well.</summary>
/// <param name="Code">The type as C# writes it, with <c>{0}</c> for its arguments.</param>
/// <param name="Make">An expression that makes a value from a list or dictionary <c>{1}</c>; null if that is the value itself.</param>
internal sealed record RuntimeType(RuntimeKind Kind, string Code, string? Make = null);
