using System.CommandLine;
using SerBench.Benchmarks.Cli;
using SerBench.Engine.Contract;

namespace SerBench.Benchmarks.Tests.Commands;

// All commands that people see, with the least arguments that each needs.
internal static class Grammar
{
    private static readonly FeatureCommand[] Visible =
    [
        .. FeatureList.All.SelectMany(feature => feature.CreateCommands(FeatureList.All))
            .Where(command => !command.Hidden),
    ];

    public static TheoryData<string> Commands => [.. Visible.Select(command => command.Name)];

    // All option words, each with a value that it takes somewhere.
    public static IEnumerable<string[]> Words => Visible.SelectMany(command => command.Options)
        .DistinctBy(option => option.Name)
        .OrderBy(option => option.Name)
        .Select(option => option.ValueType == typeof(bool) ? new[] { option.Name } : [option.Name, "1"]);

    public static Command Find(string name) => Visible.Single(command => command.Name == name);

    // The command with what it cannot do without.
    public static string[] LeastOf(string name) => name switch
    {
        "encode" => [name, "--serializer", "a/b", "--save", "x"],
        "decode" => [name, "--serializer", "a/b", "--in", "x"],
        "explain" => [name, "--serializer", "a/b"],
        "compare" => [name, "a", "b"],
        "advise" => [name, "a"],
        "upgrade" => [name, "MessagePack", "2.5.307", "3.1.12"],
        _ => [name],
    };
}
