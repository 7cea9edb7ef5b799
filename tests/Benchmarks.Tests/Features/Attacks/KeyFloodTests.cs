namespace SerBench.Benchmarks.Tests.Features.Attacks;

public class KeyFloodTests
{
    private const int Many = 10_000;

    [Fact]
    public void All_keys_have_one_hash_unless_it_is_by_a_secret()
    {
        MethodInfo method = typeof(string).GetMethod("GetNonRandomizedHashCode", BindingFlags.Instance | BindingFlags.NonPublic, [])!;
        var hash = method.CreateDelegate<Func<string, int>>();
        string[] keys = [.. KeyFlood.Keys().Take(Many)];

        Assert.Equal(Many, keys.Distinct().Count());
        Assert.Single(keys.Select(hash).Distinct());
        Assert.InRange(keys.Select(key => key.GetHashCode()).Distinct().Count(), Many - 10, Many);
    }

    [Fact]
    public void Models_with_a_dictionary_of_text_are_flooded() =>
        Assert.Equal([1_000, Many], KeyFlood.ValuesOf(new ComplexModel()).Select(value => value.Data!.Count));

    [Fact]
    public void Others_are_not() => Assert.Empty(KeyFlood.ValuesOf(new PersonModel()));
}
