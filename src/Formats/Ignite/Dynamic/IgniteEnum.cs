namespace SerBench.Formats.Ignite.Dynamic;

/// <summary>A value of an enum whose type is not at hand.</summary>
/// <param name="TypeName">The full name of the enum; see <see cref="IgniteObject"/>.</param>
/// <param name="Value">Its number.</param>
/// <param name="IsBinary">Whether it has the code that marks enums nobody has deserialized yet.</param>
public sealed record IgniteEnum(string TypeName, int Value, bool IsBinary = false);
