using System.Text.RegularExpressions;
using SerBench.Engine.Outside.Emitted;
using SerBench.Engine.Programs;

namespace SerBench.Benchmarks.Features.Aot;

internal sealed partial record AotBuild(string? Fault, IReadOnlyDictionary<string, int> Warnings, string Program, long Bytes)
{
    public const string NoAnswer = "the compiler gave no answer in time";

    private const string Name = "Trial";
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(10);

    public static AotBuild Make(LibraryProgram program, CancellationToken stop, bool isAhead = true)
    {
        NamedFile.WriteText(Path.Combine(program.Folder, $"{Name}.csproj"), EmbeddedText.Read(typeof(AotBuild), "aot-project.xml")
            .Replace("$F", $"net{Environment.Version.Major}.0")
            .Replace("$I", CSharpBuild.Include("Reference", program.References) + CSharpBuild.Include("Analyzer", program.Generators)));
        string output = Path.Combine(program.Folder, isAhead ? "out" : "jit");

        // program.Folder lies below empty settings files, where MSBuild's search for settings ends, so the user's settings have no effect.
        var start = new ProcessStartInfo("dotnet",
        [
            "publish", $"{Name}.csproj", "-c", "Release", "-o", output, "--use-current-runtime", "-v:q", "-nologo",
            .. isAhead ? [] : new[] { "-p:PublishAot=false", "--self-contained", "false" },
        ])
        { WorkingDirectory = program.Folder };
        ProgramOutput? made;
        try
        {
            made = ProgramOutput.Of(start, Patience, stop);
        }
        catch (System.ComponentModel.Win32Exception)
        {
            throw new UsageException("No .NET SDK is in the path; aot compiles programs with it.");
        }

        string text = made?.All ?? "";
        var warnings = Warning().Matches(text).Select(match => (Code: match.Groups[1].Value, match.Groups[2].Value)).Distinct()
            .CountBy(match => match.Code).OrderBy(pair => pair.Key, StringComparer.Ordinal).ToDictionary();
        string file = Path.Combine(output, OperatingSystem.IsWindows() ? $"{Name}.exe" : Name);
        return made is { ExitCode: 0 } && File.Exists(file) ? new AotBuild(null, warnings, file, new FileInfo(file).Length)
            : new AotBuild(made is null ? NoAnswer : $"it does not compile ({Error().Match(text).Groups[1].Value})", warnings, "", 0);
    }

    [GeneratedRegex(@"warning (IL\d{4}): ([^\n]*)")]
    private static partial Regex Warning();

    [GeneratedRegex(@"error ([^\n]*?)(?: \[[^\n]*)?\r?(?:\n|$)")]
    private static partial Regex Error();
}
