using SerBench.Benchmarks.Tests.Features.Advice;
using SerBench.Engine.Outside.Emitted;

namespace SerBench.Benchmarks.Tests.Migration;

// docs/migrate.md: its commands run, print what it shows, and write the code that it shows. Its sample is what OldShop writes.
public sealed partial class MigrationPageTests : WithFolder
{
    [Fact]
    public void The_sample_is_what_the_old_program_wrote()
    {
        string folder = Clone.At("samples/OldShop");
        if (Environment.GetEnvironmentVariable("SERBENCH_WRITE_SNAPSHOTS") == "1")
        {
            foreach ((string name, byte[] bytes) in OldShop.Files())
            {
                File.WriteAllBytes(Path.Combine(folder, name), bytes);
            }
        }

        // BinaryFormatter's bytes hold no time and no version of the runtime. Those of the compressed file may differ.
        foreach ((string name, byte[] bytes) in OldShop.Files().Where(file => !file.Name.EndsWith(".gz", StringComparison.Ordinal)))
        {
            Assert.Equal((name, Convert.ToHexString(bytes)), (name, Convert.ToHexString(File.ReadAllBytes(Path.Combine(folder, name)))));
        }
    }

    [Fact]
    public void Every_command_runs_and_prints_what_the_page_shows()
    {
        string page = Clone.Read("docs/migrate.md");
        Match[] commands = Commands().Matches(page).ToArray();
        Assert.True(commands.Length >= 3, "the page has too few commands");
        foreach (Match command in commands)
        {
            // Without measuring: times differ, and are not shown.
            string[] arguments = [.. command.Groups["arguments"].Value.Split(' ').Select(argument =>
                argument.StartsWith("samples/", StringComparison.Ordinal)
                    ? Clone.At(argument)
                    : argument.Replace("migrated", _folder.File("migrated")))];
            string[] quick = arguments[0] == "advise" && arguments.Contains("--out") && !arguments.Contains("--measure")
                ? [.. arguments, "--measure", "0"]
                : arguments;

            ProgramRun run = ProgramRun.Of(quick);

            Assert.True(run.ExitCode == ExitCode.Done, $"{command.Groups["arguments"].Value}: {run.Error}{run.Output}");
            foreach (string line in Lines(command.Groups["output"].Value))
            {
                Assert.Contains(line, Lines(run.Output.Replace(_folder.File("migrated"), "migrated")));
            }
        }

        foreach (Match code in Code().Matches(page))
        {
            string written = _folder.ReadText("migrated/Types.cs") + _folder.ReadText("migrated/Migration.cs");
            Assert.All(Lines(code.Groups["code"].Value), line => Assert.Contains(line, written));
        }

        // Older objects lack what newer ones have, and their numbers get the wider type.
        Assert.Contains("\"Total\":35000000000", _folder.ReadText("migrated/json/2014/order-7.bin.json"));
        Assert.Contains("\"Total\":1000,", _folder.ReadText("migrated/json/2009/order-1.bin.json"));

        // The example of use compiles beside what was written.
        _folder.Write("use/Use.cs", Use().Match(page).Groups["code"].Value);
        _folder.Write("use/Types.cs", _folder.ReadText("migrated/Types.cs"));
        _folder.Write("use/Migration.cs", _folder.ReadText("migrated/Migration.cs"));
        Assert.Null(CSharpBuild.Compile(_folder.File("use/Use.dll"), OwnProgram.Assemblies, []));
    }

    private static IEnumerable<string> Lines(string text) =>
        text.ReplaceLineEndings("\n").Split('\n')
            .Select(line => Blanks().Replace(line.Trim(), " "))
            .Where(line => line.Length > 0 && line.Any(char.IsLetterOrDigit));

    [GeneratedRegex(@"```sh\ndotnet run -c Release -- (?<arguments>[^\n]+)\n```\n(\n```text\n(?<output>.*?)```)?", RegexOptions.Singleline)]
    private static partial Regex Commands();

    // Code that the command has written, which the page marks as such.
    [GeneratedRegex(@"```csharp written\n(?<code>.*?)```", RegexOptions.Singleline)]
    private static partial Regex Code();

    [GeneratedRegex(@"```csharp use\n(?<code>.*?)```", RegexOptions.Singleline)]
    private static partial Regex Use();

    [GeneratedRegex(" +")]
    private static partial Regex Blanks();
}
