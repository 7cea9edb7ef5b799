namespace SerBench.Formats.Xbuf2;

/// <summary>Reading fields in the order in which they are asked for (docs/formats/xbuf2.md, "Reading").</summary>
internal readonly struct InStep : IReadMode;
