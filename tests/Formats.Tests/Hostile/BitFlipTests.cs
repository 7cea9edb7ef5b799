namespace SerBench.Formats.Tests.Hostile;

// Every single bit of a message; of one that is long, every seventh bit between its ends.
public class BitFlipTests
{
    private const int End = 8 * 100;
    private const int Step = 7;

    public static TheoryData<string, string> Cases => HostileCases.Main;

    [Theory]
    [SharedData(nameof(Cases))]
    [InlineData("dense:utf16/compiled", "person")]
    [InlineData("dense:utf16/compiled", "complex")]
    public void EveryBitMayFlip(string serializer, string model) => Assert.True(
        ModelCatalog.BuiltIn.Find(model)!.Accept(new FlipAll(serializer)),
        "The message is whole again after the last flip, and no longer read.");

    // Fails at the first bad result. Returns whether the message is still read after every flip has been undone.
    private sealed class FlipAll(string serializer) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            var attack = new Attack<T>(serializer, model);
            byte[] message = attack.Messages[0];
            for (int bit = 0; bit < 8 * message.Length; bit += bit < End || bit >= (8 * message.Length) - End ? 1 : Step)
            {
                message[bit / 8] ^= (byte)(1 << (bit % 8));
                attack.Feed(message, $"bit {bit % 8} of byte {bit / 8} flipped");
                message[bit / 8] ^= (byte)(1 << (bit % 8));
            }

            return attack.Feed(message, "undamaged");
        }
    }
}
