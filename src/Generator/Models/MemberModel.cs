namespace SerBench.Generator.Models;

/// <summary>A field or an automatic property.</summary>
/// <param name="Name">Its name in the shape.</param>
/// <param name="Type">Its type as code names it.</param>
/// <param name="Get">The expression that reads it; {0} is the object.</param>
/// <param name="Set">The expression to assign to; {0} is the object.</param>
/// <param name="Write">The call that writes it; {0} is the slot, {1} the value.</param>
/// <param name="Read">The call that reads it; {0} is the slot.</param>
internal sealed record MemberModel(string Name, string Type, string Get, string Set, string Write, string Read);
