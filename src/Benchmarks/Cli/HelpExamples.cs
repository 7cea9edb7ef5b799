using SerBench.Benchmarks.Engine.Install;

namespace SerBench.Benchmarks.Cli;

/// <summary>The examples below the help of the program and of its commands.</summary>
internal static class HelpExamples
{
    /// <summary>The key of the program's own examples.</summary>
    public const string Root = "";

    /// <summary>The arguments of each example, and what it is for.</summary>
    public static IReadOnlyList<(string Command, string Arguments, string For)> All { get; } =
    [
        (Root, "", "which library for a person, a complex object, a car and a tree, in four minutes"),
        (Root, "--model car --full", "one model thoroughly, on texts as other people have them"),
        (Root, "--types MyModels.dll --type Order --data orders.jsonl", "your own type with your own data"),
        (Root, "--sample orders.jsonl", "your own data; the type is guessed"),
        (Root, "sizes --model person", "sizes only, in seconds"),
        (Root, "run --help", "the options of run, which is assumed where no command is named"),
        ("run", "--budget 90s", "which library, within 90 s"),
        ("run", "--filter Person.Binarizable.* --job short", "rows and settings as in BenchmarkDotNet"),
        ("run", "--full --model simple --out artifacts/simple", "three launches per cell, into a folder"),
        ("run", "--resume", "go on with the latest run where it was stopped"),
        ("sizes", "sizes --check reports/sizes.md", "compare with a file of sizes"),
        ("sizes", "sizes --sample orders.jsonl --emit Order.cs", "guess a type from JSON, and write it to a file"),
        ("explain", "explain --serializer dense/compiled --model simple", "what each byte is for"),
        ("attack", "attack --format dense --model person", "damaged messages for one reader"),
        ("advise", "advise old-files --out migrated", "new types, converted files and a report for files of BinaryFormatter"),
        ("compare", "compare before/run.json after/run.json", "what changed between two runs"),
        ("report", "report artifacts/runs/latest --out pages", "the reports of a run again"),
        ("memory", "memory --model tree --scenario published-75000", "a message of 10 MB: allocated, peak, retained, collections"),
        ("doctor", "doctor --fair --serializer peer/MemoryPack", "a library's rows beside direct calls"),
        ("tree", "tree --nodes 10000", "whole trees over 10 MB/s to 10 GB/s"),
        ("ladder", "ladder --model simple", "from naive reflection to straight-line code"),
        ("evolve", "evolve --schemas old.cs new.cs", "which serializers read messages of the other version"),
        ("driver", "driver --provider xbuf2.random", "the published driver with varied cars"),
    ];

    public static void Print(Terminal terminal, string command)
    {
        (string Command, string Arguments, string For)[] examples = [.. All.Where(example => example.Command == command)];
        terminal.Line(examples.Length > 0 ? "Examples:" : "");
        foreach ((_, string arguments, string what) in examples)
        {
            terminal.Line($"  {Repository.CommandLine(arguments)}");
            terminal.Line($"      {what}");
        }

        if (command == Root && Repository.IsTool)
        {
            terminal.Line($"  {Repository.CommandLine(InstalledTool.Command)}");
            terminal.Line("      ask the package feed again for libraries to compare with");
            terminal.Line($"  {Repository.CommandLine($"{InstalledTool.Offline} sizes")}");
            terminal.Line("      any command without them, and without asking");
        }
    }
}
