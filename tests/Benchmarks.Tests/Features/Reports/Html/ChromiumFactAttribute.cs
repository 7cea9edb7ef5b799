namespace SerBench.Benchmarks.Tests.Features.Reports.Html;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ChromiumFactAttribute : FactAttribute
{
    public ChromiumFactAttribute() => Skip = Chromium.Program is null ? "Chromium is not installed." : null;
}
