using SerBench.Benchmarks.Cli;
using SerBench.Benchmarks.Tests.Features.Reports;
using Spectre.Console;

namespace SerBench.Benchmarks.Tests.Commands;

// The tables of each command fit 80 columns, also where nobody watches.
public sealed class ConsoleWidthTests : WithFolder
{
    private const int Columns = 80;

    [Theory]
    [InlineData("list")]
    [InlineData("sizes --serializer dense/compiled,ignite/accessors,peer/System.Runtime.Serialization.Formatters,peer/System.Text.Json")]
    [InlineData("sizes --serializer peer/MemoryPack,dense/compiled --model simple,complex --every")]
    [InlineData("explain --serializer dense/compiled --model complex")]
    [LongData("--smoke --model person,car --format dense,peer --out OUT")]
    [LongData("--model simple --out OUT")]
    [InlineData("ladder --smoke --model simple --out OUT")]
    [InlineData("claims RUN --all")]
    [InlineData("report RUN --out OUT")]
    [LongData("evolve --serializer proto3/reflection,peer/System.Text.Json --model simple")]
    [LongData("tree --nodes 300 --runs 1 --gc default --save OUT.svg")]
    [LongData("driver --runs 1")]
    [LongData("scaling --serializer dense/compiled --budget 1s")]
    [LongData("attack --serializer dense/compiled --model simple --random 0 --out OUT")]
    [LongData("memory --serializer dense/generated --model simple")]
    [LongData("load --serializer dense/generated --model simple --rounds 1 --gc workstation")]
    [LongData("doctor --fair --serializer dense/generated --model simple")]
    public void Tables_fit(string command)
    {
        Assert.SkipWhen(command.Contains("RUN") && !ReferenceRun.Exists, "There is no reference run.");

        string words = command.Replace("OUT", _folder.File("out")).Replace("RUN", ReferenceRun.RecordFile);
        ProgramRun run = ProgramRun.Within(Columns, words.Split(' '));

        Assert.InRange(run.ExitCode, ExitCode.Done, ExitCode.Failed);
        AssertFits(run.Output);
    }

    // Whatever a run can hold.
    [ReferenceRunFact]
    public void The_tables_of_all_reports_fit()
    {
        foreach (Section section in WrittenReports.Sections(ReferenceRun.Record))
        {
            var output = new StringWriter();
            new Terminal(output, TextWriter.Null, isInteractive: false, Columns).Write(section.Blocks.Where(block => block is Block.Table));
            if (output.ToString().Length > 0)
            {
                AssertFits(output.ToString());
            }
        }
    }

    // A rule belongs to a table, and an empty line ends it.
    private static void AssertFits(string output)
    {
        string[] tables = [.. Regex.Split(output, @"^\s*\n", RegexOptions.Multiline).Where(part => part.Contains("\u2500\u2500\u2500"))];
        Assert.NotEmpty(tables);
        Assert.All(tables.SelectMany(table => table.Split('\n')), line => Assert.True(line.TrimEnd().GetCellWidth() <= Columns, line));
    }
}
