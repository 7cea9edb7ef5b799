namespace SerBench.Engine.Host;

// A process with foreign code may print without end, so only the start of one line is in memory.
internal sealed class WatchedLines(TextReader reader)
{
    public const int LongestLine = 4 * 1024 * 1024;

    private readonly char[] _piece = new char[4096];
    private ReadOnlyMemory<char> _rest;

    // Reads to the end, so that the process is not blocked.
    public async Task<string> ReadFirstAsync()
    {
        string first = "";
        while (await ReadAsync().ConfigureAwait(false) is { } line)
        {
            first = first.Length == 0 ? line : first;
        }

        return first;
    }

    public async Task<string?> ReadAsync()
    {
        var line = new StringBuilder();
        while (true)
        {
            if (_rest.IsEmpty && (_rest = _piece.AsMemory(0, await reader.ReadAsync(_piece).ConfigureAwait(false))).IsEmpty)
            {
                return line.Length > 0 ? line.ToString() : null;
            }

            int end = _rest.Span.IndexOf('\n');
            int count = end < 0 ? _rest.Length : end;
            line.Append(_rest[..Math.Min(count, LongestLine - line.Length)]);
            _rest = _rest[(end < 0 ? count : count + 1)..];
            if (end >= 0)
            {
                return line.ToString().TrimEnd('\r');
            }
        }
    }
}
