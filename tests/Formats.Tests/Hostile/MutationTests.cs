namespace SerBench.Formats.Tests.Hostile;

// Seeded damage of all kinds.
public class MutationTests
{
    private const int Many = 3_000;
    private const int Some = 300;

    public static TheoryData<string, string> Cases => HostileCases.Main;

    public static IEnumerable<TheoryDataRow<string, string>> Others => Share.Of(HostileCases.Others);

    [Theory]
    [SharedData(nameof(Cases))]
    public void ManyMutations(string serializer, string model) =>
        Assert.InRange(ModelCatalog.BuiltIn.Find(model)!.Accept(new Mutate(serializer, Many)), 1, Many);

    // The accesses that share a format's reader with the one attacked most.
    [Theory]
    [MemberData(nameof(Others))]
    public void SomeMutations(string serializer, string model) =>
        Assert.InRange(ModelCatalog.BuiltIn.Find(model)!.Accept(new Mutate(serializer, Some)), 1, Some);

    // Fails at the first bad result; returns the number of refused messages, which is never 0.
    // serializer: the attacked serializer.
    // count: the number of mutations.
    // repair: Corrects checksums, so that damage passes them.
    internal sealed class Mutate(string serializer, int count, Action<byte[]>? repair = null) : IModelVisitor<int>
    {
        private const ulong Seed = 20160419;

        public int Visit<T>(IModel<T> model)
        {
            var attack = new Attack<T>(serializer, model);
            var mutator = new Damage(Seed);
            int refused = 0;
            for (int i = 0; i < count; i++)
            {
                byte[] damaged = mutator.Next(attack.Messages);
                repair?.Invoke(damaged);
                refused += attack.Feed(damaged, $"mutation {i} of seed {Seed}") ? 0 : 1;
            }

            return refused;
        }
    }
}
