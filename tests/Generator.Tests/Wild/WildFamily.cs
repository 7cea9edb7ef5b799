using System.Reflection;
using Microsoft.CodeAnalysis;
using SerBench.Generator.Models;

namespace SerBench.Generator.Tests.Wild;

// Types compiled together with the source generator.
// Seed: the seed of the types and their values.
// Source: the source.
// Root: the type of messages.
internal sealed record WildFamily(int Seed, string Source, Type Root)
{
    private static string[] Formats { get; } = [.. ZooBinding.FormatsWith("compiled")];

    // Compiles several families at once, which is cheaper.
    public static IEnumerable<WildFamily> Draw(IEnumerable<int> seeds) => seeds.Chunk(20).SelectMany(chunk =>
        Compile([.. chunk.Select(seed => (seed, WildSource.Draw(seed), WildSource.RootOf(seed)))]));

    // A source of a type Kept.Root.
    public static WildFamily Of(string source) => Compile([(1, source, "Kept.Root")]).Single();

    private static IEnumerable<WildFamily> Compile((int Seed, string Source, string Root)[] families)
    {
        Compiled compiled = Compiled.Of(string.Concat(families.Select(family => family.Source)));
        Assert.True(compiled.Problems.IsEmpty, string.Join('\n', compiled.Problems));
        Assembly assembly = compiled.Load();
        return families.Select(family => new WildFamily(family.Seed, family.Source, assembly.GetType(family.Root)!));
    }

    // Checks formats; an error message begins with the seed.
    // count: the number of values.
    // accessesOf: the accesses for the format of a given index; none to leave the format out.
    public IEnumerable<string> FindDifferences(int count, Func<int, string[]> accessesOf)
    {
        object[] values = [.. WildValues.Draw(Root, Seed, count)];
        foreach ((int index, string format) in Formats.Index())
        {
            string[] accesses = accessesOf(index);
            if (accesses.Length == 0)
            {
                continue;
            }

            var check = new WildCheck(Root, format, accesses);
            string? found = check.FindDisagreement();
            if (found is null && check.IsBound)
            {
                found = values.Select(check.FindDifference).FirstOrDefault(difference => difference is not null);
            }

            if (found is not null)
            {
                yield return $"seed {Seed}, {found}\n{Source}";
            }
        }
    }
}
