namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>One value of a file of JSON, not yet read.</summary>
/// <param name="Utf8">Its text, valid until the next record is asked for.</param>
/// <param name="Number">Its position in the file, from 1.</param>
/// <param name="Line">The line where it begins, from 1.</param>
/// <param name="Column">The byte of that line where it begins, from 1.</param>
internal readonly record struct JsonRecord(ReadOnlyMemory<byte> Utf8, long Number, long Line, long Column);
