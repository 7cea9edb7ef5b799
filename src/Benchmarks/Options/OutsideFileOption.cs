using System.CommandLine;
using SerBench.Benchmarks.Outside;

namespace SerBench.Benchmarks.Options;

/// <summary><c>--outside</c>, hidden: the plug-ins and the own type of the process that started this one.</summary>
internal sealed class OutsideFileOption : Option<string>
{
    public OutsideFileOption()
        : base("--outside")
    {
        Hidden = true;
    }

    public ProgramContext Open(ParseResult parsed, ProgramContext context) =>
        parsed.GetValue(this) is { } file ? context.With(OpenedOutside.Open(file)) : context;
}
