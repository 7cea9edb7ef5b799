namespace SerBench.Model.Tests.DataSets;

// Making the data takes little more memory than the data.
[Collection(nameof(DataSetMemoryTests))]
public class DataSetMemoryTests
{
    [Theory]
    [InlineData("log")]
    [InlineData("mesh")]
    [InlineData("minecraft")]
    [InlineData("mk48")]
    public void All_that_is_allocated_is_less_than_three_times_the_objects(string model)
    {
        (long allocated, long kept) = ModelCases.Visit(model, new Measure());

        Assert.InRange(allocated, kept / 2, 3 * kept);
    }

    // Tests beside these would use memory, too.
    [CollectionDefinition(nameof(DataSetMemoryTests), DisableParallelization = true)]
    public sealed class Alone;

    private sealed class Measure : IModelVisitor<(long, long)>
    {
        public (long, long) Visit<T>(IModel<T> model)
        {
            // The first value takes types and tables with it.
            model.First("published-1");
            long before = GC.GetTotalMemory(forceFullCollection: true);
            long start = GC.GetAllocatedBytesForCurrentThread();
            T value = model.First("published");
            long allocated = GC.GetAllocatedBytesForCurrentThread() - start;
            long kept = GC.GetTotalMemory(forceFullCollection: true) - before;
            GC.KeepAlive(value);
            return (allocated, kept);
        }
    }
}
