using SerBench.Benchmarks.Cli;
using SerBench.Benchmarks.Tests.Docs;
using SerBench.Formats.Tests.Architecture;

namespace SerBench.Benchmarks.Tests.Architecture;

// The walks of ARCHITECTURE.md, read against the compiled code: each type uses the next one, or a contract that the next one fulfils.
public sealed class WalkTests
{
    private const string Fence = "```";
    private const string Arrow = " > ";

    private static readonly Assembly[] Assemblies =
    [
        typeof(ModelCatalog).Assembly, typeof(IFormat).Assembly, typeof(Catalog).Assembly, typeof(RunRecord).Assembly,
        typeof(FeatureList).Assembly,
    ];

    private static readonly ILookup<string, Type> Types =
        Assemblies.SelectMany(assembly => assembly.GetTypes()).Where(type => !type.IsNested).ToLookup(type => SimpleName(type.Name));

    private static readonly ILookup<string, string> Uses =
        Assemblies.SelectMany(AssemblyUses.Of).ToLookup(use => SimpleName(use.User), use => SimpleName(use.Used));

    public static TheoryData<string> Lines
    {
        get
        {
            string walks = File.ReadAllText(Clone.At("ARCHITECTURE.md")).Split("## Three walks")[1].Split("\n## ")[0];
            return [.. walks.Split(Fence).Where((_, at) => at % 2 == 1)
                .SelectMany(block => block.Split('\n')).Select(line => line.Trim()).Where(line => line.Contains(Arrow))];
        }
    }

    [Theory]
    [MemberData(nameof(Lines))]
    public void Each_type_uses_the_next(string line)
    {
        string[] names = line.Split(Arrow, StringSplitOptions.TrimEntries);
        Assert.All(names, name => Assert.True(Types.Contains(name), $"There is no type {name}."));
        Assert.All(names.Zip(names.Skip(1)), step => Assert.True(
            Types[step.First].Any(from => Types[step.Second].Any(to => Leads(from, to))), $"{step.First} does not use {step.Second}."));
    }

    [Fact]
    public void A_step_that_the_code_does_not_take_is_seen() =>
        Assert.False(Leads(Types["RunFlow"].Single(), Types["DenseWriter"].Single()));

    [Fact]
    public void There_are_three_walks() => Assert.InRange(Lines.Count, 3, 20);

    private static bool Leads(Type from, Type to) =>
        Contracts(to).Prepend(to).Any(type => Uses[SimpleName(from.FullName!)].Contains(SimpleName(type.FullName!)));

    // Interfaces and base classes of this project.
    private static IEnumerable<Type> Contracts(Type type)
    {
        for (Type? one = type.BaseType; one is not null; one = one.BaseType)
        {
            if (Assemblies.Contains(one.Assembly))
            {
                yield return one.IsGenericType ? one.GetGenericTypeDefinition() : one;
            }
        }

        foreach (Type one in type.GetInterfaces().Where(one => Assemblies.Contains(one.Assembly)))
        {
            yield return one.IsGenericType ? one.GetGenericTypeDefinition() : one;
        }
    }

    private static string SimpleName(string name) => name.Split('`')[0];
}
