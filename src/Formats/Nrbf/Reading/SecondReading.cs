using SerBench.Formats.Nrbf.Records;

namespace SerBench.Formats.Nrbf.Reading;

/// <summary>An object to be filled once more, from the members at an offset.</summary>
internal readonly record struct SecondReading(RecordTask Task, object Target, int Offset);
