namespace SerBench.Formats.Xbuf2;

/// <summary>Looking for each field in the whole of its message (docs/formats/xbuf2.md, "Reading").</summary>
internal readonly struct Scanning : IReadMode;
