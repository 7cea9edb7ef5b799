namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>A part of a JSON document that did not reach the object.</summary>
/// <param name="Path">The path of the part, starting from the value that was compared.</param>
/// <param name="Reason">The fault and the remedy, as the rest of a sentence that begins with the path.</param>
internal sealed record Unread(string Path, string Reason)
{
    public Unread Under(string outer) => this with { Path = outer + Path };

    /// <summary>Writes a member as a step of a JSON path.</summary>
    public static string Step(string name) => name.All(unit => char.IsAsciiLetterOrDigit(unit) || unit is '_' or '$')
        ? "." + name
        : $"['{string.Concat(name.Select(unit => char.IsControl(unit) ? $"\\u{(int)unit:x4}" : unit.ToString()))}']";
}
