using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Explaining;

/// <summary>A member of a table, by field id.</summary>
/// <param name="Name">The path of its value.</param>
/// <param name="Value">Its type.</param>
/// <param name="Role">What it is to its table, where its name is that of the table as well; else empty.</param>
internal readonly record struct FlatMember(PartName Name, ValueShape Value, string Role = "");
