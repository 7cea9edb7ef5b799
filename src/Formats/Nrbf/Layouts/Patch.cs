namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>A place in a laid-out description that holds the message's id of a library.</summary>
internal readonly record struct Patch(int Offset, Library Library);
