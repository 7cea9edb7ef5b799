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
    // mayBeRead: the bits that may flip unnoticed; then no bit is left out. If null, all may.
    internal sealed class FlipAll(string serializer, Func<int, bool>? mayBeRead = null) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            var attack = new Attack<T>(serializer, model);
            byte[] message = attack.Messages[0];
            for (int bit = 0; bit < 8 * message.Length; bit += IsAtEnd(bit) ? 1 : Step)
            {
                message[bit / 8] ^= (byte)(1 << (bit % 8));
                bool isRead = attack.Feed(message, $"bit {bit % 8} of byte {bit / 8} flipped");
                Assert.True(!isRead || mayBeRead?.Invoke(bit) != false, $"bit {bit % 8} of byte {bit / 8} may flip unnoticed");
                message[bit / 8] ^= (byte)(1 << (bit % 8));
            }

            return attack.Feed(message, "undamaged");

            bool IsAtEnd(int bit) => mayBeRead is not null || bit < End || bit >= (8 * message.Length) - End;
        }
    }
}
