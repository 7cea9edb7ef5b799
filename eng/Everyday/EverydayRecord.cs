namespace SerBench.Everyday;

/// <summary>The documented calls of all libraries and of <c>dense</c> for everyday types, timed in one process (eng/everyday).</summary>
public sealed record EverydayRecord(string Measured, string Processor, IReadOnlyList<EverydaySetting> Settings);

/// <param name="Vectors">The widest that the runtime was allowed to use.</param>
public sealed record EverydaySetting(string Vectors, IReadOnlyList<EverydayType> Types);

/// <param name="Rows">Our own row first.</param>
public sealed record EverydayType(string Name, IReadOnlyList<EverydayRow> Rows);

/// <param name="Bytes">The mean length of the messages.</param>
/// <param name="Encode">Nanoseconds per message, the median of all rounds.</param>
/// <param name="Ratio">The time to encode and decode, as a multiple of our own row's in the same round: the median of all rounds.</param>
/// <param name="OfFloor">The time to copy our message twice, as a part of this row's in the same round: the median of all rounds.</param>
public sealed record EverydayRow(string Id, double Bytes, double Encode, double Decode, double Ratio, double OfFloor);
