using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Explaining;

/// <summary>A member as a message describes it.</summary>
/// <param name="Name">Its name in the message.</param>
/// <param name="Code">The primitive that stands there without a record; none for others.</param>
internal sealed record DescribedMember(string Name, PrimitiveCode Code);
