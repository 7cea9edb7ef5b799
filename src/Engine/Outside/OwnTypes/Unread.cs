namespace SerBench.Engine.Outside.OwnTypes;

/// <param name="Reason">the fault and the remedy, as the rest of a sentence that begins with the path.</param>
internal sealed record Unread(string Path, string Reason);

internal sealed class JsonPath
{
    private const int LongestName = 64;

    private readonly Stack<(string? Name, int Index)> _steps = [];

    public void Enter(string name) => _steps.Push((name, 0));

    public void Enter(int index) => _steps.Push((null, index));

    public void Leave() => _steps.Pop();

    public void Clear() => _steps.Clear();

    public override string ToString() =>
        $"${string.Concat(_steps.Reverse().Select(step => step.Name is null ? $"[{step.Index}]" : Member(step.Name)))}";

    private static string Member(string name) => name.All(unit => char.IsAsciiLetterOrDigit(unit) || unit is '_' or '$')
        ? "." + Shorten(name)
        : $"['{string.Concat(Shorten(name).Select(unit => char.IsControl(unit) ? $"\\u{(int)unit:x4}" : unit.ToString()))}']";

    private static string Shorten(string name) => name.Length <= LongestName ? name : name[..LongestName] + "...";
}
