using System.Reflection;
using BenchmarkDotNet.ConsoleArguments;

namespace SerBench.Benchmarks.Measure;

/// <summary>The long names of BenchmarkDotNet's own options, as its parser declares them.</summary>
public static class BenchmarkDotNetOptions
{
    // Read by name: the attribute belongs to a parser that this project does not reference.
    private const string OptionAttribute = "CommandLine.OptionAttribute";

    public static IReadOnlyList<string> Names { get; } =
    [
        .. typeof(CommandLineOptions).GetProperties()
            .SelectMany(property => property.GetCustomAttributesData())
            .Where(attribute => attribute.AttributeType.FullName == OptionAttribute)
            .Select(NameOf)
            .OfType<string>()
            .Select(name => "--" + name),
    ];

    private static string? NameOf(CustomAttributeData attribute) =>
        attribute.ConstructorArguments.Select(argument => argument.Value).OfType<string>().FirstOrDefault(name => name.Length > 1);
}
