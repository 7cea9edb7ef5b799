namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>A part of a JSON document that did not reach the object.</summary>
/// <param name="Path">Where it stands, from the value that was looked at.</param>
/// <param name="Reason">What is the matter and what to do, the rest of a sentence that begins with the path.</param>
internal sealed record Unread(string Path, string Reason)
{
    public Unread Under(string outer) => this with { Path = outer + Path };

    /// <summary>A member as JSON paths write it.</summary>
    public static string Step(string name) => name.All(unit => char.IsAsciiLetterOrDigit(unit) || unit is '_' or '$')
        ? "." + name
        : $"['{string.Concat(name.Select(unit => char.IsControl(unit) ? $"\\u{(int)unit:x4}" : unit.ToString()))}']";
}
