namespace SerBench.Formats.Tests.Ignite;

// A marshaller with full footers leaves out the flag of compact ones everywhere, even in objects without a footer. Such objects are read in
// the same way.
public class IgniteRawFooterTests
{
    [Theory]
    [InlineData("person")]
    [InlineData("complex")]
    public void Raw_objects_of_a_marshaller_with_full_footers_are_read(string model) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new Check());

    [Fact]
    public void So_are_objects_without_fields()
    {
        foreach ((string id, int flags) in new[] { ("ignite", 0x01), ("ignite-raw", 0x01), ("ignite-full", 0x21) })
        {
            byte[] message = Witnesses.Encode(id, new Empty());
            Assert.NotEqual(flags, message[IgniteHeader.FlagsAt]);
            message[IgniteHeader.FlagsAt] = (byte)flags;
            Assert.NotNull(Witnesses.Decode<Empty>(id, message));
        }
    }

    public sealed class Empty;

    private sealed class Check : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            T value = model.Create(model.Scenarios[0], seed: 1, count: 1)[0];
            byte[] message = Witnesses.Encode("ignite-raw", value);
            Assert.Equal(0x25, message[IgniteHeader.FlagsAt]);
            message[IgniteHeader.FlagsAt] = 0x05;
            Assert.True(model.AreEqual(value, Witnesses.Decode<T>("ignite-raw", message)));
            return 0;
        }
    }
}
