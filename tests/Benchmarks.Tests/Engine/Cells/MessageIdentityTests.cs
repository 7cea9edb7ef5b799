namespace SerBench.Benchmarks.Tests.Engine.Cells;

public class MessageIdentityTests
{
    // A player has an absent or present struct of doubles, and a car has structs of a short and a float. Some of their bytes are random in
    // memory, and the library copies them.
    [Theory]
    [InlineData("peer/MemoryPack", "minecraft", true)]
    [InlineData("peer/MemoryPack", "car", true)]
    [InlineData("dense/compiled", "minecraft", false)]
    [InlineData("dense/compiled", "car", false)]
    [InlineData("peer/MemoryPack", "person", false)]
    public void Bytes_between_members_of_a_struct_may_differ(string serializer, string model, bool areSame)
    {
        var identity = new MessageIdentity(Catalog.BuiltIn.Find(serializer)!, ModelCatalog.BuiltIn.Find(model)!);

        Assert.Equal(areSame, identity.AreSame([1, 2], [1, 3]));
    }
}
